// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace staunton::engine {

/// A perft that can be stopped.
class MoveCount {
public:
    /// Stops on request, or beyond `most` moves counted in all calls together.
    MoveCount(std::stop_token stop, std::optional<std::uint64_t> most);

    /// How many sequences of `depth` legal moves there are; of no meaning once stopped.
    [[nodiscard]] std::uint64_t perft(chess::Position const& position, unsigned depth);

    /// Whether a stop was requested, or more was counted than allowed.
    [[nodiscard]] bool was_stopped() const { return was_stopped_; }

private:
    std::stop_token stop_;
    std::uint64_t left_;
    bool was_stopped_ = false;
};

} // namespace staunton::engine
