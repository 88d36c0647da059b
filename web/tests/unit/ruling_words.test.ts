// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, test } from 'vitest';
import { MoveNumbers } from '../../src/lib/board/history';
import { en } from '../../src/lib/i18n/en';
import { ko } from '../../src/lib/i18n/ko';
import { LANGUAGES, type Language, fill } from '../../src/lib/i18n/language';
import {
    type GameContext,
    type Translate,
    claimant_of,
    ending_sentence,
    result_sentence,
    ruling_words,
} from '../../src/lib/laws/ruling_words';
import type { Ruling } from '../../src/lib/protocol/messages';
import { read_ruling } from '../../src/lib/protocol/read_frame';

const REFUSALS = [
    'not_the_player_having_the_move',
    'touched_a_piece',
    'no_intended_move',
    'intended_move_illegal',
    'fewer_than_three_occurrences',
    'fewer_than_fifty_moves',
    'game_ended',
    'no_such_claim_in_these_laws',
    'illegal_move',
    'touch_move',
    'nothing_to_accept',
    'flag_has_not_fallen',
    'not_illegal',
];

const ENDINGS = [
    'checkmate',
    'stalemate',
    'dead_position',
    'insufficient_material',
    'resignation',
    'agreement',
    'threefold_repetition',
    'fivefold_repetition',
    'fifty_moves',
    'seventy_five_moves',
    'flag_fall',
    'flag_fall_draw',
    'illegal_move',
    'forfeit',
    'quickplay_finish',
    'repetition',
];

const translations: Record<Language, Translate> = {
    en: (key, values = {}) => fill(en[key], values),
    ko: (key, values = {}) => fill(ko[key], values),
};

const moves = ['e4', 'e5', 'Nf3', 'Nf6', 'Ng1', 'Ng8'].map((san) => ({ uci: '', san, clock: null }));

function context(language: Language): GameContext {
    const numbers = new MoveNumbers('x w - - 0 1');
    return { t: translations[language], moves, numbers, you: 'white' };
}

const REFUSED: Ruling = read_ruling({
    event: 41,
    ruling: 'refused',
    claim: 'threefold',
    reason: 'fewer_than_three_occurrences',
    articles: ['9.2.2', '9.5.3'],
    occurrences: [2, 7],
    near_misses: [{ ply: 6, differs: 'castling_rights' }],
    clock: { white: 0, black: 120 },
});

describe.each(LANGUAGES)('in %s', (language) => {
    const t = translations[language];

    test.each(REFUSALS)('the refusal %s has a sentence of its own, with nothing left open', (reason) => {
        const words = ruling_words({ ...REFUSED, reason, halfmoves: 12 }, context(language));
        expect(words.sentences[0]).not.toContain(reason);
        expect(words.sentences.join(' ')).not.toMatch(/[{}]/);
        expect(words.articles).toEqual(['9.2.2', '9.5.3']);
    });

    test.each(ENDINGS)('the ending %s has a sentence of its own', (ending) => {
        const sentence = ending_sentence(
            { result: '1-0', ending, by: 'move', articles: [], ply: 1 },
            t,
        );
        expect(sentence).not.toContain(ending === 'stalemate' ? '_' : `(${ending})`);
        expect(sentence).not.toMatch(/[{}]/);
    });

    test.each(['threefold', 'fifty'])('an accepted %s claim says so', (claim) => {
        const words = ruling_words({ ...REFUSED, ruling: 'accepted', claim }, context(language));
        expect(words.sentences[0]).not.toBe(t('arbiter.accepted_other'));
    });

    test('a reason that this page does not know is still told', () => {
        const words = ruling_words({ ...REFUSED, reason: 'new_reason' }, context(language));
        expect(words.sentences[0]).toContain('new_reason');
    });

    test('the fifty-move count is told', () => {
        const reason = 'fewer_than_fifty_moves';
        const words = ruling_words({ ...REFUSED, reason, halfmoves: 37 }, context(language));
        expect(words.sentences[0]).toContain('37');
    });

    test('every refusal, ending and difference differs from the others', () => {
        const all = REFUSALS.map(
            (reason) => ruling_words({ ...REFUSED, reason }, context(language)).sentences[0],
        );
        expect(new Set(all).size).toBe(REFUSALS.length);
    });
});

describe('a ruling in words', () => {
    test('11.9: names the occurrences by move, and the near misses with what differed', () => {
        const words = ruling_words(REFUSED, context('en'));
        expect(words.occurrences.map(({ label }) => label)).toEqual([
            '1… e5',
            'with the intended move',
        ]);
        expect(words.occurrences.map((each) => each.can_be_seen)).toEqual([true, false]);
        expect(words.near_misses).toEqual([
            {
                ply: 6,
                label: '3… Ng8',
                differs: 'a right to castle has been lost since',
                can_be_seen: true,
            },
        ]);
        expect(words.sentences).toEqual([
            'The position has appeared only twice, but at least three times are needed.',
            'Black receives 2:00 more.',
        ]);
    });

    test('9.5.3: the time given to the opponent shows who claimed', () => {
        expect(claimant_of(REFUSED)).toBe('white');
        expect(claimant_of({ ...REFUSED, clock: { white: 0, black: 0 } })).toBeNull();
        expect(ruling_words(REFUSED, context('ko')).title).toBe('백: 3회 동형반복 무승부 청구');
    });

    test('5.1.2: a resignation that draws is explained', () => {
        const draw = {
            result: '1/2-1/2',
            ending: 'resignation',
            by: 'resignation',
            articles: ['5.1.2'],
            ply: 9,
        };
        expect(ending_sentence(draw, translations.en)).toContain('could not give mate');
    });

    test('the result is told from where one sits', () => {
        const won = { result: '0-1', ending: 'checkmate', by: 'move', articles: [], ply: 4 };
        const { en: t } = translations;
        expect(result_sentence(won, 'black', t)).toBe('You have won');
        expect(result_sentence(won, 'white', t)).toBe('You have lost');
        expect(result_sentence(won, null, t)).toBe('Black wins');
        expect(result_sentence({ ...won, result: '1/2-1/2' }, 'white', t)).toBe('Draw');
    });
});
