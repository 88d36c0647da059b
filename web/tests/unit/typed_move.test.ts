// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, test } from 'vitest';
import { en } from '../../src/lib/i18n/en';
import { fill } from '../../src/lib/i18n/language';
import { read_typed } from '../../src/lib/game/typed_move';
import { spoken_move } from '../../src/lib/game/spoken_move';
import type { Translate } from '../../src/lib/laws/ruling_words';
import { START } from './support/games';
import { position_of } from './support/rules';

const KNIGHTS = '4k3/8/8/8/8/2N3N1/8/2N1K3 w - - 0 1';
const PAWN = '1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1';
const CASTLES = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';

const t: Translate = (key, values = {}) => fill(en[key], values);

describe('a typed move', () => {
    test.each([
        ['Nf3', 'g1f3'],
        ['  Nf3 ', 'g1f3'],
        ['Nf3+', 'g1f3'],
        ['Ng1-f3', 'g1f3'],
        ['♘f3', 'g1f3'],
        ['나이트f3', 'g1f3'],
        ['나이트 f3', 'g1f3'],
        ['g1f3', 'g1f3'],
        ['E2E4', 'e2e4'],
        ['e2-e4', 'e2e4'],
        ['e4', 'e2e4'],
    ])('%s is read as %s', (typed, uci) => {
        expect(read_typed(position_of(START), typed)).toEqual({ kind: 'move', uci });
    });

    test.each([
        ['axb8=N', 'a7b8n'],
        ['ab8Q', 'a7b8q'],
        ['a8=Q#', 'a7a8q'],
        ['a7a8n', 'a7a8n'],
        ['a8=퀸', 'a7a8q'],
    ])('the promotion %s is read as %s', (typed, uci) => {
        expect(read_typed(position_of(PAWN), typed)).toEqual({ kind: 'move', uci });
    });

    test.each([
        ['a8', 'a7a8q'],
        ['axb8', 'a7b8q'],
        ['a7b8', 'a7b8q'],
    ])('the promotion %s asks for its piece', (typed, uci) => {
        const read = read_typed(position_of(PAWN), typed);
        expect(read).toMatchObject({ kind: 'promotion', move: { uci } });
    });

    test.each(['O-O', '0-0', 'o-o', 'OO', 'e1g1', 'e1h1'])('%s castles', (typed) => {
        const read = read_typed(position_of(CASTLES), typed);
        expect(read).toEqual({ kind: 'move', uci: 'e1g1' });
    });

    test('a move that two pieces could make is ambiguous until the square is named', () => {
        expect(read_typed(position_of(KNIGHTS), 'Ne4')).toEqual({ kind: 'ambiguous' });
        const read = read_typed(position_of(KNIGHTS), 'Nce4');
        expect(read).toEqual({ kind: 'move', uci: 'c3e4' });
    });

    test.each(['', '   ', '%', 'e9', 'Nz3', 'x'.repeat(500), '\u0000', ' nope'])(
        '%j is unreadable and no more than that',
        (typed) => {
            expect(read_typed(position_of(START), typed)).toEqual({ kind: 'unreadable' });
        },
    );

    test.each(['Qh5', 'O-O-O', 'e5', 'e7e8q'])('%s is readable, and not legal', (typed) => {
        expect(read_typed(position_of(START), typed)).toEqual({ kind: 'not_legal' });
    });
});

describe('a spoken move', () => {
    test.each([
        [START, 'Nf3', 'knight to f3'],
        [KNIGHTS, 'Nce4', 'knight to e4'],
        [PAWN, 'axb8=Q', 'pawn takes on b8, promoting to queen, check'],
        [CASTLES, 'O-O', 'castles kingside'],
        ['7k/8/6K1/8/8/8/8/R7 w - - 0 1', 'Ra8', 'rook to a8, checkmate'],
        ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6', 'pawn takes on d6'],
    ])('in %s, %s is said "%s"', (fen, san, words) => {
        const move = position_of(fen).move(san);
        expect(move === null ? null : spoken_move(move, t)).toBe(words);
    });
});
