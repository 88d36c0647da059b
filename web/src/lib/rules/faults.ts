// SPDX-License-Identifier: GPL-3.0-or-later
import type { Square } from '../board/squares';
import type { Color } from '../protocol/messages';

/** What went well, or why it did not. */
export type Outcome<Value, Fault> = { ok: true; value: Value } | { ok: false; fault: Fault };

/** Why an arrangement of pieces is no position from which play can go on. */
export interface SetupFault {
    fault:
        | 'no_king'
        | 'several_kings'
        | 'too_many_pieces'
        | 'too_many_pawns'
        | 'too_many_promoted'
        | 'pawn_on_end_rank'
        | 'opponent_in_check'
        | 'impossible_check'
        | 'castling_king_misplaced'
        | 'castling_rook_missing'
        | 'castling_king_not_between'
        | 'en_passant_wrong_rank'
        | 'en_passant_no_pawn'
        | 'en_passant_not_empty';
    /** In English. */
    message: string;
    color: Color | null;
    square: Square | null;
}

/** What is wrong with a FEN. */
export interface FenFault {
    fault:
        | 'empty'
        | 'bad_character'
        | 'wrong_rank_length'
        | 'wrong_rank_count'
        | 'missing_field'
        | 'bad_turn'
        | 'bad_castling'
        | 'bad_en_passant'
        | 'bad_number'
        | 'trailing_text'
        | 'impossible';
    /** In English. */
    message: string;
    /** Where, in bytes of UTF-8. */
    offset: number;
    setup_faults: SetupFault[];
}

/** What is wrong with a written move. */
export interface MoveFault {
    fault: 'empty' | 'unreadable' | 'illegal' | 'ambiguous' | 'promotion_piece';
    /** In English. */
    message: string;
    /** Where, in bytes of UTF-8. */
    offset: number;
    /** The legal moves that are meant, when there are several. */
    candidates: string[];
}
