// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci/move_count.h"

#include "chess/legal_moves.h"
#include "chess/perft.h"

#include <utility>

namespace staunton::engine {

namespace {

/// Counted in one go: a few milliseconds at most.
constexpr unsigned uninterrupted_depth = 3;

} // namespace

MoveCount::MoveCount(std::stop_token stop, std::optional<std::uint64_t> most)
    : stop_{std::move(stop)}, left_{most.value_or(UINT64_MAX)} {}

std::uint64_t MoveCount::perft(chess::Position const& position, unsigned depth) {
    if (was_stopped_) {
        return 0;
    }
    if (depth <= uninterrupted_depth) {
        std::uint64_t const count = chess::perft(position, depth);
        was_stopped_ = stop_.stop_requested() || count > left_;
        left_ -= was_stopped_ ? 0 : count;
        return count;
    }
    std::uint64_t count = 0;
    for (chess::Move const move : chess::legal_moves(position)) {
        count += perft(position.after(move), depth - 1);
    }
    return count;
}

} // namespace staunton::engine
