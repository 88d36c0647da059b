// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, test } from 'vitest';
import { read_placement } from '../../src/lib/board/placement';
import { read_move, write_san } from '../../src/lib/board/san';

const KNIGHTS = read_placement('4k3/8/8/8/8/2N3N1/8/2N1K3');
const KNIGHT_MOVES = ['c3e4', 'g3e4', 'c3e2', 'g3e2', 'c1e2', 'c1d3'];
const START = read_placement('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
const START_MOVES = ['e2e4', 'e2e3', 'g1f3', 'g1h3', 'b1c3'];
const PAWN = read_placement('1r2k3/P7/8/8/8/8/8/4K3');
const PAWN_MOVES = ['a7a8q', 'a7a8n', 'a7b8q', 'a7b8n', 'e1e2'];
const CASTLES = read_placement('4k3/8/8/8/8/8/8/R3K2R');

describe('algebraic notation (Appendix C)', () => {
    test('C.10: names the file, then the rank, then both, when another piece could go there', () => {
        expect(write_san(KNIGHTS, 'c3e4', KNIGHT_MOVES)).toBe('Nce4');
        expect(write_san(KNIGHTS, 'g3e2', KNIGHT_MOVES)).toBe('Nge2');
        expect(write_san(KNIGHTS, 'c1e2', KNIGHT_MOVES)).toBe('N1e2');
        expect(write_san(KNIGHTS, 'c3e2', KNIGHT_MOVES)).toBe('Nc3e2');
        expect(write_san(KNIGHTS, 'c1d3', KNIGHT_MOVES)).toBe('Nd3');
    });

    test('writes captures, promotions and castling', () => {
        expect(write_san(PAWN, 'a7b8n', PAWN_MOVES)).toBe('axb8=N');
        expect(write_san(PAWN, 'a7a8q', PAWN_MOVES)).toBe('a8=Q');
        expect(write_san(CASTLES, 'e1g1', ['e1g1', 'e1c1'])).toBe('O-O');
        expect(write_san(CASTLES, 'e1a1', ['e1h1', 'e1a1'])).toBe('O-O-O');
    });
});

describe('a typed move', () => {
    test.each([
        ['Nf3', 'g1f3'],
        [' nope', null],
        ['Nf3+', 'g1f3'],
        ['Ng1-f3', 'g1f3'],
        ['♘f3', 'g1f3'],
        ['나이트f3', 'g1f3'],
        ['g1f3', 'g1f3'],
        ['E2E4', 'e2e4'],
        ['e2-e4', 'e2e4'],
        ['e4', 'e2e4'],
    ])('%s is read as %s', (typed, uci) => {
        const read = read_move(START, typed, START_MOVES);
        expect(read).toEqual(uci === null ? { kind: 'unreadable' } : { kind: 'move', uci });
    });

    test.each([
        ['axb8=N', 'a7b8n'],
        ['ab8Q', 'a7b8q'],
        ['a8=Q#', 'a7a8q'],
        ['a7a8n', 'a7a8n'],
    ])('the promotion %s is read as %s', (typed, uci) => {
        expect(read_move(PAWN, typed, PAWN_MOVES)).toEqual({ kind: 'move', uci });
    });

    test('a promotion without its piece asks for it', () => {
        expect(read_move(PAWN, 'a8', PAWN_MOVES)).toEqual({ kind: 'promotion', uci: 'a7a8q' });
        expect(read_move(PAWN, 'axb8', PAWN_MOVES)).toEqual({ kind: 'promotion', uci: 'a7b8q' });
    });

    test.each(['O-O', '0-0', 'o-o', 'OO'])('%s castles, whichever way the wire writes it', (typed) => {
        expect(read_move(CASTLES, typed, ['e1g1'])).toEqual({ kind: 'move', uci: 'e1g1' });
        expect(read_move(CASTLES, typed, ['e1h1'])).toEqual({ kind: 'move', uci: 'e1h1' });
        expect(read_move(CASTLES, '0-0-0', ['e1h1'])).toEqual({ kind: 'not_legal' });
    });

    test('a move that two pieces could make is ambiguous until the square is named', () => {
        expect(read_move(KNIGHTS, 'Ne4', KNIGHT_MOVES).kind).toBe('ambiguous');
        expect(read_move(KNIGHTS, 'Nce4', KNIGHT_MOVES)).toEqual({ kind: 'move', uci: 'c3e4' });
    });

    test.each(['', '   ', '%', 'e9', 'Nz3', 'x'.repeat(500), '\u0000'])(
        '%j is unreadable and no more than that',
        (typed) => {
            expect(read_move(START, typed, START_MOVES)).toEqual({ kind: 'unreadable' });
        },
    );

    test('a readable move that is not legal is told apart', () => {
        expect(read_move(START, 'Qh5', START_MOVES)).toEqual({ kind: 'not_legal' });
    });
});
