// SPDX-License-Identifier: GPL-3.0-or-later
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reconnect_wait } from '../../src/lib/protocol/connection';
import { FrameError, read_frame, read_seat } from '../../src/lib/protocol/read_frame';

const STATE = {
    status: 'playing',
    ply: 2,
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
    check: false,
    has_the_move: 'white',
    legal: ['g1f3'],
    last_move: 'e7e5',
    clock: { white: 300000, black: 298200, running: 'white', delay: 0 },
    offer: null,
    declared_move: null,
    conclusion: null,
};

const SNAPSHOT = {
    type: 'snapshot',
    game: 'abc',
    sequence: 2,
    you: 'white',
    variant: 'chess',
    first_fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    rules: 'fide-2023',
    time: { white: '300+3', black: '300+3' },
    players: {
        white: { kind: 'guest', present: true },
        black: { kind: 'computer', level: 4, present: true },
    },
    spectators: 0,
    moves: [{ uci: 'e2e4', san: 'e4', clock: 300000 }],
    rulings: [],
    rematch: null,
    state: STATE,
};

const read = (value: unknown): unknown => read_frame(JSON.stringify(value));

describe('a frame', () => {
    test('snapshot is read whole, with what may be left out as null', () => {
        const frame = read_frame(JSON.stringify(SNAPSHOT));
        expect(frame).toMatchObject({
            type: 'snapshot',
            rematch: { kind: 'none' },
            players: { white: { level: null }, black: { level: 4 } },
            state: { clock: { running: 'white' } },
        });
    });

    test('rematch offers, seats and links are told apart', () => {
        expect(read({ type: 'rematch', offered_by: 'white' })).toEqual({
            type: 'rematch',
            rematch: { kind: 'offered', by: 'white' },
        });
        expect(read({ type: 'rematch', game: 'x', token: 't', color: 'black' })).toEqual({
            type: 'rematch',
            rematch: { kind: 'made', game: 'x', token: 't', color: 'black' },
        });
        expect(read({ type: 'rematch', game: 'x' })).toEqual({
            type: 'rematch',
            rematch: { kind: 'made', game: 'x', token: null, color: null },
        });
    });

    test('unknown fields are ignored, an unknown type is nothing', () => {
        expect(read({ type: 'pong', re: 3, extra: [] })).toEqual({ type: 'pong', re: 3 });
        expect(read({ type: 'from_the_future' })).toBeNull();
    });

    test.each([
        ['not JSON at all', '{', 'frame'],
        ['a list', '[]', 'frame'],
        ['no type', '{}', 'frame.type'],
        ['no state', JSON.stringify({ ...SNAPSHOT, state: undefined }), 'snapshot.state'],
        [
            'a wrong color',
            JSON.stringify({ ...SNAPSHOT, state: { ...STATE, has_the_move: 'red' } }),
            'snapshot.state.has_the_move',
        ],
        [
            'a wrong move',
            JSON.stringify({ ...SNAPSHOT, moves: [{ uci: 'e2e4', san: 7 }] }),
            'snapshot.moves[0].san',
        ],
    ])('with %s is refused, naming the place', (_, data, place) => {
        let caught: unknown;
        try {
            read_frame(data);
        } catch (error) {
            caught = error;
        }
        expect(caught).toBeInstanceOf(FrameError);
        expect((caught as FrameError).place).toBe(place);
    });
});

test('a seat is read, with its invitation if there is one', () => {
    expect(read_seat({ game: 'g', color: 'white', token: 't' })).toEqual({
        game: 'g',
        color: 'white',
        token: 't',
        invitation: null,
    });
    expect(() => read_seat({ game: 'g', color: 'white' })).toThrow(FrameError);
});

test('the waits to reconnect grow to eight seconds and no further', () => {
    expect(reconnect_wait(0, 1)).toBe(250);
    expect(reconnect_wait(3, 1)).toBe(2000);
    expect(reconnect_wait(30, 1)).toBe(8000);
    expect(reconnect_wait(30, 0)).toBe(6000);
});

const EXAMPLES = '../protocol/examples';
const FROM_SERVER = ['snapshot', 'update', 'ruling', 'presence', 'rematch', 'error', 'pong'];

const examples = existsSync(EXAMPLES)
    ? readdirSync(EXAMPLES)
          .filter((name) => name.endsWith('.json'))
          .map((name) => ({ name, text: readFileSync(join(EXAMPLES, name), 'utf8') }))
    : [];

describe('protocol/examples', () => {
    test('are whole JSON texts', () => {
        for (const { text } of examples) expect(() => JSON.parse(text) as unknown).not.toThrow();
    });

    const frames = examples
        .map(({ name, text }) => ({ name, value: JSON.parse(text) as { type?: string } }))
        .filter(({ value }) => FROM_SERVER.includes(value.type ?? ''));

    test.runIf(frames.length > 0).each(frames)('$name is read', ({ value }) => {
        expect(read(value)).toMatchObject({ type: value.type });
    });

    const seats = examples
        .map(({ name, text }) => ({ name, value: JSON.parse(text) as { token?: string; game?: string } }))
        .filter(({ value }) => value.token !== undefined && value.game !== undefined && !('type' in value));

    test.runIf(seats.length > 0).each(seats)('$name is a seat', ({ value }) => {
        expect(read_seat(value).game).toBe(value.game);
    });
});
