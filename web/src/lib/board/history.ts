// SPDX-License-Identifier: GPL-3.0-or-later
import type { PlayedMove } from '../protocol/messages';
import { type Placement, after, read_placement, read_uci } from './placement';

/** The placements of a game: before the first move, then after each. */
export function placements_of(first_fen: string, moves: readonly PlayedMove[]): Placement[] {
    const placements = [read_placement(first_fen)];
    return extended(placements, moves);
}

/** The same with more moves at the end. */
export function extended(placements: Placement[], moves: readonly PlayedMove[]): Placement[] {
    const all = [...placements];
    for (const { uci } of moves) {
        const last = all.at(-1) ?? new Map();
        const move = read_uci(uci);
        all.push(move === null ? last : after(last, move));
    }
    return all;
}

/** How half-moves are numbered on the scoresheet of a game that begins with this FEN. */
export class MoveNumbers {
    readonly #half_moves_before: number;

    constructor(first_fen: string) {
        const parts = first_fen.split(' ');
        const number = Math.max(1, Number(parts[5] ?? 1) || 1);
        this.#half_moves_before = 2 * (number - 1) + (parts[1] === 'b' ? 1 : 0);
    }

    /** The move number of the half-move that led to that ply. */
    number(ply: number): number {
        return Math.floor((this.#half_moves_before + ply - 1) / 2) + 1;
    }

    /** Whether White made that half-move. */
    by_white(ply: number): boolean {
        return (this.#half_moves_before + ply - 1) % 2 === 0;
    }

    /** "12." or "12…" */
    label(ply: number): string {
        return `${this.number(ply)}${this.by_white(ply) ? '.' : '…'}`;
    }
}
