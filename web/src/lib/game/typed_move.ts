// SPDX-License-Identifier: GPL-3.0-or-later
import type { Move, Position } from '../rules/rules';

/** What a person typed, held against the rules. */
export type TypedMove =
    | { kind: 'move'; uci: string }
    | { kind: 'unreadable' }
    | { kind: 'not_legal' }
    /** The new piece is missing; the move is given with a queen. */
    | { kind: 'promotion'; move: Move }
    | { kind: 'ambiguous' };

const KOREAN_PIECES: Record<string, string> = {
    킹: 'K',
    퀸: 'Q',
    룩: 'R',
    비숍: 'B',
    나이트: 'N',
};

/** Without spaces, and with letters for the Korean names of the pieces. */
function tidy(typed: string): string {
    let text = typed.normalize('NFC').replace(/\s+/g, '');
    for (const [name, letter] of Object.entries(KOREAN_PIECES)) text = text.replaceAll(name, letter);
    return text;
}

/** Reads a move in any usual form: short or long algebraic, figurines, O-O or 0-0, or as on the
 * wire; in capitals too where nothing else is meant by them. */
export function read_typed(position: Position, typed: string): TypedMove {
    const text = tidy(typed);
    let read = position.read(text);
    if (!read.ok && read.fault.fault === 'unreadable') {
        const lower = position.read(text.toLowerCase());
        if (lower.ok || lower.fault.fault !== 'unreadable') read = lower;
    }
    if (read.ok) return { kind: 'move', uci: read.value.uci };
    switch (read.fault.fault) {
        case 'promotion_piece': {
            const queening = position.move(`${text}q`) ?? position.move(`${text}=Q`);
            return queening === null ? { kind: 'not_legal' } : { kind: 'promotion', move: queening };
        }
        case 'illegal':
            return { kind: 'not_legal' };
        case 'ambiguous':
            return { kind: 'ambiguous' };
        case 'empty':
        case 'unreadable':
            return { kind: 'unreadable' };
    }
}
