// SPDX-License-Identifier: GPL-3.0-or-later
import { type Square, is_square } from '../board/squares';

/** For each square that a piece may leave: where it may go, and the moves that go there (four for a
 * promotion). */
export type Destinations = ReadonlyMap<Square, ReadonlyMap<Square, readonly string[]>>;

/** Sorts moves, written as on the wire, by their squares. */
export function destinations_of(moves: readonly string[]): Destinations {
    const found = new Map<Square, Map<Square, string[]>>();
    for (const move of moves) {
        const from = move.slice(0, 2);
        const to = move.slice(2, 4);
        if (!is_square(from) || !is_square(to)) continue;
        const targets = found.get(from) ?? new Map<Square, string[]>();
        found.set(from, targets);
        targets.set(to, [...(targets.get(to) ?? []), move]);
    }
    return found;
}
