// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis.h"
#include "engine/search/fallibility.h"

namespace staunton::engine {

/// How a player of some level plays: how far he looks, and how he errs.
struct Level {
    /// The most half-moves and positions he looks at; nothing: as far as the limits let him.
    std::optional<unsigned> depth;
    std::optional<std::uint64_t> nodes;
    /// See `Fallibility`.
    Value misjudgement = 0;
    unsigned unseen_permille = 0;
};

/// The settings of a level from `lowest_level` to `highest_level`; others count as the nearest.
[[nodiscard]] Level level_settings(unsigned level);

/// The limits, made tighter where the level is.
[[nodiscard]] Limits within_level(Limits limits, Level const& level);

} // namespace staunton::engine
