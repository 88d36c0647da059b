// SPDX-License-Identifier: GPL-3.0-or-later
import { type Placement, castling_of, read_uci } from './placement';
import { type Square, file_of } from './squares';

/** For each square that a piece may leave: where it may go, and the legal moves that go there
 * (four for a promotion). */
export type Destinations = ReadonlyMap<Square, ReadonlyMap<Square, readonly string[]>>;

/** Castling is found both on the king's and on the rook's square, whichever of them the wire
 * names, as long as no other move of the king goes there. */
export function destinations(placement: Placement, legal: readonly string[]): Destinations {
    const found = new Map<Square, Map<Square, string[]>>();
    const aliases: { from: Square; to: Square; uci: string }[] = [];
    for (const uci of legal) {
        const move = read_uci(uci);
        if (move === null) continue;
        const from_here = found.get(move.from) ?? new Map<Square, string[]>();
        found.set(move.from, from_here);
        from_here.set(move.to, [...(from_here.get(move.to) ?? []), uci]);
        const castling = castling_of(placement, move);
        if (castling === null) continue;
        if (castling.rook_from !== move.to) {
            aliases.push({ from: move.from, to: castling.rook_from, uci });
        } else if (Math.abs(file_of(castling.king_to) - file_of(move.from)) > 1) {
            aliases.push({ from: move.from, to: castling.king_to, uci });
        }
    }
    for (const { from, to, uci } of aliases) {
        const from_here = found.get(from);
        if (from_here !== undefined && !from_here.has(to)) from_here.set(to, [uci]);
    }
    return found;
}
