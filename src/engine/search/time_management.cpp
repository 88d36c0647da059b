// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/time_management.h"

#include <algorithm>

namespace staunton::engine {

using base::Milliseconds;

namespace {

/// What may pass between our decision and the stop of the clock, on a busy machine.
constexpr Milliseconds transmission{80};
constexpr Milliseconds shortest{1};
/// Moves that a game is expected to go on for, when nobody says.
constexpr int usual_moves_to_go = 28;

TimeBudget share_of_clock(Limits const& limits) {
    Milliseconds const left = *limits.time_left;
    Milliseconds const margin = std::clamp(left / 10, transmission, 4 * transmission);
    Milliseconds const usable = std::max(left - margin, shortest);
    int const moves =
        limits.moves_to_go
            ? static_cast<int>(std::clamp(*limits.moves_to_go, 1U, unsigned{usual_moves_to_go}))
            : usual_moves_to_go;
    Milliseconds const aim = usable / moves + limits.increment * 6 / 10;
    // With one move to go everything may be used; with many, a third at the very most.
    Milliseconds const ceiling = moves == 1 ? usable : usable / 3;
    Milliseconds const most = std::clamp(aim * 4, shortest, std::max(ceiling, shortest));
    return {.aim = std::clamp(aim, shortest, most), .most = most};
}

} // namespace

TimeBudget time_budget_for(Limits const& limits) {
    TimeBudget budget;
    if (limits.time_left) {
        budget = share_of_clock(limits);
    }
    if (limits.move_time) {
        Milliseconds const most = std::max(*limits.move_time, shortest);
        budget.most = budget.most ? std::min(*budget.most, most) : most;
    }
    return budget;
}

} // namespace staunton::engine
