// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/piece_activity.h"

namespace staunton::engine {

/// The pawns in front of the king of `color` and those that storm him.
[[nodiscard]] Tapered king_shelter(chess::Board const& board, chess::Color color);

/// What the attack of the opponent's pieces on the king of `color` costs him: never positive. Grows
/// with the square of the danger, for attackers help each other.
[[nodiscard]] Tapered king_danger(chess::Board const& board, Activity const& own,
                                  Activity const& enemy, chess::Color color);

} // namespace staunton::engine
