// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds made on the spot: a knock of wood for a move, bells for what needs attention.

export type Sound = 'move' | 'capture' | 'check' | 'end' | 'low_time' | 'offer';

interface Tone {
    frequency: number;
    at: number;
    length: number;
    loudness: number;
}

const BELLS: Record<Exclude<Sound, 'move' | 'capture'>, readonly Tone[]> = {
    check: [
        { frequency: 740, at: 0, length: 0.12, loudness: 0.16 },
        { frequency: 988, at: 0.07, length: 0.18, loudness: 0.14 },
    ],
    end: [
        { frequency: 392, at: 0, length: 0.5, loudness: 0.16 },
        { frequency: 494, at: 0.12, length: 0.5, loudness: 0.14 },
        { frequency: 587, at: 0.24, length: 0.8, loudness: 0.14 },
    ],
    low_time: [
        { frequency: 880, at: 0, length: 0.09, loudness: 0.14 },
        { frequency: 880, at: 0.16, length: 0.09, loudness: 0.14 },
    ],
    offer: [{ frequency: 660, at: 0, length: 0.35, loudness: 0.14 }],
};

export class Sounds {
    #context: AudioContext | null = null;

    constructor(private readonly is_muted: () => boolean) {}

    play(sound: Sound): void {
        if (this.is_muted() || navigator.userActivation?.hasBeenActive === false) return;
        const context = this.#awake();
        if (context === null) return;
        if (sound === 'move' || sound === 'capture') this.#knock(context, sound === 'capture');
        else for (const tone of BELLS[sound]) ring(context, tone);
    }

    #awake(): AudioContext | null {
        if (typeof AudioContext === 'undefined') return null;
        this.#context ??= new AudioContext();
        if (this.#context.state === 'suspended') void this.#context.resume();
        return this.#context;
    }

    #knock(context: AudioContext, hard: boolean): void {
        const length = hard ? 0.09 : 0.06;
        const noise = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
        const samples = noise.getChannelData(0);
        for (let i = 0; i < samples.length; i++) {
            const fading = (1 - i / samples.length) ** 4;
            samples[i] = (Math.random() * 2 - 1) * fading;
        }
        const source = context.createBufferSource();
        source.buffer = noise;
        const wood = context.createBiquadFilter();
        wood.type = 'bandpass';
        wood.frequency.value = hard ? 1500 : 950;
        wood.Q.value = 1.1;
        const volume = context.createGain();
        volume.gain.value = hard ? 0.9 : 0.7;
        source.connect(wood).connect(volume).connect(context.destination);
        source.start();
        ring(context, { frequency: hard ? 190 : 150, at: 0, length: 0.07, loudness: 0.22 });
    }
}

function ring(context: AudioContext, { frequency, at, length, loudness }: Tone): void {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
}
