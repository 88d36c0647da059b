// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis.h"

#include <chrono>
#include <optional>

namespace staunton::engine {

/// How long a move may take.
struct TimeBudget {
    /// No new depth is begun after this, longer or shorter as the search is unsure or sure.
    std::optional<base::Milliseconds> aim;
    /// The search ends at once.
    std::optional<base::Milliseconds> most;

    [[nodiscard]] friend bool operator==(TimeBudget const&, TimeBudget const&) = default;
};

/// Shares out what the limits give. Always leaves enough on the clock to answer in time.
[[nodiscard]] TimeBudget time_budget_for(Limits const& limits);

/// Watches the clock and the nodes of one search.
class SearchClock {
public:
    /// The search begins now.
    explicit SearchClock(Limits const& limits)
        : started_{std::chrono::steady_clock::now()}, budget_{time_budget_for(limits)} {}

    /// What the limits leave for this move.
    [[nodiscard]] TimeBudget const& budget() const { return budget_; }

    /// Time since the search began, by the machine's own clock.
    [[nodiscard]] base::Milliseconds elapsed() const {
        return std::chrono::duration_cast<base::Milliseconds>(std::chrono::steady_clock::now() -
                                                              started_);
    }

    /// Whether the search must end at once.
    [[nodiscard]] bool is_over() const { return budget_.most && elapsed() >= *budget_.most; }

    /// Whether another depth is worth beginning; `percent` of the aimed-at time may be used.
    [[nodiscard]] bool aim_is_reached(int percent) const {
        return budget_.aim && elapsed() * 100 >= *budget_.aim * percent;
    }

private:
    std::chrono::steady_clock::time_point started_;
    TimeBudget budget_;
};

} // namespace staunton::engine
