// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "laws/time_control.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

namespace staunton::laws {
namespace {

using namespace std::chrono_literals;

TEST_CASE("6.3.1: a time control is a series of periods, each with its moves and its time") {
    auto const control = parse_time_control("40/7200:20/3600:900+30");
    REQUIRE(control.has_value());
    CHECK(control->periods ==
          std::vector<Period>{{40, 2h, 0ms, ExtraTime::increment},
                              {20, 1h, 0ms, ExtraTime::increment},
                              {std::nullopt, 15min, 30s, ExtraTime::increment}});
}

TEST_CASE("6.3.2: extra time is an increment, a US delay or Bronstein's") {
    CHECK(parse_time_control("300+3")->periods.front().extra_kind == ExtraTime::increment);
    CHECK(parse_time_control("300d5")->periods.front().extra_kind == ExtraTime::delay);
    CHECK(parse_time_control("300b5")->periods.front().extra_kind == ExtraTime::bronstein);
    CHECK(parse_time_control("300b0.125")->periods.front().extra == 125ms);
}

TEST_CASE("No clock is written as PGN writes it") {
    CHECK(parse_time_control("-") == TimeControl{});
    CHECK(to_text(TimeControl{}) == "-");
}

TEST_CASE("A bad time control is refused at the place of the fault") {
    auto const offset_of_fault = [](std::string_view text) {
        auto const control = parse_time_control(text);
        REQUIRE_FALSE(control.has_value());
        return control.error().offset;
    };
    CHECK(offset_of_fault("") == 0);
    CHECK(offset_of_fault("five") == 0);
    CHECK(offset_of_fault("300+") == 4);
    CHECK(offset_of_fault("300x3") == 3);
    CHECK(offset_of_fault("300.1234") == 7);
    CHECK(offset_of_fault("300.") == 4);
    CHECK(offset_of_fault("0/300") == 0);
    CHECK(offset_of_fault("300:300") == 0);
    CHECK(offset_of_fault("40/300:") == 7);
    CHECK(offset_of_fault("0") == 0);
    CHECK(offset_of_fault("0b5") == 0);
    CHECK(offset_of_fault("99999999999999999999") == 0);
    CHECK(offset_of_fault("3600000.001") == 0);
    CHECK(offset_of_fault("1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1") ==
          64);
}

Period random_period(base::Random& random, bool is_last) {
    Period period;
    if (!is_last || random.below(2) == 0) {
        period.moves = 1 + static_cast<unsigned>(random.below(100));
    }
    period.allotted = Milliseconds{1 + random.below(10'000'000)};
    period.extra_kind = static_cast<ExtraTime>(random.below(3));
    period.extra = Milliseconds{random.below(100'000)};
    return period;
}

TEST_CASE("Every time control is read back as it was written") {
    CHECK(rc::check([](std::uint64_t seed) {
        base::Random random{seed};
        TimeControl control;
        std::size_t const periods = 1 + random.below(16);
        for (std::size_t i = 1; i <= periods; ++i) {
            control.periods.push_back(random_period(random, i == periods));
        }
        RC_ASSERT(parse_time_control(to_text(control)).value() == control);
    }));
}

TEST_CASE("Any text is a time control or a fault within it") {
    CHECK(rc::check([](std::string const& text) {
        auto const control = parse_time_control(text);
        RC_ASSERT((control.has_value() || control.error().offset <= text.size()));
    }));
}

} // namespace
} // namespace staunton::laws
