// SPDX-License-Identifier: GPL-3.0-or-later
// The WebAssembly module as it is: src/browser/rules.h says what its functions do.

/** A call that takes a text and gives one. */
export type TextCall = 'read_position' | 'describe_move' | 'position_after' | 'judge_game';
/** A call about the position that was read last. */
export type PositionCall =
    | 'describe_position'
    | 'legal_moves'
    | 'destinations'
    | 'premove_destinations';

type Exports = {
    memory: WebAssembly.Memory;
    _initialize(): void;
    staunton_input(): number;
    staunton_input_size(): number;
    staunton_output(): number;
    staunton_chess960_position(number: number): number;
    staunton_perft(depth: number): bigint;
} & Record<`staunton_${TextCall}`, (length: number) => number> &
    Record<`staunton_${PositionCall}`, () => number>;

export type Said = { ok: true; text: string } | { ok: false; text: string };

/** Texts in and out of the module's memory. */
export class RulesModule {
    readonly #exports: Exports;
    readonly #encoder = new TextEncoder();
    readonly #decoder = new TextDecoder();

    constructor(instance: WebAssembly.Instance) {
        this.#exports = instance.exports as unknown as Exports;
        this.#exports._initialize();
    }

    ask(call: TextCall, text: string): Said {
        const { memory, staunton_input, staunton_input_size } = this.#exports;
        // The memory may have grown and moved since the last call.
        const input = new Uint8Array(memory.buffer, staunton_input(), staunton_input_size());
        const { read, written } = this.#encoder.encodeInto(text, input);
        if (read < text.length) throw new RangeError(`a text of ${text.length} characters is too long`);
        return this.#said(this.#exports[`staunton_${call}`](written));
    }

    tell(call: PositionCall): string {
        return this.#said(this.#exports[`staunton_${call}`]()).text;
    }

    chess960_position(number: number): Said {
        return this.#said(this.#exports.staunton_chess960_position(number));
    }

    perft(depth: number): bigint {
        return this.#exports.staunton_perft(depth);
    }

    #said(length: number): Said {
        const { memory, staunton_output } = this.#exports;
        const ok = length >= 0;
        const bytes = new Uint8Array(memory.buffer, staunton_output(), ok ? length : ~length);
        return { ok, text: this.#decoder.decode(bytes) };
    }
}
