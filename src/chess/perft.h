// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace staunton::chess {

/// How many sequences of `depth` legal moves there are.
[[nodiscard]] std::uint64_t perft(Position const& position, unsigned depth);

/// The same, for each first move. `depth` is at least 1.
[[nodiscard]] std::vector<std::pair<Move, std::uint64_t>> divide(Position const& position,
                                                                 unsigned depth);

} // namespace staunton::chess
