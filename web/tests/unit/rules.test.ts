// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, test } from 'vitest';
import { START, random_game } from './support/games';
import { module, position_of, rules } from './support/rules';

describe('the module', () => {
    test('imports nothing: no file, no clock, no console', () => {
        expect(WebAssembly.Module.imports(module)).toEqual([]);
    });

    test('keeps no memory, however often it is asked', () => {
        const instance = new WebAssembly.Instance(module, {});
        const { memory } = instance.exports as { memory: WebAssembly.Memory };
        const before = memory.buffer.byteLength;
        const fen = position_of(START).fen;
        for (let times = 0; times < 2000; times++) {
            rules.position(`${fen} nonsense`);
            rules.position(fen);
            rules.judge(fen, ['e4', 'e5', 'Ke2', 'nonsense']);
        }
        expect(memory.buffer.byteLength).toBe(before);
    });
});

describe('a position', () => {
    test('is written as the server writes it', () => {
        expect(position_of('8/8/8/8/8/8/4k3/K7 b').fen).toBe('8/8/8/8/8/8/4k3/K7 b - - 0 1');
    });

    test('3.7.3.1: keeps an en passant square only where a capture is legal', () => {
        expect(position_of('4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1').fen).toContain(' b - - 0 1');
        expect(position_of('4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1').fen).toContain(' b - e3 0 1');
    });

    test('that none can be names every fault', () => {
        const read = rules.position('P3k3/8/8/8/8/8/8/8 b K - 0 1');
        expect(read.ok).toBe(false);
        if (read.ok) return;
        expect(read.fault.fault).toBe('impossible');
        const faults = read.fault.setup_faults;
        expect(faults.map(({ fault }) => fault)).toContain('pawn_on_end_rank');
        expect(faults).toContainEqual(
            expect.objectContaining({ fault: 'no_king', color: 'white', square: null }),
        );
    });

    test('that cannot be read says where', () => {
        const read = rules.position('8/8/8/8/8/8/8/8 x - - 0 1');
        expect(read).toMatchObject({ ok: false, fault: { fault: 'bad_turn', offset: 16 } });
    });

    test('stays what it is while others are asked about', () => {
        const start = position_of(START);
        const after = start.after('e2e4');
        const mated = position_of('R6k/8/6K1/8/8/8/8/8 b - - 0 1');
        expect(mated.legal_moves).toEqual([]);
        expect(start.legal_moves).toHaveLength(20);
        expect(after?.has_the_move).toBe('black');
        expect(start.has_the_move).toBe('white');
        expect(start.fen).toBe(START);
    });

    test('3.9, 5.1.1, 5.2.1, 5.2.2: tells check and its own ending', () => {
        const ending = (fen: string): string | undefined => position_of(fen).ending?.ending;
        expect(position_of('4k3/8/8/8/8/8/8/K3R3 b - - 0 1').checkers).toEqual(['e1']);
        expect(position_of(START).is_check).toBe(false);
        expect(ending('R6k/8/6K1/8/8/8/8/8 b - - 0 1')).toBe('checkmate');
        expect(ending('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')).toBe('stalemate');
        expect(ending('4k3/8/8/8/8/8/8/4K1N1 w - - 0 1')).toBe('dead_position');
        expect(ending(START)).toBeUndefined();
        const won = position_of('R6k/8/6K1/8/8/8/8/8 b - - 0 1');
        expect(won.ending).toEqual({ ending: 'checkmate', result: '1-0', articles: ['5.1.1'] });
        expect(won.may_checkmate).toEqual({ white: true, black: false });
    });

    test('Guidelines II: of Chess960 has a number', () => {
        expect(rules.chess960_position(518)?.fen).toBe(START);
        expect(rules.chess960_position(0)?.fen).toMatch(/^bbqnnrkr/);
        expect([-1, 960, 1.5, NaN].map((number) => rules.chess960_position(number))).toEqual(
            Array(4).fill(null),
        );
    });
});

describe('where a piece may go', () => {
    test('3.8.2: castling is found on the square of the king and on that of the rook', () => {
        const found = position_of('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1').destinations.get('e1');
        expect([...(found?.keys() ?? [])].sort()).toEqual(
            ['a1', 'c1', 'd1', 'd2', 'e2', 'f1', 'f2', 'g1', 'h1'],
        );
    });

    test('Guidelines II: a plain king move is not taken for castling in Chess960', () => {
        const position = position_of('4k3/8/8/8/8/8/8/5K1R w H - 0 1');
        expect(position.destinations.get('f1')?.get('g1')).toEqual(['f1g1']);
        expect(position.move('f1g1')?.castling).toBeNull();
        expect(position.move('f1h1')?.castling).toBe('king_side');
    });

    test('3.7.3.3: a promotion is four moves to one square', () => {
        const position = position_of('4k3/P7/8/8/8/8/8/4K3 w - - 0 1');
        expect(position.destinations.get('a7')?.get('a8')).toEqual(
            ['a7a8q', 'a7a8r', 'a7a8b', 'a7a8n'],
        );
    });

    test('3.9.2: a pinned piece stays on its line', () => {
        const position = position_of('4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1');
        const files = [...(position.destinations.get('e2')?.keys() ?? [])].map((to) => to.charAt(0));
        expect(new Set(files)).toEqual(new Set(['e']));
    });
});

describe('a premove is what one legal move of the opponent would allow', () => {
    const premoves = (fen: string, from: string): string[] => {
        const found = position_of(fen).premove_destinations;
        return [...found].flatMap(([square, to]) => (square === from ? [...to.keys()] : [])).sort();
    };

    test('a pawn takes where the opponent may come to stand', () => {
        expect(premoves('4k3/4p3/8/8/5B2/8/8/4K3 w - - 0 1', 'e7')).toEqual(['d6', 'e5', 'e6']);
    });

    test('a piece that may be taken can be taken back', () => {
        expect(premoves('4k3/4r3/8/4q3/8/8/4R3/4K3 w - - 0 1', 'e7')).toContain('e5');
    });

    test('3.7.3.1: a pawn that may come past can be taken en passant', () => {
        expect(premoves('4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1', 'e4')).toEqual(['d3', 'e3']);
    });

    test('3.8.2: castling only with the right to it, where the way may come free', () => {
        expect(premoves('r3k2r/8/8/8/8/8/8/4K1R1 w kq - 0 1', 'e8')).toEqual(
            expect.arrayContaining(['c8', 'g8']),
        );
        expect(premoves('r3k2r/8/8/8/8/8/8/4K1R1 w q - 0 1', 'e8')).not.toContain('g8');
    });

    test('3.7.3.3: a pawn may promote', () => {
        const position = position_of('4k3/8/8/8/8/8/p7/4K3 w - - 0 1');
        expect(position.premove_destinations.get('a2')?.get('a1')).toHaveLength(4);
    });

    test('5.1.1: nothing where the game is over', () => {
        expect(position_of('R6k/8/6K1/8/8/8/8/8 b - - 0 1').premove_destinations.size).toBe(0);
    });
});

describe('a move', () => {
    test('is said in every way at once', () => {
        expect(position_of('3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1').move('c7d8n')).toEqual({
            uci: 'c7d8n',
            san: 'cxd8=N',
            from: 'c7',
            to: 'd8',
            piece: 'pawn',
            captured: 'rook',
            promotion: 'knight',
            castling: null,
            en_passant: false,
            check: false,
            mate: false,
        });
    });

    test('3.7.3.1: that takes en passant takes a pawn', () => {
        const move = position_of('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1').move('exd6');
        expect(move).toMatchObject({ uci: 'e5d6', en_passant: true, captured: 'pawn' });
    });

    test('5.1.1: that mates says so', () => {
        const move = position_of('7k/8/6K1/8/8/8/8/R7 w - - 0 1').move('a1a8');
        expect(move).toMatchObject({ san: 'Ra8#', check: true, mate: true });
    });

    test('C.10: is written and read back, wherever it is made', () => {
        for (const seed of [1, 2, 3, 4, 5, 6]) {
            for (const { position } of random_game(rules, seed)) {
                for (const uci of position.legal_moves) {
                    const move = position.move(uci);
                    expect(position.move(move?.san ?? '')?.uci).toBe(uci);
                    expect(position.after(move?.san ?? '')?.fen).toBe(position.after(uci)?.fen);
                }
            }
        }
    });

    test('that is not legal leads nowhere', () => {
        const start = position_of(START);
        expect(start.after('e2e5')).toBeNull();
        expect(start.read('Ke2')).toMatchObject({ ok: false, fault: { fault: 'illegal' } });
    });
});

describe('a game', () => {
    const round = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

    test('9.2.2: a third occurrence may be claimed', () => {
        const judged = rules.judge(START, [...round, ...round]);
        expect(judged).toEqual({
            ok: true,
            value: { ending: null, occurrences: 3, claims: ['threefold'] },
        });
    });

    test('9.6.1: a fifth occurrence ends it', () => {
        const judged = rules.judge(START, [...round, ...round, ...round, ...round]);
        const ending = { result: '1/2-1/2', articles: ['9.6.1'] };
        expect(judged).toMatchObject({ ok: true, value: { ending, occurrences: 5 } });
    });

    test('9.3.2, 9.6.2: fifty moves may be claimed, seventy-five end it', () => {
        const quiet = (halfmoves: number): string => `4k3/8/8/8/8/8/8/R3K3 w - - ${halfmoves} 100`;
        expect(rules.judge(quiet(99), ['Ra2'])).toMatchObject({ value: { claims: ['fifty'] } });
        expect(rules.judge(quiet(98), ['Ra2'])).toMatchObject({ value: { claims: [] } });
        const ended = { ending: { articles: ['9.6.2'] } };
        expect(rules.judge(quiet(149), ['Ra2'])).toMatchObject({ value: ended });
    });

    test('with a move that is none says which', () => {
        const judged = rules.judge(START, ['e4', 'e5', 'e5']);
        expect(judged).toMatchObject({ ok: false, fault: { fault: 'illegal', index: 2 } });
    });

    test('as long as they come is judged', () => {
        const moves = Array.from({ length: 11_000 }, (_, ply) => round[ply % 4] ?? '');
        expect(rules.judge(START, moves)).toMatchObject({ value: { occurrences: 2751 } });
    });
});

describe('whatever comes in', () => {
    const strange = [
        '',
        ' ',
        '\u0000',
        '\uD800',
        'x'.repeat(30_000),
        '8/'.repeat(15_000),
        '(((((',
        'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 99999999999999999999 1',
        '킹e2',
        'O-O-O-O',
        '=Q',
        '\n\n\n',
    ];

    test('strange texts are refused in words', () => {
        for (const text of strange) {
            const position = rules.position(text);
            const move = position_of(START).read(text);
            const game = rules.judge(text, [text]);
            for (const read of [position, move, game]) {
                expect(read.ok, text.slice(0, 20)).toBe(false);
                if (!read.ok) expect(read.fault.message).not.toBe('');
            }
        }
    });

    test('random bytes are answered, and the next question too', () => {
        let state = 42;
        const next = (): number => (state = (state * 1103515245 + 12345) % 2147483648);
        for (let times = 0; times < 3000; times++) {
            const length = next() % 90;
            const text = Array.from({ length }, () => String.fromCharCode(next() % 128)).join('');
            rules.position(text);
            position_of(START).read(text);
        }
        expect(position_of(START).legal_moves).toHaveLength(20);
    });

    test('a text beyond the input is refused before it is sent', () => {
        expect(() => rules.position('x'.repeat(70_000))).toThrow(RangeError);
    });
});
