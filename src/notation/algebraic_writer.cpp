// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"
#include "notation/algebraic.h"
#include "notation/piece_letter.h"

namespace staunton::notation {

using namespace chess;

namespace {

/// The least that tells this move from the other legal moves of the same kind of piece to the same
/// square: nothing, the file, the rank, or both (C.10).
std::string origin_as_needed(Position const& position, Move move, PieceKind kind) {
    bool twin = false;
    bool twin_on_file = false;
    bool twin_on_rank = false;
    for (Move const other : legal_moves(position)) {
        if (other.to() == move.to() && other.from() != move.from() && !other.is_castling() &&
            position.board().kind_at(other.from()) == kind) {
            twin = true;
            twin_on_file |= file_of(other.from()) == file_of(move.from());
            twin_on_rank |= rank_of(other.from()) == rank_of(move.from());
        }
    }
    std::string origin;
    if (twin && (!twin_on_file || twin_on_rank)) {
        origin += chess::letter_of(file_of(move.from()));
    }
    if (twin_on_file) {
        origin += digit_of(rank_of(move.from()));
    }
    return origin;
}

std::string without_check(Position const& position, Move move) {
    if (move.is_castling()) {
        return move.to() > move.from() ? "O-O" : "O-O-O";
    }
    PieceKind const kind = *position.board().kind_at(move.from());
    bool const captures = captured_by(position, move).has_value();
    std::string text;
    if (kind != PieceKind::pawn) {
        text += letter_of(kind);
        if (kind != PieceKind::king) {
            text += origin_as_needed(position, move, kind);
        }
    } else if (captures) {
        text += chess::letter_of(file_of(move.from()));
    }
    if (captures) {
        text += 'x';
    }
    text += name_of(move.to());
    if (std::optional<PieceKind> const promotion = move.promotes_to()) {
        text += '=';
        text += letter_of(*promotion);
    }
    return text;
}

} // namespace

std::string to_san(Position const& position, Move move) {
    std::string text = without_check(position, move);
    Position const after = position.after(move);
    if (after.is_check()) {
        text += has_legal_move(after) ? '+' : '#';
    }
    return text;
}

} // namespace staunton::notation
