// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

namespace staunton::chess {

/// Whether some piece of the player who does not have the move can have moved last: taken back, it
/// leaves an arrangement in which the king of the player having the move is not in check (3.9).
/// Promotions, captures of men that are missing, en passant and castling are thought of. What the
/// move before the last may have been is not asked.
[[nodiscard]] bool has_last_move(Position const& position);

} // namespace staunton::chess
