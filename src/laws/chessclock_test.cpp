// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "laws/chessclock.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

namespace staunton::laws {
namespace {

using namespace std::chrono_literals;
using enum chess::Color;

Chessclock clock_with(std::string_view white_time, std::string_view black_time) {
    auto const of_white = parse_time_control(white_time);
    auto const of_black = parse_time_control(black_time);
    REQUIRE(of_white.has_value());
    REQUIRE(of_black.has_value());
    return Chessclock{{{*of_white, *of_black}}};
}

Chessclock clock_with(std::string_view time) {
    return clock_with(time, time);
}

TEST_CASE("6.1: only one of the two displays runs") {
    Chessclock clock = clock_with("300");
    clock.start(white, 0s);
    CHECK(clock.running() == white);
    CHECK(clock.remaining(white, 10s) == 290s);
    CHECK(clock.remaining(black, 10s) == 300s);
    clock.complete_move(white, 10s);
    CHECK(clock.running() == black);
    CHECK(clock.remaining(white, 25s) == 290s);
    CHECK(clock.remaining(black, 25s) == 285s);
}

TEST_CASE("6.1.1: the flag falls with the last millisecond of the allotted time, not before") {
    Chessclock clock = clock_with("60");
    clock.start(white, 5s);
    CHECK(clock.flag_falls_at() == 65s);
    CHECK_FALSE(clock.flag_has_fallen(white, 64'999ms));
    CHECK(clock.remaining(white, 64'999ms) == 1ms);
    CHECK(clock.flag_has_fallen(white, 65s));
    CHECK(clock.remaining(white, 70s) == 0s);
    CHECK_FALSE(clock.flag_has_fallen(black, 70s));
}

TEST_CASE("6.3.2: an increment belongs to the move that comes, the first one from the start") {
    Chessclock clock = clock_with("300+3");
    CHECK(clock.remaining(white, 0s) == 303s);
    clock.start(white, 0s);
    clock.complete_move(white, 10s);
    CHECK(clock.remaining(white, 10s) == 296s);
    CHECK(clock.remaining(black, 10s) == 303s);
}

TEST_CASE("6.3.2: a delay runs before the main time and what is left of it is lost") {
    Chessclock clock = clock_with("60d5");
    clock.start(white, 0s);
    CHECK(clock.delay_remaining(white, 3s) == 2s);
    CHECK(clock.remaining(white, 3s) == 60s);
    clock.complete_move(white, 3s);
    CHECK(clock.delay_remaining(white, 3s) == 5s);
    clock.complete_move(black, 10s); // seven seconds, two of them from the main time
    CHECK(clock.remaining(black, 10s) == 58s);
    CHECK(clock.flag_falls_at() == 75s);
}

TEST_CASE("6.3.2: Bronstein gives back what the move took, at most so much") {
    Chessclock clock = clock_with("60b5");
    clock.start(white, 0s);
    CHECK(clock.remaining(white, 3s) == 57s);
    clock.complete_move(white, 3s);
    CHECK(clock.remaining(white, 3s) == 60s);
    clock.complete_move(black, 11s);
    CHECK(clock.remaining(black, 11s) == 57s);
    CHECK(clock.flag_has_fallen(white, 71s)); // unlike a delay, it saves nobody's last second
}

TEST_CASE("6.3.1: time for the next period is added when the moves of this one are completed") {
    Chessclock clock = clock_with("2/100:50");
    clock.start(white, 0s);
    clock.complete_move(white, 10s);
    clock.complete_move(black, 20s);
    CHECK(clock.period(white) == 0);
    clock.complete_move(white, 30s);
    CHECK(clock.period(white) == 1);
    CHECK(clock.completed_moves(white) == 2);
    CHECK(clock.remaining(white, 30s) == 130s);
    CHECK(clock.period(black) == 0);
}

TEST_CASE("6.3.1: forty moves in two hours, twenty in one, then 15 minutes and 30 seconds a move") {
    Chessclock clock = clock_with("40/7200:20/3600:900+30");
    Milliseconds now{0};
    clock.start(white, now);
    for (int move = 1; move <= 61; ++move) {
        CAPTURE(move);
        clock.complete_move(white, now += 60s);
        clock.complete_move(black, now += 45s);
        auto const spent_by_white = move * 60s;
        auto const added =
            (move >= 40 ? 3600s : 0s) + (move >= 60 ? 930s : 0s) + (move >= 61 ? 30s : 0s);
        CHECK(clock.remaining(white, now) == 7200s - spent_by_white + added);
    }
}

TEST_CASE("A last period that names its moves is repeated, as PGN has it") {
    Chessclock clock = clock_with("1/10");
    clock.start(white, 0s);
    clock.complete_move(white, 4s);
    clock.complete_move(black, 5s);
    clock.complete_move(white, 6s);
    CHECK(clock.remaining(white, 6s) == 25s);
    CHECK(clock.period(white) == 2);
}

TEST_CASE("The players may have different times, or one of them no clock at all") {
    Chessclock clock = clock_with("300", "240");
    CHECK(clock.remaining(white, 0s) == 300s);
    CHECK(clock.remaining(black, 0s) == 240s);

    Chessclock one_sided = clock_with("300", "-");
    one_sided.start(white, 0s);
    one_sided.complete_move(white, 10s);
    CHECK_FALSE(one_sided.running().has_value());
    CHECK_FALSE(one_sided.remaining(black, 10s).has_value());
    CHECK_FALSE(one_sided.flag_has_fallen(black, 1000h));
    one_sided.complete_move(black, 50s);
    CHECK(one_sided.running() == white);
    CHECK(one_sided.remaining(white, 60s) == 280s);
}

TEST_CASE("6.11: a paused clock stands still, and the delay goes on where it was") {
    Chessclock clock = clock_with("60d5");
    clock.start(white, 0s);
    clock.pause(2s);
    CHECK_FALSE(clock.running().has_value());
    CHECK(clock.remaining(white, 100s) == 60s);
    clock.start(white, 100s);
    CHECK(clock.delay_remaining(white, 100s) == 3s);
    CHECK(clock.flag_falls_at() == 163s);
}

TEST_CASE("9.5.3: added time counts at once, and never goes below zero when taken") {
    Chessclock clock = clock_with("60");
    clock.start(white, 0s);
    clock.adjust(white, 120s);
    clock.adjust(black, -120s);
    CHECK(clock.remaining(white, 30s) == 150s);
    CHECK(clock.remaining(black, 30s) == 0s);
}

TEST_CASE("6.10.2: the arbiter sets a display, and a fallen flag is up again") {
    Chessclock clock = clock_with("60");
    clock.start(white, 0s);
    CHECK(clock.flag_has_fallen(white, 61s));
    clock.set(white, 45s, 61s);
    CHECK_FALSE(clock.flag_has_fallen(white, 61s));
    CHECK(clock.remaining(white, 71s) == 35s);
    CHECK(clock.flag_falls_at() == 106s);
}

TEST_CASE("6.1.1: a flag that fell while the clock ran stays down when the clock is stopped") {
    Chessclock clock = clock_with("60+30");
    clock.start(white, 0s);
    clock.complete_move(white, 90s);
    CHECK(clock.flag_has_fallen(white, 90s));
}

/// A second way to keep the time of one player: in whole milliseconds, one at a time.
struct SlowClock {
    std::int64_t main = 0;
    std::int64_t extra = 0;
    ExtraTime kind = ExtraTime::increment;
    bool fell = false;

    std::int64_t left_of_delay = kind == ExtraTime::delay ? extra : 0;
    std::int64_t spent = 0;

    void tick() {
        ++spent;
        if (left_of_delay > 0) {
            --left_of_delay;
        } else if (main > 0) {
            --main;
        }
        fell = fell || (left_of_delay == 0 && main == 0);
    }

    void complete() {
        if (kind == ExtraTime::increment) {
            main += extra;
        } else if (kind == ExtraTime::bronstein) {
            main += std::min(spent, extra);
        }
        spent = 0;
        left_of_delay = kind == ExtraTime::delay ? extra : 0;
    }
};

TEST_CASE("6.3.2: every kind of clock agrees with one that counts single milliseconds") {
    CHECK(rc::check([](std::uint64_t seed) {
        base::Random random{seed};
        auto const kind = static_cast<ExtraTime>(random.below(3));
        auto const main = static_cast<std::int64_t>(1 + random.below(400));
        auto const extra = static_cast<std::int64_t>(random.below(60));
        TimeControl const control{{{std::nullopt, Milliseconds{main}, Milliseconds{extra}, kind}}};
        Chessclock clock{{{control, control}}};
        std::int64_t const beforehand = kind == ExtraTime::increment ? extra : 0;
        SlowClock const at_start{main + beforehand, extra, kind};
        chess::ByColor<SlowClock> slow;
        slow[white] = at_start;
        slow[black] = at_start;
        Milliseconds now{0};
        chess::Color mover = white;
        clock.start(mover, now);
        for (int move = 0; move < 20; ++move) {
            for (std::uint64_t left = random.below(80); left > 0; --left) {
                now += 1ms;
                slow[mover].tick();
                RC_ASSERT(clock.remaining(mover, now)->count() == slow[mover].main);
                RC_ASSERT(clock.flag_has_fallen(mover, now) == slow[mover].fell);
                RC_ASSERT(clock.delay_remaining(mover, now).count() == slow[mover].left_of_delay);
            }
            clock.complete_move(mover, now);
            slow[mover].complete();
            RC_ASSERT(clock.remaining(mover, now)->count() == slow[mover].main);
            mover = chess::opponent(mover);
        }
    }));
}

} // namespace
} // namespace staunton::laws
