// SPDX-License-Identifier: GPL-3.0-or-later
// The arbiter's rulings in words: what was decided, why, by which Article, on what evidence. A
// player has a right to that explanation (11.9).
import { type MessageKey, en } from '../i18n/en';
import type { MoveNumbers } from '../board/history';
import type { Color, Conclusion, PlayedMove, Ruling } from '../protocol/messages';
import { opponent_of } from '../protocol/messages';

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** What the words need to know of the game. */
export interface GameContext {
    t: Translate;
    moves: readonly PlayedMove[];
    numbers: MoveNumbers;
    you: Color | null;
}

/** A position of the game that is evidence. One that only the intended move would have given
 * cannot be looked at. */
export interface Witness {
    ply: number;
    label: string;
    differs: string | null;
    can_be_seen: boolean;
}

export interface RulingWords {
    kind: string;
    title: string;
    sentences: string[];
    articles: string[];
    occurrences: Witness[];
    near_misses: Witness[];
}

const KINDS: Record<string, MessageKey> = {
    refused: 'arbiter.refused',
    accepted: 'arbiter.accepted',
    ended: 'arbiter.ended',
    penalised: 'arbiter.penalised',
    corrected: 'arbiter.corrected',
};

/** The key made of these parts if there is such a sentence. */
export function key_of(group: string, name: string): MessageKey | null {
    const key = `${group}.${name}`;
    return key in en ? (key as MessageKey) : null;
}

export function ply_label(ply: number, context: GameContext): string {
    if (ply === 0) return context.t('arbiter.first_position');
    const move = context.moves[ply - 1];
    if (move === undefined) return context.t('arbiter.with_intended');
    return `${context.numbers.label(ply)} ${move.san}`;
}

function occurrence_count(ruling: Ruling, t: Translate): string {
    const count = ruling.occurrences?.length ?? 0;
    if (count === 0) return t('count.none');
    if (count === 1) return t('count.once');
    return count === 2 ? t('count.twice') : t('count.times', { count });
}

export function refusal_sentence(ruling: Ruling, t: Translate): string {
    const reason = ruling.reason ?? '';
    const key = key_of('refusal', reason);
    if (key === null) return t('refusal.unknown', { reason });
    if (reason === 'fewer_than_three_occurrences') {
        return t(key, { count: occurrence_count(ruling, t) });
    }
    return t(key, { count: ruling.halfmoves ?? 0 });
}

/** Why the game ended. */
export function ending_sentence(conclusion: Conclusion, t: Translate): string {
    if (conclusion.ending === 'resignation' && conclusion.result === '1/2-1/2') {
        return t('ending.resignation_draw');
    }
    const key = key_of('ending', conclusion.ending);
    return key === null ? t('ending.unknown', { ending: conclusion.ending }) : t(key);
}

export function winner_of(conclusion: Conclusion): Color | null {
    if (conclusion.result === '1-0') return 'white';
    return conclusion.result === '0-1' ? 'black' : null;
}

/** Who won, as that player or a spectator would say it. */
export function result_sentence(conclusion: Conclusion, you: Color | null, t: Translate): string {
    const winner = winner_of(conclusion);
    if (winner === null) {
        return t(conclusion.result === '1/2-1/2' ? 'result.draw' : 'result.none');
    }
    if (you === null) return t(winner === 'white' ? 'result.white' : 'result.black');
    return t(winner === you ? 'result.you_won' : 'result.you_lost');
}

/** The Article in a few words of our own; nothing for one that the page does not know. */
export function article_gloss(article: string, t: Translate): string | null {
    const key = key_of('article', article);
    return key === null ? null : t(key);
}

function seconds_text(seconds: number): string {
    const whole = Math.round(Math.abs(seconds));
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function clock_sentences(ruling: Ruling, t: Translate): string[] {
    return (['white', 'black'] as const)
        .filter((color) => ruling.clock[color] !== 0)
        .map((color) => {
            const seconds = ruling.clock[color];
            const values = { player: t(`color.${color}`), time: seconds_text(seconds) };
            return t(seconds > 0 ? 'arbiter.time_given' : 'arbiter.time_taken', values);
        });
}

/** Who claimed, as far as the ruling shows it: a wrong claim gives the opponent time (9.5.3). */
export function claimant_of(ruling: Ruling): Color | null {
    if (ruling.ruling !== 'refused') return null;
    const gainer = (['white', 'black'] as const).find((color) => ruling.clock[color] > 0);
    return gainer === undefined ? null : opponent_of(gainer);
}

function title_of(ruling: Ruling, context: GameContext): string {
    const { t } = context;
    if (ruling.conclusion !== null) return result_sentence(ruling.conclusion, context.you, t);
    const key = ruling.claim === null ? null : key_of('arbiter', `claim_${ruling.claim}`);
    if (key === null) return t('arbiter.title');
    const by = claimant_of(ruling);
    if (by === null) return t(key);
    return t('arbiter.claim_by', { player: t(`color.${by}`), claim: t(key) });
}

function sentences_of(ruling: Ruling, t: Translate): string[] {
    if (ruling.conclusion !== null) return [ending_sentence(ruling.conclusion, t)];
    switch (ruling.ruling) {
        case 'refused':
            return [refusal_sentence(ruling, t)];
        case 'penalised':
            return [t('arbiter.penalised_text')];
        case 'corrected':
            return [t('arbiter.corrected_text')];
        default:
            return [t(key_of('arbiter', `accepted_${ruling.claim ?? ''}`) ?? 'arbiter.accepted_other')];
    }
}

function differs_text(differs: string, t: Translate): string {
    const key = key_of('arbiter.differs', differs);
    return key === null ? t('arbiter.differs.other', { what: differs }) : t(key);
}

export function ruling_words(ruling: Ruling, context: GameContext): RulingWords {
    const { t } = context;
    const witness = (ply: number, differs: string | null): Witness => ({
        ply,
        label: ply_label(ply, context),
        differs,
        can_be_seen: ply <= context.moves.length,
    });
    const kind = KINDS[ruling.ruling];
    return {
        kind: kind === undefined ? ruling.ruling : t(kind),
        title: title_of(ruling, context),
        sentences: [...sentences_of(ruling, t), ...clock_sentences(ruling, t)],
        articles: ruling.articles.length > 0 ? ruling.articles : (ruling.conclusion?.articles ?? []),
        occurrences: (ruling.occurrences ?? []).map((ply) => witness(ply, null)),
        near_misses: ruling.near_misses.map((miss) =>
            witness(miss.ply, differs_text(miss.differs, t)),
        ),
    };
}

/** Rulings that a player wants to read: not that a move or an offer was taken note of. */
export function is_worth_reading(ruling: Ruling): boolean {
    return ruling.ruling !== 'accepted' || ruling.claim !== null;
}
