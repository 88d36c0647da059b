// SPDX-License-Identifier: GPL-3.0-or-later
import { t } from '../i18n/translate.svelte';
import { ending_sentence, result_sentence, ruling_words } from '../laws/ruling_words';
import { opponent_of } from '../protocol/messages';
import type { Game, Happening } from './game.svelte';
import type { Sounds } from './sounds';
import { spoken_move } from './spoken_move';

/** Says what happens in a game: in words for a screen reader, and by sounds. */
export class Announcer {
    polite = $state('');
    urgent = $state('');

    constructor(
        private readonly game: Game,
        private readonly sounds: Sounds,
    ) {}

    /** Says it politely; the same words twice are still news. */
    say(text: string): void {
        this.polite = this.polite === text ? `${text}\u00A0` : text;
    }

    private alarm(text: string): void {
        this.urgent = this.urgent === text ? `${text}\u00A0` : text;
    }

    hear(happening: Happening): void {
        switch (happening.kind) {
            case 'begun':
                if (this.game.you !== null) {
                    this.say(t('say.start', { color: t(`color.${this.game.you}`) }));
                }
                this.sounds.play('offer');
                break;
            case 'moved': {
                const { move, facts, by, check } = happening;
                const words = facts === null ? move.san : spoken_move(facts, t);
                this.say(t('say.move', { player: t(`color.${by}`), move: words }));
                const takes = facts !== null && facts.captured !== null;
                this.sounds.play(check ? 'check' : takes ? 'capture' : 'move');
                if (check) {
                    this.alarm(t('say.check', { player: t(`color.${opponent_of(by)}`) }));
                }
                break;
            }
            case 'offered':
                if (happening.by !== this.game.you) {
                    this.alarm(t('say.offer', { player: t(`color.${happening.by}`) }));
                    this.sounds.play('offer');
                }
                break;
            case 'ruled': {
                const { moves, numbers, you } = this.game;
                const words = ruling_words(happening.ruling, { t, moves, numbers, you });
                this.alarm([words.kind, words.title, ...words.sentences].join('. '));
                break;
            }
            case 'ended': {
                const conclusion = this.game.state?.conclusion;
                if (conclusion !== null && conclusion !== undefined) {
                    const result = result_sentence(conclusion, this.game.you, t);
                    this.alarm(`${result}. ${ending_sentence(conclusion, t)}`);
                }
                this.sounds.play('end');
                break;
            }
            case 'reconnected':
                this.say(t('game.reconnected'));
                break;
        }
    }

    low_time(time: string): void {
        this.alarm(t('game.low_time', { time }));
        this.sounds.play('low_time');
    }
}
