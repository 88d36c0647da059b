// SPDX-License-Identifier: GPL-3.0-or-later
import {
    type Placement,
    type Role,
    type UciMove,
    castling_of,
    is_capture,
    letter_of,
    read_uci,
    role_of_letter,
} from './placement';
import { file_of, rank_of } from './squares';

/** What must stand before the destination so that no other legal move reads the same. */
function disambiguation(placement: Placement, move: UciMove, legal: readonly string[]): string {
    const role = placement.get(move.from)?.role;
    const rivals = legal
        .map(read_uci)
        .filter(
            (other): other is UciMove =>
                other !== null &&
                other.to === move.to &&
                other.from !== move.from &&
                placement.get(other.from)?.role === role &&
                castling_of(placement, other) === null,
        );
    if (rivals.length === 0) return '';
    const same_file = rivals.some((other) => file_of(other.from) === file_of(move.from));
    const same_rank = rivals.some((other) => rank_of(other.from) === rank_of(move.from));
    if (!same_file) return move.from.charAt(0);
    return same_rank ? move.from : move.from.charAt(1);
}

/** The move in algebraic notation (Appendix C), without the signs for check and mate, which only
 * the server can tell. */
export function write_san(placement: Placement, uci: string, legal: readonly string[]): string {
    const move = read_uci(uci);
    const piece = move === null ? undefined : placement.get(move.from);
    if (move === null || piece === undefined) return uci;
    const castling = castling_of(placement, move);
    if (castling !== null) return file_of(castling.king_to) === 6 ? 'O-O' : 'O-O-O';
    const takes = is_capture(placement, move) ? 'x' : '';
    if (piece.role === 'pawn') {
        const from = takes === '' ? '' : move.from.charAt(0);
        const promoted =
            move.promotion === null ? '' : `=${letter_of(move.promotion).toUpperCase()}`;
        return from + takes + move.to + promoted;
    }
    const letter = letter_of(piece.role).toUpperCase();
    return letter + disambiguation(placement, move, legal) + takes + move.to;
}

export type MoveText =
    | { kind: 'move'; uci: string }
    | { kind: 'unreadable' }
    | { kind: 'not_legal' }
    /** The new piece is missing; the move is named with a queen. */
    | { kind: 'promotion'; uci: string }
    | { kind: 'ambiguous'; moves: string[] };

const FIGURINES: Record<string, string> = {
    '♔': 'K',
    '♕': 'Q',
    '♖': 'R',
    '♗': 'B',
    '♘': 'N',
    '♚': 'K',
    '♛': 'Q',
    '♜': 'R',
    '♝': 'B',
    '♞': 'N',
    킹: 'K',
    퀸: 'Q',
    룩: 'R',
    비숍: 'B',
    나이트: 'N',
};

function tidy(text: string): string {
    let plain = text.normalize('NFC');
    for (const [sign, letter] of Object.entries(FIGURINES)) plain = plain.replaceAll(sign, letter);
    return plain.replace(/[\s+#!?=.]|e\.?p\.?$/g, '').replace(/[x:×]/g, '').replaceAll('0', 'O');
}

/** Castling as some write it, from whichever form the wire uses. */
function castling_moves(placement: Placement, text: string, legal: readonly string[]): string[] {
    const wanted = text.toUpperCase();
    return legal.filter((uci) => write_san(placement, uci, legal) === wanted);
}

const SHAPE = /^([KQRBN]?)([a-h]?)([1-8]?)-?([a-h])([1-8])([QRBNqrbn]?)$/;

interface Wanted {
    role: Role;
    file: string;
    rank: string;
    to: string;
    promotion: Role | null;
}

function fits(placement: Placement, uci: string, wanted: Wanted): boolean {
    const move = read_uci(uci);
    if (move === null || castling_of(placement, move) !== null) return false;
    return (
        placement.get(move.from)?.role === wanted.role &&
        move.to === wanted.to &&
        (wanted.file === '' || move.from.charAt(0) === wanted.file) &&
        (wanted.rank === '' || move.from.charAt(1) === wanted.rank) &&
        move.promotion === wanted.promotion
    );
}

/** Reads a move that a person typed: algebraic in any usual form (short, long, figurines, O-O or
 * 0-0) or as on the wire. */
export function read_move(placement: Placement, typed: string, legal: readonly string[]): MoveText {
    const text = tidy(typed);
    if (text === '') return { kind: 'unreadable' };
    const lower = text.toLowerCase();
    if (legal.includes(lower)) return { kind: 'move', uci: lower };
    if (/^[oO]-?[oO](-?[oO])?$/.test(text)) {
        const long = text.replaceAll('-', '').length === 3;
        const found = castling_moves(placement, long ? 'O-O-O' : 'O-O', legal)[0];
        return found === undefined ? { kind: 'not_legal' } : { kind: 'move', uci: found };
    }
    const shape = SHAPE.exec(text);
    if (shape === null) return { kind: 'unreadable' };
    const [, letter = '', file = '', rank = '', to_file = '', to_rank = '', promoted = ''] = shape;
    const wanted: Wanted = {
        role: letter === '' ? 'pawn' : (role_of_letter(letter) ?? 'pawn'),
        file,
        rank,
        to: to_file + to_rank,
        promotion: promoted === '' ? null : role_of_letter(promoted),
    };
    let found = legal.filter((uci) => fits(placement, uci, wanted));
    if (found.length === 0 && letter === '' && file !== '' && rank !== '') {
        // Long algebraic without the piece's letter is read as the wire's form.
        found = legal.filter((uci) => uci === file + rank + wanted.to + promoted.toLowerCase());
    }
    if (found.length === 0 && promoted === '') {
        const queening = legal.find(
            (uci) =>
                fits(placement, uci, { ...wanted, promotion: 'queen' }) ||
                uci === `${file}${rank}${wanted.to}q`,
        );
        if (queening !== undefined) return { kind: 'promotion', uci: queening };
    }
    if (found.length > 1) return { kind: 'ambiguous', moves: found };
    const only = found[0];
    return only === undefined ? { kind: 'not_legal' } : { kind: 'move', uci: only };
}
