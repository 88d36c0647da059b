// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/game_view.h"
#include "laws/ruling.h"

#include <optional>

namespace staunton::laws {

/// Fivefold repetition (9.6.1) and seventy-five moves (9.6.2), which need no claim. Does not look
/// for checkmate, which takes precedence: see `automatic_ending`.
[[nodiscard]] std::optional<Conclusion> automatic_draw(GameView const& view);

} // namespace staunton::laws
