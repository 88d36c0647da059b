// SPDX-License-Identifier: GPL-3.0-or-later
import type { Station } from '../../../src/lib/board/history';
import type { Rules } from '../../../src/lib/rules/rules';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** A game of moves that the seed chooses, from the usual position or, with an even seed, from one
 * of Chess960; at most sixty half-moves. */
export function random_game(rules: Rules, seed: number): Station[] {
    let state = seed;
    const below = (bound: number): number => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor((state / 2147483648) * bound);
    };
    const first = rules.chess960_position(seed % 2 === 0 ? below(960) : 518);
    if (first === null) throw new Error('no first position');
    const stations: Station[] = [{ position: first, move: null }];
    for (let position = first; stations.length <= 60; ) {
        const uci = position.legal_moves[below(position.legal_moves.length)];
        const next = uci === undefined ? null : position.after(uci);
        if (uci === undefined || next === null) break;
        stations.push({ position: next, move: position.move(uci) });
        position = next;
    }
    return stations;
}
