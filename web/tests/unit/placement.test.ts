// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, test } from 'vitest';
import { MoveNumbers, stations_of } from '../../src/lib/board/history';
import { read_placement, write_placement } from '../../src/lib/board/placement';
import type { PlayedMove } from '../../src/lib/protocol/messages';
import { destinations_of } from '../../src/lib/rules/destinations';
import { rules } from './support/rules';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

const played = (...moves: string[]): PlayedMove[] =>
    moves.map((uci) => ({ uci, san: uci, clock: null }));

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

describe('a game', () => {
    test('has one position more than moves', () => {
        const stations = stations_of(rules, `${START} w KQkq - 0 1`, played('e2e4', 'e7e5', 'g1f3'));
        expect(stations.map(({ move }) => move?.san)).toEqual([undefined, 'e4', 'e5', 'Nf3']);
        expect(stations[3]?.position.fen).toBe(
            'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
        );
    });

    test('that goes on keeps the positions it had; another game shares none', () => {
        const fen = `${START} w KQkq - 0 1`;
        const before = stations_of(rules, fen, played('e2e4', 'e7e5'));
        const after = stations_of(rules, fen, played('e2e4', 'e7e5', 'g1f3'), before);
        expect(after[2]).toBe(before[2]);
        const other = stations_of(rules, fen, played('e2e4', 'c7c5', 'g1f3'), after);
        expect(other[1]).toBe(after[1]);
        expect(other.map(({ move }) => move?.san)).toEqual([undefined, 'e4', 'c5', 'Nf3']);
    });

    test('ends before a move that is none', () => {
        const stations = stations_of(rules, `${START} w KQkq - 0 1`, played('e2e4', 'e2e4'));
        expect(stations).toHaveLength(2);
        expect(stations_of(rules, 'no FEN', [])).toEqual([]);
    });

    test('Guidelines II: of Chess960 has its castling written with the rook', () => {
        const fen = '1rk1r3/pppppppp/8/8/8/8/PPPPPPPP/1RK1R3 w KQkq - 0 1';
        const stations = stations_of(rules, fen, played('c1e1', 'c8b8'));
        expect(stations.map(({ move }) => move?.san)).toEqual([undefined, 'O-O', 'O-O-O']);
        expect(stations[2]?.position.fen).toMatch(/^2krr3\/.*\/1R3RK1 w - - /);
    });

    test('numbers its moves as the scoresheet does, whoever begins', () => {
        const usual = new MoveNumbers(`${START} w KQkq - 0 1`);
        expect([1, 2, 3, 4].map((ply) => usual.label(ply))).toEqual(['1.', '1…', '2.', '2…']);
        const black_begins = new MoveNumbers('8/8/8/8/8/8/8/8 b - - 0 12');
        expect([1, 2, 3].map((ply) => black_begins.label(ply))).toEqual(['12…', '13.', '13…']);
    });
});

describe('moves that the server names', () => {
    test('are sorted by their squares, and what is no move is left out', () => {
        const found = destinations_of(['a7a8q', 'a7a8n', 'a7b8q', 'e1e2', 'zz', '']);
        expect(found.get('a7')?.get('a8')).toEqual(['a7a8q', 'a7a8n']);
        expect([...found.keys()]).toEqual(['a7', 'e1']);
    });
});
