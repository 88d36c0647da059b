// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/game_view.h"
#include "laws/ruling.h"

namespace staunton::laws {

/// The end of a game in which the flag of `player` has been found fallen (6.8, 6.9): lost, or drawn
/// if the opponent could not checkmate by any series of legal moves, as far as material proves it.
[[nodiscard]] Conclusion flag_fall_of(chess::Color player, GameView const& view);

} // namespace staunton::laws
