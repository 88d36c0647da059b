// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/move.h"
#include "chess/setup.h"

#include <vector>

namespace staunton::support {

/// The legal moves of an arrangement with one king each, found slowly and plainly: every piece is
/// tried on every square by the words of Articles 3.1 to 3.9 and Guidelines II, the move is carried
/// out on a copy, and the king is looked for. Shares nothing with `chess/legal_moves.h` but the
/// types. Sorted by `Move::bits`.
[[nodiscard]] std::vector<chess::Move> plainly_legal_moves(chess::Setup const& setup);

} // namespace staunton::support
