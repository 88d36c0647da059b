// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"

#include <string>

namespace staunton::cli {

/// The board as an SVG document that needs nothing else, as seen from the side of `viewer`.
[[nodiscard]] std::string board_svg(chess::Board const& board, chess::Color viewer);

} // namespace staunton::cli
