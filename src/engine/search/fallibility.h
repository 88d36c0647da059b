// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "chess/move.h"
#include "engine/search/value.h"

#include <cstdint>

namespace staunton::engine {

/// How a weaker player errs: he misjudges positions, and some moves he does not see. Both depend
/// only on the seed and on the position, so that within one search the same thing looks the same
/// each time.
struct Fallibility {
    /// Judgements are off by up to so many hundredths of a pawn.
    Value misjudgement = 0;
    /// How many of a thousand moves are not seen, on the board and in the head.
    unsigned unseen_permille = 0;
    /// Which errors he makes.
    std::uint64_t seed = 0;

    /// The evaluation as this player makes it. Small errors are likelier than great ones.
    [[nodiscard]] constexpr Value judged(Value evaluation, std::uint64_t hash) const {
        if (misjudgement == 0) {
            return evaluation;
        }
        base::Random random{hash ^ seed};
        auto const span = static_cast<std::uint64_t>(misjudgement) + 1;
        return evaluation + static_cast<Value>(random.below(span)) -
               static_cast<Value>(random.below(span));
    }

    /// Whether he does not see that move in the position of that hash.
    [[nodiscard]] constexpr bool overlooks(std::uint64_t hash, chess::Move move) const {
        if (unseen_permille == 0) {
            return false;
        }
        base::Random random{hash ^ seed ^ (std::uint64_t{move.bits()} << 40U)};
        return random.below(1000) < unseen_permille;
    }
};

} // namespace staunton::engine
