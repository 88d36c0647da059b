// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"
#include "chess/castling.h"

#include <optional>

namespace staunton::notation {

/// A right to castle, as one letter of a FEN names it.
struct NamedRight {
    chess::Color color;       ///< the player who has it
    chess::CastlingSide side; ///< from his king toward the rook
    chess::Square rook;       ///< where the rook must stand
};

/// The square of the rook that X-FEN's K or Q (k or q) means: the outermost one beyond the king on
/// his first rank; the corner if no rook stands there, so that the missing rook can be named.
[[nodiscard]] chess::Square outermost_rook(chess::Board const& board, chess::Color color,
                                           chess::CastlingSide side);

/// What a letter of the castling field means on that board: K, Q or the file of a rook; capitals
/// are White's. Nothing for other characters and for the file on which the king stands.
[[nodiscard]] std::optional<NamedRight> right_named(chess::Board const& board, char letter);

} // namespace staunton::notation
