// SPDX-License-Identifier: GPL-3.0-or-later
import type {
    ByColor,
    ClockReading,
    Color,
    Conclusion,
    GameState,
    GameStatus,
    NearMiss,
    PlayedMove,
    Player,
    RecordEvent,
    Rematch,
    Ruling,
    Seat,
    ServerFrame,
    Variant,
} from './messages';

/** Says where a frame is not what protocol/README.md promises. */
export class FrameError extends Error {
    constructor(
        readonly place: string,
        readonly wanted: string,
    ) {
        super(`${place}: ${wanted} expected`);
    }
}

type Fields = Record<string, unknown>;

function fields(value: unknown, place: string): Fields {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new FrameError(place, 'an object');
    }
    return value as Fields;
}

function text(from: Fields, name: string, place: string): string {
    const value = from[name];
    if (typeof value !== 'string') throw new FrameError(`${place}.${name}`, 'a text');
    return value;
}

function number(from: Fields, name: string, place: string): number {
    const value = from[name];
    if (typeof value !== 'number' || !Number.isFinite(value)) {
        throw new FrameError(`${place}.${name}`, 'a number');
    }
    return value;
}

function truth(from: Fields, name: string, place: string): boolean {
    const value = from[name];
    if (typeof value !== 'boolean') throw new FrameError(`${place}.${name}`, 'true or false');
    return value;
}

/** A field that may be null or left out. */
function optional<T>(
    read: (from: Fields, name: string, place: string) => T,
    from: Fields,
    name: string,
    place: string,
): T | null {
    return from[name] === undefined || from[name] === null ? null : read(from, name, place);
}

function one_of<T extends string>(allowed: readonly T[]) {
    return (from: Fields, name: string, place: string): T => {
        const value = from[name];
        const found = allowed.find((each) => each === value);
        if (found === undefined) throw new FrameError(`${place}.${name}`, allowed.join(' or '));
        return found;
    };
}

const color = one_of<Color>(['white', 'black']);
const variant = one_of<Variant>(['chess', 'chess960']);
const status = one_of<GameStatus>(['waiting', 'playing', 'ended']);

function list<T>(read: (value: unknown, place: string) => T) {
    return (from: Fields, name: string, place: string): T[] => {
        const value = from[name];
        if (!Array.isArray(value)) throw new FrameError(`${place}.${name}`, 'a list');
        return value.map((each, index) => read(each, `${place}.${name}[${index}]`));
    };
}

function item_text(value: unknown, place: string): string {
    if (typeof value !== 'string') throw new FrameError(place, 'a text');
    return value;
}

function item_number(value: unknown, place: string): number {
    if (typeof value !== 'number') throw new FrameError(place, 'a number');
    return value;
}

const texts = list(item_text);
const numbers = list(item_number);

function by_color<T>(read: (from: Fields, name: string, place: string) => T) {
    return (from: Fields, name: string, place: string): ByColor<T> => {
        const here = `${place}.${name}`;
        const both = fields(from[name], here);
        return { white: read(both, 'white', here), black: read(both, 'black', here) };
    };
}

function nullable_number(from: Fields, name: string, place: string): number | null {
    return optional(number, from, name, place);
}

function conclusion(from: Fields, name: string, place: string): Conclusion {
    const here = `${place}.${name}`;
    const it = fields(from[name], here);
    return {
        result: text(it, 'result', here),
        ending: text(it, 'ending', here),
        by: text(it, 'by', here),
        articles: texts(it, 'articles', here),
        ply: number(it, 'ply', here),
    };
}

function clock(from: Fields, name: string, place: string): ClockReading {
    const here = `${place}.${name}`;
    const it = fields(from[name], here);
    return {
        white: nullable_number(it, 'white', here),
        black: nullable_number(it, 'black', here),
        running: optional(color, it, 'running', here),
        delay: optional(number, it, 'delay', here) ?? 0,
    };
}

function state(from: Fields, name: string, place: string): GameState {
    const here = `${place}.${name}`;
    const it = fields(from[name], here);
    return {
        status: status(it, 'status', here),
        ply: number(it, 'ply', here),
        fen: text(it, 'fen', here),
        check: truth(it, 'check', here),
        has_the_move: color(it, 'has_the_move', here),
        legal: texts(it, 'legal', here),
        last_move: optional(text, it, 'last_move', here),
        clock: optional(clock, it, 'clock', here),
        offer: optional(color, it, 'offer', here),
        declared_move: optional(text, it, 'declared_move', here),
        conclusion: optional(conclusion, it, 'conclusion', here),
    };
}

function near_miss(value: unknown, place: string): NearMiss {
    const it = fields(value, place);
    return { ply: number(it, 'ply', place), differs: text(it, 'differs', place) };
}

const near_misses = list(near_miss);

export function read_ruling(value: unknown, place = 'ruling'): Ruling {
    const it = fields(value, place);
    const given = optional(by_color(nullable_number), it, 'clock', place);
    return {
        event: optional(number, it, 'event', place) ?? 0,
        ruling: text(it, 'ruling', place),
        claim: optional(text, it, 'claim', place),
        reason: optional(text, it, 'reason', place),
        articles: optional(texts, it, 'articles', place) ?? [],
        occurrences: optional(numbers, it, 'occurrences', place),
        near_misses: optional(near_misses, it, 'near_misses', place) ?? [],
        halfmoves: optional(number, it, 'halfmoves', place),
        clock: { white: given?.white ?? 0, black: given?.black ?? 0 },
        conclusion: optional(conclusion, it, 'conclusion', place),
    };
}

const rulings = list(read_ruling);

function played_move(value: unknown, place: string): PlayedMove {
    const it = fields(value, place);
    return {
        uci: text(it, 'uci', place),
        san: text(it, 'san', place),
        clock: optional(number, it, 'clock', place),
    };
}

const played_moves = list(played_move);

function player(from: Fields, name: string, place: string): Player {
    const here = `${place}.${name}`;
    const it = fields(from[name], here);
    return {
        kind: text(it, 'kind', here),
        level: optional(number, it, 'level', here),
        present: truth(it, 'present', here),
    };
}

function rematch_of(it: Fields, place: string): Rematch {
    const game = optional(text, it, 'game', place);
    if (game !== null) {
        return {
            kind: 'made',
            game,
            token: optional(text, it, 'token', place),
            color: optional(color, it, 'color', place),
        };
    }
    const by = optional(color, it, 'offered_by', place);
    return by === null ? { kind: 'none' } : { kind: 'offered', by };
}

function record_event(from: Fields, name: string, place: string): RecordEvent {
    const here = `${place}.${name}`;
    const it = fields(from[name], here);
    return {
        by: optional(text, it, 'by', here),
        event: optional(text, it, 'event', here),
        claim: optional(text, it, 'claim', here),
        move: optional(text, it, 'move', here),
    };
}

/** Reads what came over the socket. Throws FrameError naming the place; null for a type that this
 * page does not know, which later servers may send. */
export function read_frame(data: string): ServerFrame | null {
    let value: unknown;
    try {
        value = JSON.parse(data);
    } catch {
        throw new FrameError('frame', 'JSON');
    }
    const it = fields(value, 'frame');
    const type = text(it, 'type', 'frame');
    const players = by_color(player);
    switch (type) {
        case 'snapshot': {
            const rematch = it['rematch'];
            return {
                type,
                game: text(it, 'game', type),
                sequence: number(it, 'sequence', type),
                you: optional(color, it, 'you', type),
                variant: variant(it, 'variant', type),
                first_fen: text(it, 'first_fen', type),
                rules: text(it, 'rules', type),
                time: by_color(text)(it, 'time', type),
                players: players(it, 'players', type),
                spectators: number(it, 'spectators', type),
                moves: played_moves(it, 'moves', type),
                rulings: rulings(it, 'rulings', type),
                rematch:
                    rematch === undefined || rematch === null
                        ? { kind: 'none' }
                        : rematch_of(fields(rematch, 'snapshot.rematch'), 'snapshot.rematch'),
                state: state(it, 'state', type),
            };
        }
        case 'update':
            return {
                type,
                sequence: number(it, 'sequence', type),
                event: record_event(it, 'event', type),
                moves: played_moves(it, 'moves', type),
                rulings: rulings(it, 'rulings', type),
                state: state(it, 'state', type),
            };
        case 'ruling':
            return {
                type,
                re: optional(number, it, 're', type),
                ruling: read_ruling(it['ruling'], 'ruling.ruling'),
                state: state(it, 'state', type),
            };
        case 'presence':
            return {
                type,
                players: players(it, 'players', type),
                spectators: number(it, 'spectators', type),
            };
        case 'rematch':
            return { type, rematch: rematch_of(it, type) };
        case 'error':
            return {
                type,
                re: optional(number, it, 're', type),
                code: text(it, 'code', type),
                message: optional(text, it, 'message', type) ?? '',
                place: optional(text, it, 'place', type),
            };
        case 'pong':
            return { type, re: optional(number, it, 're', type) };
        default:
            return null;
    }
}

/** Reads the answer to a new game or a taken seat. */
export function read_seat(value: unknown): Seat {
    const it = fields(value, 'seat');
    return {
        game: text(it, 'game', 'seat'),
        color: color(it, 'color', 'seat'),
        token: text(it, 'token', 'seat'),
        invitation: optional(text, it, 'invitation', 'seat'),
    };
}
