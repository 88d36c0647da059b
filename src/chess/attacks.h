// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"
#include "chess/piece.h"
#include "chess/square_set.h"

namespace staunton::chess {

/// The squares a king on `square` attacks (3.8.1).
[[nodiscard]] SquareSet king_attacks(Square square);

/// The squares a knight on `square` attacks (3.6).
[[nodiscard]] SquareSet knight_attacks(Square square);

/// The squares a pawn of `color` on `square` attacks (3.7.3).
[[nodiscard]] SquareSet pawn_attacks(Color color, Square square);

/// The squares a bishop attacks (3.2), as far as the first piece in `occupied` on each diagonal,
/// that piece's square included.
[[nodiscard]] SquareSet bishop_attacks(Square square, SquareSet occupied);

/// Likewise a rook (3.3).
[[nodiscard]] SquareSet rook_attacks(Square square, SquareSet occupied);

/// Likewise a queen (3.4).
[[nodiscard]] inline SquareSet queen_attacks(Square square, SquareSet occupied) {
    return bishop_attacks(square, occupied) | rook_attacks(square, occupied);
}

/// The squares that `piece` on `square` attacks (3.1.2).
[[nodiscard]] SquareSet attacks_of(Piece piece, Square square, SquareSet occupied);

/// The pieces of `by` that attack `square`, pinned ones too (3.1.2, 3.1.3), when the squares
/// `occupied` are not empty.
[[nodiscard]] SquareSet attackers_of(Board const& board, Square square, Color by,
                                     SquareSet occupied);

[[nodiscard]] inline SquareSet attackers_of(Board const& board, Square square, Color by) {
    return attackers_of(board, square, by, board.occupied());
}

/// The squares strictly between two squares of one rank, file or diagonal; otherwise none.
[[nodiscard]] SquareSet squares_between(Square a, Square b);

/// The whole rank, file or diagonal through both squares, edge to edge; none if there is none.
[[nodiscard]] SquareSet line_through(Square a, Square b);

} // namespace staunton::chess
