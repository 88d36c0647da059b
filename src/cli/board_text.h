// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"

#include <string>

namespace staunton::cli {

/// The board in Unicode, eight lines and one of file letters, as seen from the side of `viewer`.
[[nodiscard]] std::string board_text(chess::Board const& board, chess::Color viewer);

} // namespace staunton::cli
