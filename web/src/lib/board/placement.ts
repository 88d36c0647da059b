// SPDX-License-Identifier: GPL-3.0-or-later
// Where the pieces stand, as a FEN says it. How they move is for the rules to say: nothing here knows.
import type { Color } from '../protocol/messages';
import { type Square, square_at } from './squares';

export const ROLES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type Role = (typeof ROLES)[number];

export interface Piece {
    color: Color;
    role: Role;
}

export type Placement = ReadonlyMap<Square, Piece>;

const ROLE_OF_LETTER: Record<string, Role> = {
    k: 'king',
    q: 'queen',
    r: 'rook',
    b: 'bishop',
    n: 'knight',
    p: 'pawn',
};

const LETTER_OF_ROLE: Record<Role, string> = {
    king: 'k',
    queen: 'q',
    rook: 'r',
    bishop: 'b',
    knight: 'n',
    pawn: 'p',
};

export function letter_of(role: Role): string {
    return LETTER_OF_ROLE[role];
}

export function role_of_letter(letter: string): Role | null {
    return ROLE_OF_LETTER[letter.toLowerCase()] ?? null;
}

/** Reads the placement field of a FEN; what is no piece or beyond the board is left out. */
export function read_placement(fen: string): Placement {
    const pieces = new Map<Square, Piece>();
    const rows = (fen.split(' ')[0] ?? '').split('/');
    rows.forEach((row, from_top) => {
        let file = 0;
        for (const letter of row) {
            const gap = Number(letter);
            const role = role_of_letter(letter);
            if (gap >= 1 && gap <= 8) file += gap;
            else if (role !== null) {
                const square = square_at(file++, 7 - from_top);
                const color = letter === letter.toLowerCase() ? 'black' : 'white';
                if (square !== null) pieces.set(square, { color, role });
            }
        }
    });
    return pieces;
}

/** Writes the placement field of a FEN. */
export function write_placement(placement: Placement): string {
    const rows: string[] = [];
    for (let rank = 7; rank >= 0; rank--) {
        let row = '';
        let gap = 0;
        for (let file = 0; file < 8; file++) {
            const square = square_at(file, rank);
            const piece = square === null ? undefined : placement.get(square);
            if (piece === undefined) {
                gap++;
                continue;
            }
            const letter = letter_of(piece.role);
            row += (gap > 0 ? String(gap) : '') + (piece.color === 'white' ? letter.toUpperCase() : letter);
            gap = 0;
        }
        rows.push(row + (gap > 0 ? String(gap) : ''));
    }
    return rows.join('/');
}
