// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/time_management.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace staunton::engine {

using base::Milliseconds;

TEST_CASE("time: without a clock there is no budget") {
    CHECK(time_budget_for(Limits{.depth = 5}) == TimeBudget{});
}

TEST_CASE("time: a fixed time for the move is used up and not exceeded") {
    TimeBudget const budget = time_budget_for(Limits{.move_time = Milliseconds{250}});
    CHECK(budget.most == Milliseconds{250});
    CHECK_FALSE(budget.aim.has_value());
}

TEST_CASE("time: five minutes and three seconds give some ten seconds a move, never a third") {
    TimeBudget const budget = time_budget_for(
        Limits{.time_left = Milliseconds{300'000}, .increment = Milliseconds{3'000}});
    CHECK(*budget.aim > Milliseconds{5'000});
    CHECK(*budget.aim < Milliseconds{20'000});
    CHECK(*budget.most <= Milliseconds{100'000});
}

TEST_CASE("time: whatever the clock shows, the longest think leaves time to answer") {
    for (int left = 100; left < 100'000; left += 37) {
        for (int increment : {0, 10, 1'000, 60'000}) {
            for (unsigned moves_to_go : {0U, 1U, 5U, 40U}) {
                Limits limits{.time_left = Milliseconds{left},
                              .increment = Milliseconds{increment}};
                if (moves_to_go > 0) {
                    limits.moves_to_go = moves_to_go;
                }
                TimeBudget const budget = time_budget_for(limits);
                CHECK(*budget.aim <= *budget.most);
                CHECK(*budget.most <= Milliseconds{left - 80});
                CHECK(*budget.most >= Milliseconds{1});
            }
        }
    }
}

TEST_CASE("time: with next to nothing left, or less than nothing, the answer comes at once") {
    for (int left : {-500, 0, 1, 30, 81}) {
        TimeBudget const budget =
            time_budget_for(Limits{.time_left = Milliseconds{left}, .increment = Milliseconds{10}});
        CHECK(*budget.most == Milliseconds{1});
    }
}

TEST_CASE("time: the last move before the time control may use nearly all that is left") {
    TimeBudget const last =
        time_budget_for(Limits{.time_left = Milliseconds{10'000}, .moves_to_go = 1});
    TimeBudget const usual = time_budget_for(Limits{.time_left = Milliseconds{10'000}});
    CHECK(*last.most > Milliseconds{9'000});
    CHECK(*last.aim > *usual.aim);
}

} // namespace staunton::engine
