// SPDX-License-Identifier: GPL-3.0-or-later
// The wire of protocol/README.md as types. A frame is checked once, in read_frame.ts; past that
// line nobody looks again.

export type Color = 'white' | 'black';
export type Variant = 'chess' | 'chess960';
export type GameStatus = 'waiting' | 'playing' | 'ended';
export type ByColor<T> = Record<Color, T>;
export type ClaimKind = 'threefold' | 'fifty';

export interface Conclusion {
    result: string;
    ending: string;
    by: string;
    articles: string[];
    ply: number;
}

export interface ClockReading {
    white: number | null;
    black: number | null;
    running: Color | null;
    delay: number;
}

export interface GameState {
    status: GameStatus;
    ply: number;
    fen: string;
    check: boolean;
    has_the_move: Color;
    legal: string[];
    last_move: string | null;
    clock: ClockReading | null;
    offer: Color | null;
    declared_move: string | null;
    conclusion: Conclusion | null;
}

export interface NearMiss {
    ply: number;
    differs: string;
}

export interface Ruling {
    event: number;
    ruling: string;
    claim: string | null;
    reason: string | null;
    articles: string[];
    occurrences: number[] | null;
    near_misses: NearMiss[];
    halfmoves: number | null;
    clock: ByColor<number>;
    conclusion: Conclusion | null;
}

export interface Player {
    kind: string;
    level: number | null;
    present: boolean;
}

export interface PlayedMove {
    uci: string;
    san: string;
    clock: number | null;
}

export interface RecordEvent {
    by: string | null;
    event: string | null;
    claim: string | null;
    move: string | null;
}

export type Rematch =
    | { kind: 'none' }
    | { kind: 'offered'; by: Color }
    | { kind: 'made'; game: string; token: string | null; color: Color | null };

export interface Snapshot {
    type: 'snapshot';
    game: string;
    sequence: number;
    you: Color | null;
    variant: Variant;
    first_fen: string;
    rules: string;
    time: ByColor<string>;
    players: ByColor<Player>;
    spectators: number;
    moves: PlayedMove[];
    rulings: Ruling[];
    rematch: Rematch;
    state: GameState;
}

export interface Update {
    type: 'update';
    sequence: number;
    event: RecordEvent;
    moves: PlayedMove[];
    rulings: Ruling[];
    state: GameState;
}

export interface RulingFrame {
    type: 'ruling';
    re: number | null;
    ruling: Ruling;
    state: GameState;
}

export interface Presence {
    type: 'presence';
    players: ByColor<Player>;
    spectators: number;
}

export interface RematchFrame {
    type: 'rematch';
    rematch: Rematch;
}

export interface ErrorFrame {
    type: 'error';
    re: number | null;
    code: string;
    message: string;
    place: string | null;
}

export interface Pong {
    type: 'pong';
    re: number | null;
}

export type ServerFrame =
    | Snapshot
    | Update
    | RulingFrame
    | Presence
    | RematchFrame
    | ErrorFrame
    | Pong;

export type ClientFrame =
    | { type: 'join'; token?: string }
    | { type: 'play'; move: string; ply: number }
    | { type: 'claim'; claim: ClaimKind; ply: number; move?: string }
    | { type: 'offer' }
    | { type: 'accept' }
    | { type: 'decline' }
    | { type: 'resign' }
    | { type: 'flag' }
    | { type: 'rematch' }
    | { type: 'ping' };

export interface NewGame {
    opponent: 'computer' | 'friend';
    level?: number;
    color?: Color | 'random';
    time?: string | ByColor<string>;
    variant?: Variant;
    fen?: string;
}

/** A seat, as its answer names it. The token is shown once. */
export interface Seat {
    game: string;
    color: Color;
    token: string;
    invitation: string | null;
}

export function opponent_of(color: Color): Color {
    return color === 'white' ? 'black' : 'white';
}
