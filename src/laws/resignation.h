// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/game_view.h"
#include "laws/ruling.h"

namespace staunton::laws {

/// The end of a game that `player` resigns (5.1.2): lost, or drawn if the opponent could not
/// checkmate by any series of legal moves, as far as material proves it.
[[nodiscard]] Conclusion resignation_of(chess::Color player, GameView const& view);

} // namespace staunton::laws
