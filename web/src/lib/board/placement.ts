// SPDX-License-Identifier: GPL-3.0-or-later
// Where the pieces stand, and how a move that the server has accepted changes it. Which moves are
// legal is the server's to say; nothing here knows.
import type { Color } from '../protocol/messages';
import { type Square, file_of, is_square, rank_of, square_at } from './squares';

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

export interface UciMove {
    from: Square;
    to: Square;
    promotion: Role | null;
}

/** Reads a move as the wire writes it. */
export function read_uci(text: string): UciMove | null {
    const from = text.slice(0, 2);
    const to = text.slice(2, 4);
    const letter = text.slice(4);
    if (!is_square(from) || !is_square(to)) return null;
    const promotion = letter === '' ? null : role_of_letter(letter);
    if (letter !== '' && promotion === null) return null;
    return { from, to, promotion };
}

export interface Castling {
    king_to: Square;
    rook_from: Square;
    rook_to: Square;
}

/** If the move castles: where king and rook go. Written king to g or c file (two or more files
 * away, only in chess), or king to the square of its own rook (Chess960). */
export function castling_of(placement: Placement, move: UciMove): Castling | null {
    const king = placement.get(move.from);
    if (king?.role !== 'king' || rank_of(move.from) !== rank_of(move.to)) return null;
    const target = placement.get(move.to);
    const rank = rank_of(move.from);
    const toward_h = file_of(move.to) > file_of(move.from);
    let rook_from: Square | null;
    if (target?.role === 'rook' && target.color === king.color) rook_from = move.to;
    else if (Math.abs(file_of(move.to) - file_of(move.from)) === 2) {
        rook_from = square_at(toward_h ? 7 : 0, rank);
    } else return null;
    const king_to = square_at(toward_h ? 6 : 2, rank);
    const rook_to = square_at(toward_h ? 5 : 3, rank);
    if (king_to === null || rook_from === null || rook_to === null) return null;
    return { king_to, rook_from, rook_to };
}

/** The square of the pawn that an en passant capture takes. */
function taken_en_passant(placement: Placement, move: UciMove): Square | null {
    const pawn = placement.get(move.from);
    if (pawn?.role !== 'pawn' || placement.has(move.to)) return null;
    if (file_of(move.from) === file_of(move.to)) return null;
    return square_at(file_of(move.to), rank_of(move.from));
}

export function is_capture(placement: Placement, move: UciMove): boolean {
    if (castling_of(placement, move) !== null) return false;
    return placement.has(move.to) || taken_en_passant(placement, move) !== null;
}

/** The placement after the move. */
export function after(placement: Placement, move: UciMove): Placement {
    const piece = placement.get(move.from);
    if (piece === undefined) return placement;
    const next = new Map(placement);
    const castling = castling_of(placement, move);
    next.delete(move.from);
    if (castling !== null) {
        next.delete(castling.rook_from);
        next.set(castling.king_to, piece);
        next.set(castling.rook_to, { color: piece.color, role: 'rook' });
        return next;
    }
    const taken = taken_en_passant(placement, move);
    if (taken !== null) next.delete(taken);
    next.set(move.to, move.promotion === null ? piece : { ...piece, role: move.promotion });
    return next;
}
