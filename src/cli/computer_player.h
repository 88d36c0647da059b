// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis.h"
#include "laws/arbiter.h"

#include <cstdint>

namespace staunton::cli {

/// The computer as an opponent at one board: what it plays, and how it deals with draws.
class ComputerPlayer {
public:
    /// `level` from 1 to 8; equal seeds make equal choices below the highest level.
    ComputerPlayer(unsigned level, std::uint64_t seed) : level_{level}, seed_{seed} {}

    /// The move for the player having the move. The game has not ended.
    [[nodiscard]] chess::Move choose_move(laws::Arbiter const& arbiter, laws::Milliseconds now);

    /// Whether it would rather have a draw than play on as `color`.
    [[nodiscard]] bool likes_a_draw(laws::Arbiter const& arbiter, chess::Color color);

private:
    engine::Analyst analyst_;
    unsigned level_;
    std::uint64_t seed_;
};

/// How long a player may think, by his clock at that moment.
[[nodiscard]] engine::Limits limits_for(laws::Arbiter const& arbiter, chess::Color color,
                                        laws::Milliseconds now);

} // namespace staunton::cli
