// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, test } from 'vitest';
import { destinations } from '../../src/lib/board/destinations';
import { MoveNumbers, placements_of } from '../../src/lib/board/history';
import {
    after,
    is_capture,
    read_placement,
    read_uci,
    write_placement,
} from '../../src/lib/board/placement';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** The placement that these moves lead to. */
function played(placement: string, ...moves: string[]): string {
    let now = read_placement(placement);
    for (const uci of moves) {
        const move = read_uci(uci);
        if (move === null) throw new Error(uci);
        now = after(now, move);
    }
    return write_placement(now);
}

describe('a placement', () => {
    test.each([START, '8/8/8/8/8/8/8/8', 'r3k2r/8/8/3pP3/8/8/8/R3K2R', '4k3/P7/8/8/8/8/8/4K3'])(
        'is written as it is read: %s',
        (placement) => {
            expect(write_placement(read_placement(placement))).toBe(placement);
        },
    );

    test('of anything that is no FEN has no piece beyond the board', () => {
        for (const [square] of read_placement('9x/pppppppppppp/zz////////////kk')) {
            expect(square).toMatch(/^[a-h][1-8]$/);
        }
    });
});

describe('a move on the board', () => {
    test('leaves its square and takes what stands on the other', () => {
        expect(played(START, 'e2e4', 'd7d5', 'e4d5')).toBe(
            'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR',
        );
    });

    test('3.7.3.1: a pawn taken en passant leaves the board', () => {
        expect(played('4k3/8/8/3pP3/8/8/8/4K3', 'e5d6')).toBe('4k3/8/3P4/8/8/8/8/4K3');
        expect(played('4k3/8/8/8/3pP3/8/8/4K3', 'd4e3')).toBe('4k3/8/8/8/8/4p3/8/4K3');
    });

    test('3.7.3.3: a promoted pawn becomes the piece named', () => {
        expect(played('1r2k3/P7/8/8/8/8/8/4K3', 'a7b8n')).toBe('1N2k3/8/8/8/8/8/8/4K3');
        expect(played('4k3/8/8/8/8/8/7p/4K3', 'h2h1q')).toBe('4k3/8/8/8/8/8/8/4K2q');
    });

    test('3.8.2: castling moves king and rook, to either side, for both players', () => {
        const all = 'r3k2r/8/8/8/8/8/8/R3K2R';
        expect(played(all, 'e1g1')).toBe('r3k2r/8/8/8/8/8/8/R4RK1');
        expect(played(all, 'e1c1')).toBe('r3k2r/8/8/8/8/8/8/2KR3R');
        expect(played(all, 'e8g8')).toBe('r4rk1/8/8/8/8/8/8/R3K2R');
        expect(played(all, 'e8c8')).toBe('2kr3r/8/8/8/8/8/8/R3K2R');
    });

    test('Guidelines II: in Chess960 the king goes to its rook, also where squares overlap', () => {
        expect(played('4k3/8/8/8/8/8/8/R3K2R', 'e1h1')).toBe('4k3/8/8/8/8/8/8/R4RK1');
        expect(played('4k3/8/8/8/8/8/8/1RK5', 'c1b1')).toBe('4k3/8/8/8/8/8/8/2KR4');
        expect(played('4k3/8/8/8/8/8/8/5KR1', 'f1g1')).toBe('4k3/8/8/8/8/8/8/5RK1');
        expect(played('4k3/8/8/8/8/8/8/6KR', 'g1h1')).toBe('4k3/8/8/8/8/8/8/5RK1');
        expect(played('1r2k3/8/8/8/8/8/8/4K3', 'e8b8')).toBe('2kr4/8/8/8/8/8/8/4K3');
    });

    test('captures where an enemy stands or is passed, not where one castles', () => {
        const seen = (placement: string, uci: string): boolean => {
            const move = read_uci(uci);
            return move !== null && is_capture(read_placement(placement), move);
        };
        expect(seen('4k3/8/8/3pP3/8/8/8/4K3', 'e5d6')).toBe(true);
        expect(seen('4k3/8/8/3pP3/8/8/8/4K3', 'e5e6')).toBe(false);
        expect(seen('4k3/8/3p4/4P3/8/8/8/4K3', 'e5d6')).toBe(true);
        expect(seen('4k3/8/8/8/8/8/8/R3K2R', 'e1h1')).toBe(false);
    });
});

describe('a game', () => {
    test('has one placement more than moves', () => {
        const moves = ['e2e4', 'e7e5', 'g1f3'].map((uci) => ({ uci, san: uci, clock: null }));
        const placements = placements_of(`${START} w KQkq - 0 1`, moves);
        expect(placements).toHaveLength(4);
        expect(write_placement(placements[3] ?? new Map())).toBe(
            'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R',
        );
    });

    test('numbers its moves as the scoresheet does, whoever begins', () => {
        const usual = new MoveNumbers(`${START} w KQkq - 0 1`);
        expect([1, 2, 3, 4].map((ply) => usual.label(ply))).toEqual(['1.', '1…', '2.', '2…']);
        const black_begins = new MoveNumbers('8/8/8/8/8/8/8/8 b - - 0 12');
        expect([1, 2, 3].map((ply) => black_begins.label(ply))).toEqual(['12…', '13.', '13…']);
    });
});

describe('where a piece may go', () => {
    test('castling is found on the square of the king and on that of the rook', () => {
        const placement = read_placement('4k3/8/8/8/8/8/8/R3K2R');
        for (const legal of [
            ['e1g1', 'e1f1'],
            ['e1h1', 'e1f1'],
        ]) {
            const found = destinations(placement, legal).get('e1');
            expect(found?.get('g1')).toEqual([legal[0]]);
            expect(found?.get('h1')).toEqual([legal[0]]);
            expect(found?.get('f1')).toEqual(['e1f1']);
        }
    });

    test('a plain king move is not taken for castling in Chess960', () => {
        const placement = read_placement('4k3/8/8/8/8/8/8/5K1R');
        const found = destinations(placement, ['f1g1', 'f1h1']).get('f1');
        expect(found?.get('g1')).toEqual(['f1g1']);
        expect(found?.get('h1')).toEqual(['f1h1']);
    });

    test('a promotion is four moves to one square', () => {
        const placement = read_placement('4k3/P7/8/8/8/8/8/4K3');
        const legal = ['a7a8q', 'a7a8r', 'a7a8b', 'a7a8n'];
        expect(destinations(placement, legal).get('a7')?.get('a8')).toEqual(legal);
    });
});
