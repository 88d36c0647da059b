// SPDX-License-Identifier: GPL-3.0-or-later
import type { PlayedMove } from '../protocol/messages';
import type { Move, Position, Rules } from '../rules/rules';

/** A position of a game, and the move that led to it. */
export interface Station {
    readonly position: Position;
    readonly move: Move | null;
}

/** The stations of a game: before the first move, then after each. What is known already of the same
 * game is taken over. Ends before a move that these rules do not know. */
export function stations_of(
    rules: Rules,
    first_fen: string,
    moves: readonly PlayedMove[],
    known: readonly Station[] = [],
): Station[] {
    const first = rules.position(first_fen);
    if (!first.ok) return [];
    const stations: Station[] = [{ position: first.value, move: null }];
    let is_same = known[0]?.position.fen === first.value.fen;
    for (const { uci } of moves) {
        const before = known[stations.length];
        is_same &&= before?.move?.uci === uci;
        const next = is_same && before !== undefined ? before : next_station(stations.at(-1), uci);
        if (next === null) break;
        stations.push(next);
    }
    return stations;
}

function next_station(last: Station | undefined, uci: string): Station | null {
    const move = last?.position.move(uci) ?? null;
    const position = last?.position.after(uci) ?? null;
    return move === null || position === null ? null : { position, move };
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
