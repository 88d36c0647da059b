// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/game_view.h"
#include "laws/ruling.h"

namespace staunton::laws {

/// What a player did wrong when he pressed the clock.
enum class Irregularity : std::uint8_t {
    illegal_move,   ///< completed it (7.5.1)
    no_move_at_all, ///< pressed without making a move (7.5.3)
};

/// The ruling on it (7.5.5): time for the opponent, or the end of the game with the illegal move
/// that makes `count` by that player one too many.
[[nodiscard]] Ruling rule_on(Irregularity irregularity, chess::Color player, unsigned count,
                             GameView const& view);

} // namespace staunton::laws
