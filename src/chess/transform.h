// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <optional>

/// The board turned about. *Flipped* is the game seen from the other side: top to bottom, the
/// players' colors exchanged. It changes nothing in the Laws. *Mirrored* is left to right, colors
/// kept: the same only as long as nobody may castle, for the king always goes to the c- or the
/// g-file (3.8.2). Each of them done twice changes nothing.
namespace staunton::chess {

/// The square as the other player counts it: e2 becomes e7.
[[nodiscard]] constexpr Square flipped(Square square) {
    return relative_square(Color::black, square);
}

/// The square on the other wing: e2 becomes d2.
[[nodiscard]] constexpr Square mirrored(Square square) {
    return square_at(index_of(square) ^ 7U);
}

/// Every square flipped.
[[nodiscard]] SquareSet flipped(SquareSet squares);

/// Every square mirrored.
[[nodiscard]] SquareSet mirrored(SquareSet squares);

/// Files and ranks exchanged: b1 becomes a2. Twice changes nothing.
[[nodiscard]] SquareSet transposed(SquareSet squares);

/// A quarter turn clockwise as White sees the board: a1 becomes a8. Four times changes nothing.
[[nodiscard]] SquareSet rotated(SquareSet squares);

/// Every piece on the flipped square, in the other color.
[[nodiscard]] Board flipped(Board const& board);

/// Every piece on the mirrored square.
[[nodiscard]] Board mirrored(Board const& board);

/// The move that the other player makes in the flipped position.
[[nodiscard]] Move flipped(Move move);

/// The move of the same player in the mirrored position.
[[nodiscard]] Move mirrored(Move move);

/// The arrangement with the players exchanged: pieces, turn, rights and en passant.
[[nodiscard]] Setup flipped(Setup const& setup);

/// The arrangement left to right. A right to castle goes with its rook, and so to the other side:
/// the result may be an arrangement of Chess960, and castling there is not the mirror of castling
/// here.
[[nodiscard]] Setup mirrored(Setup const& setup);

/// The same game with the players exchanged: as many moves, the same endings.
[[nodiscard]] Position flipped(Position const& position);

/// The same game left to right; nothing as long as a right to castle makes it another game.
[[nodiscard]] std::optional<Position> mirrored(Position const& position);

} // namespace staunton::chess
