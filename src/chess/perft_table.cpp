// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/perft_table.h"

#include "chess/legal_moves.h"
#include "chess/perft.h"

#include <algorithm>
#include <limits>

namespace staunton::chess {

PerftTable::PerftTable(std::size_t bytes)
    : mask_{std::bit_floor(std::max<std::size_t>(bytes / sizeof(Entry), 1)) - 1},
      entries_{std::make_unique_for_overwrite<Entry[]>(mask_ + 1)} { // NOLINT: as above
    for (std::size_t index = 0; index <= mask_; ++index) {
        entries_[index].count.store(empty, std::memory_order_relaxed);
    }
}

std::expected<std::uint64_t, PerftFault> perft(Position const& position, unsigned depth,
                                               PerftTable& table,
                                               std::atomic<bool> const& cancelled) {
    if (depth < 2) {
        return perft(position, depth);
    }
    if (auto const known = table.find(position.hash(), depth)) {
        return *known;
    }
    if (depth == 2) {
        std::uint64_t const count = perft(position, 2);
        table.keep(position.hash(), 2, count);
        return count;
    }
    if (cancelled.load(std::memory_order_relaxed)) {
        return std::unexpected{PerftFault::cancelled};
    }
    std::uint64_t total = 0;
    for (Move const move : legal_moves(position)) {
        auto const count = perft(position.after(move), depth - 1, table, cancelled);
        if (!count) {
            return count;
        }
        if (*count > std::numeric_limits<std::uint64_t>::max() - total) {
            return std::unexpected{PerftFault::too_many};
        }
        total += *count;
    }
    table.keep(position.hash(), depth, total);
    return total;
}

} // namespace staunton::chess
