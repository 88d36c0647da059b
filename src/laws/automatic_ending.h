// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/game_view.h"
#include "laws/ruling.h"

#include <optional>

namespace staunton::laws {

/// How the move that led to the position on the board ended the game by itself: checkmate (5.1.1)
/// before everything else, then stalemate (5.2.1), a dead position (5.2.2, as far as material
/// proves it), fivefold repetition and seventy-five moves (9.6). Nothing while play goes on.
[[nodiscard]] std::optional<Conclusion> automatic_ending(GameView const& view);

} // namespace staunton::laws
