// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace staunton::chess {

/// How many sequences of `depth` legal moves there are, modulo 2^64 (a machine of today would need
/// centuries to get there; `chess/perft_table.h` has a count that is quicker and says so).
[[nodiscard]] std::uint64_t perft(Position const& position, unsigned depth);

/// The same, for each first move. `depth` is at least 1.
[[nodiscard]] std::vector<std::pair<Move, std::uint64_t>> divide(Position const& position,
                                                                 unsigned depth);

} // namespace staunton::chess
