// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"
#include "engine/search/value.h"

#include <optional>

namespace staunton::engine {

/// How to win against a lone king: drive him to the edge, with bishop and knight to a corner of the
/// bishop's color, and bring the own king near. From the view of the stronger player; nothing
/// unless `stronger` has enough to mate and the opponent nothing but his king.
[[nodiscard]] std::optional<Value> mop_up(chess::Board const& board, chess::Color stronger);

/// What `winning_scale` gives when nothing stands in the way of a win.
inline constexpr int full_winning_scale = 64;

/// How much of an endgame advantage of `stronger` can become a win, in 64ths: little without
/// pawns, little with bishops of opposite colors, nothing with a rook pawn and the wrong bishop.
[[nodiscard]] int winning_scale(chess::Board const& board, chess::Color stronger);

} // namespace staunton::engine
