// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/attacks.h"
#include "chess/position.h"
#include "chess/zobrist.h"

/// How a move changes a position. Written once for moves of which the kind is known while compiling
/// and for those of which it is not; everything is inlined so that the former cost no decision.
namespace staunton::chess {

[[gnu::always_inline]] inline void Position::place_piece(Piece piece, Square square) {
    board_.toggle(piece, SquareSet::of(square));
    hash_ ^= zobrist_key(piece, square);
}

[[gnu::always_inline]] inline void Position::remove_piece(Piece piece, Square square) {
    place_piece(piece, square); // flipping bits undoes itself
}

[[gnu::always_inline]] inline void Position::move_piece(Piece piece, Square from, Square to) {
    board_.toggle(piece, SquareSet::of(from) | SquareSet::of(to));
    hash_ ^= zobrist_key(piece, from) ^ zobrist_key(piece, to);
}

[[gnu::always_inline]] inline void Position::castle(Color color, Square king, Square rook) {
    CastlingSide const side = castling_side(king, rook);
    // Remove both before placing either: in Chess960 they may change places.
    remove_piece({color, PieceKind::king}, king);
    remove_piece({color, PieceKind::rook}, rook);
    place_piece({color, PieceKind::king}, king_after_castling(color, side));
    place_piece({color, PieceKind::rook}, rook_after_castling(color, side));
}

[[gnu::always_inline]] inline void Position::lose_right(Color color, Square rook) {
    if (std::optional<CastlingSide> const side = castling_.side_of(color, rook)) {
        castling_.lose(color, *side);
        hash_ ^= zobrist_castling_key(rook);
    }
}

[[gnu::always_inline]] inline void Position::lose_rights(Color color) {
    for (CastlingSide const side : both_castling_sides) {
        if (std::optional<Square> const rook = castling_.rook(color, side)) {
            castling_.lose(color, side);
            hash_ ^= zobrist_castling_key(*rook);
        }
    }
}

[[gnu::always_inline]] inline void Position::pass_the_turn() {
    if (en_passant_ != no_square) {
        hash_ ^= zobrist_en_passant_key(square_at(en_passant_));
        en_passant_ = no_square;
    }
    move_number_ += static_cast<std::uint32_t>(has_the_move_); // Black's move ends a number
    has_the_move_ = opponent(has_the_move_);
    hash_ ^= zobrist_black_key();
}

/// Sliders that aim at the king through nothing give check; through one piece of his own, they pin.
[[gnu::always_inline]] inline void Position::find_checks_and_pins(SquareSet leaper_checks) {
    Square const king = board_.king(has_the_move_);
    SquareSet const occupied = board_.occupied();
    SquareSet checkers = leaper_checks;
    SquareSet shields;
    for (Square const slider : aimed_sliders(board_, king, opponent(has_the_move_))) {
        SquareSet const between = squares_between(king, slider) & occupied;
        if (between.empty()) {
            checkers.insert(slider);
        } else if (!between.has_more_than_one()) {
            shields |= between;
        }
    }
    checkers_ = checkers;
    pinned_ = shields & board_.pieces(has_the_move_);
}

/// The piece on `square`, or the pawn that has just passed over it, leaves the board.
[[gnu::always_inline]] inline void Position::take(Color color, MoveAction action, Square square) {
    if (takes_on_target(action)) {
        PieceKind const taken = board_.kind_on(square);
        remove_piece({color, taken}, square);
        if (taken == PieceKind::rook) {
            lose_right(color, square);
        }
    } else if (action == MoveAction::en_passant) {
        remove_piece({color, PieceKind::pawn}, square_ahead(color, square));
    }
}

[[gnu::always_inline]] inline void Position::displace(Color mover, PieceKind piece,
                                                      MoveAction action, Square from, Square to,
                                                      PieceKind promotion) {
    if (action == MoveAction::castling) {
        castle(mover, from, to);
    } else if (promotes(action)) {
        remove_piece({mover, PieceKind::pawn}, from);
        place_piece({mover, promotion}, to);
    } else {
        move_piece({mover, piece}, from, to);
    }
    if (castling_.empty()) {
        return;
    }
    if (piece == PieceKind::king) {
        lose_rights(mover);
    } else if (piece == PieceKind::rook) {
        lose_right(mover, from);
    }
}

/// The square of a knight or pawn on `to` if it attacks the king; no other can give check now.
[[gnu::always_inline]] inline SquareSet leaper_check(Color mover, PieceKind arrived, Square to,
                                                     Square king) {
    if (arrived == PieceKind::knight) {
        return knight_attacks(king) & SquareSet::of(to);
    }
    if (arrived == PieceKind::pawn) {
        return pawn_attacks(opponent(mover), king) & SquareSet::of(to);
    }
    return {};
}

[[gnu::always_inline]] inline Position Position::after_facts(Color mover, PieceKind piece,
                                                             MoveAction action, Square from,
                                                             Square to, PieceKind promotion) const {
    Color const other = opponent(mover);
    Position next = *this;
    next.has_the_move_ = mover;
    next.pass_the_turn();
    bool const starts_anew = piece == PieceKind::pawn || takes_on_target(action);
    next.halfmove_clock_ = starts_anew ? 0 : halfmove_clock_ + 1;
    next.take(other, action, to);
    next.displace(mover, piece, action, from, to, promotion);
    if (action == MoveAction::double_step) {
        Square const passed_over = square_ahead(mover, from);
        if (pawn_attacks(mover, passed_over).intersects(board_.pieces(other, PieceKind::pawn))) {
            next.set_en_passant_if_legal(passed_over);
        }
    }
    PieceKind const arrived = promotes(action) ? promotion : piece;
    next.find_checks_and_pins(leaper_check(mover, arrived, to, next.board_.king(other)));
    return next;
}

template <Color mover, PieceKind piece, MoveAction action>
[[gnu::always_inline]] inline Position Position::after(KnownMove<mover, piece, action> move) const {
    return after_facts(mover, piece, action, move.from, move.to, move.promotion);
}

} // namespace staunton::chess
