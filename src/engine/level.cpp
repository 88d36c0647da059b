// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/level.h"

#include <algorithm>
#include <array>

namespace staunton::engine {

namespace {

/// Measured against each other with bench/engine_ladder: each step is worth some 150 to 450 points.
constexpr std::array<Level, highest_level> levels{
    Level{.depth = 1, .nodes = 400, .misjudgement = 220, .unseen_permille = 450},
    Level{.depth = 2, .nodes = 1'000, .misjudgement = 135, .unseen_permille = 280},
    Level{.depth = 3, .nodes = 2'500, .misjudgement = 65, .unseen_permille = 120},
    Level{.depth = 4, .nodes = 6'000, .misjudgement = 40, .unseen_permille = 50},
    Level{.depth = 6, .nodes = 11'000, .misjudgement = 25, .unseen_permille = 19},
    Level{.depth = 8, .nodes = 24'000, .misjudgement = 13, .unseen_permille = 7},
    Level{.depth = 11, .nodes = 80'000, .misjudgement = 5, .unseen_permille = 2},
    Level{.depth = {}, .nodes = {}, .misjudgement = 0, .unseen_permille = 0},
};

template <typename Number>
void tighten(std::optional<Number>& limit, std::optional<Number> const& other) {
    if (other) {
        limit = limit ? std::min(*limit, *other) : *other;
    }
}

} // namespace

Level level_settings(unsigned level) {
    return levels[std::clamp(level, lowest_level, highest_level) - lowest_level];
}

Limits within_level(Limits limits, Level const& level) {
    tighten(limits.depth, level.depth);
    tighten(limits.nodes, level.nodes);
    return limits;
}

} // namespace staunton::engine
