// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/move.h"
#include "chess/perft_table.h"

#include <functional>
#include <vector>

namespace staunton::cli {

/// How a crew counts.
struct PerftTask {
    chess::Position position;   ///< from which the sequences start
    unsigned depth = 1;         ///< their length, at least 1
    unsigned threads = 1;       ///< at least 1
    std::size_t hash_bytes = 0; ///< of the table that the threads share; 0: no table
};

/// The count below one first move.
struct PerftBranch {
    chess::Move move;
    std::uint64_t count = 0;
};

/// Told, one call at a time, how many of the first moves are finished.
using PerftProgress = std::function<void(std::size_t finished, std::size_t of_all)>;

/// Counts below each first move, in the order of `legal_moves`. The threads take two-move openings,
/// each the next that nobody has, so that all are busy to the end.
[[nodiscard]] std::expected<std::vector<PerftBranch>, chess::PerftFault>
count_branches(PerftTask const& task, PerftProgress const& progress);

/// The sum; nothing if it does not fit 64 bits.
[[nodiscard]] std::optional<std::uint64_t> total_of(std::vector<PerftBranch> const& branches);

} // namespace staunton::cli
