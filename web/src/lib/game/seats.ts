// SPDX-License-Identifier: GPL-3.0-or-later
// What this browser remembers: the seats it holds, and the games it was at.
import type { Color, Seat } from '../protocol/messages';

export interface KeptSeat {
    color: Color;
    token: string;
    invitation: string | null;
}

export interface RecentGame {
    game: string;
    color: Color | null;
    opponent: string;
    level: number | null;
    time: string;
    placement: string;
    result: string | null;
    seen_at: number;
}

const SEAT = 'staunton.seat.';
const RECENT = 'staunton.recent';
const MOST_RECENT = 12;

function read<T>(key: string): T | null {
    try {
        const kept = localStorage.getItem(key);
        return kept === null ? null : (JSON.parse(kept) as T);
    } catch {
        return null;
    }
}

function write(key: string, value: unknown): void {
    try {
        localStorage.setItem(key, JSON.stringify(value));
    } catch {
        // A browser that keeps nothing still plays; only a reload loses the seat.
    }
}

export function keep_seat(seat: Seat): void {
    const { color, token, invitation } = seat;
    write(SEAT + seat.game, { color, token, invitation });
}

export function seat_in(game: string): KeptSeat | null {
    return read<KeptSeat>(SEAT + game);
}

export function forget_seat(game: string): void {
    localStorage.removeItem(SEAT + game);
}

export function recent_games(): RecentGame[] {
    const kept = read<RecentGame[]>(RECENT);
    return Array.isArray(kept) ? kept : [];
}

/** Puts the game at the head of the list; the seats of games that fall off its end are kept. */
export function remember_game(game: RecentGame): void {
    const others = recent_games().filter((each) => each.game !== game.game);
    write(RECENT, [game, ...others].slice(0, MOST_RECENT));
}
