// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/chessclock.h"

#include <algorithm>

namespace staunton::laws {

namespace {

constexpr Milliseconds zero{0};

} // namespace

Period const& Chessclock::Display::current_period() const {
    return control.periods[std::min(period, control.periods.size() - 1)];
}

void Chessclock::Display::spend(Milliseconds time) {
    flag_fell = flag_fell || (time > zero && time >= delay + main);
    spent += time;
    main = std::max(zero, main - std::max(zero, time - delay));
    delay = std::max(zero, delay - time);
}

void Chessclock::Display::give_extra_for_coming_move() {
    Period const& coming = current_period();
    spent = zero;
    delay = coming.extra_kind == ExtraTime::delay ? coming.extra : zero;
    if (coming.extra_kind == ExtraTime::increment) {
        main += coming.extra;
    }
}

void Chessclock::Display::complete_move() {
    Period const& past = current_period();
    if (past.extra_kind == ExtraTime::bronstein) {
        main += std::min(spent, past.extra);
    }
    ++completed_moves;
    ++moves_in_period;
    if (past.moves && moves_in_period >= *past.moves) {
        ++period;
        moves_in_period = 0;
        main += current_period().allotted;
    }
    give_extra_for_coming_move();
}

Chessclock::Chessclock(chess::ByColor<TimeControl> controls) {
    for (chess::Color const player : chess::both_colors) {
        Display& display = players_[player];
        display.control = std::move(controls[player]);
        if (display.control.has_clock()) {
            display.main = display.current_period().allotted;
            display.give_extra_for_coming_move();
        }
    }
}

bool Chessclock::has_clock(chess::Color player) const {
    return players_[player].control.has_clock();
}

Milliseconds Chessclock::running_for(chess::Color player, Milliseconds now) const {
    return running_ == player ? std::max(zero, now - started_at_) : zero;
}

void Chessclock::settle(Milliseconds now) {
    if (running_) {
        players_[*running_].spend(running_for(*running_, now));
        started_at_ = std::max(started_at_, now);
    }
}

void Chessclock::start(chess::Color player, Milliseconds now) {
    settle(now);
    running_ = has_clock(player) ? std::optional{player} : std::nullopt;
    started_at_ = now;
}

void Chessclock::pause(Milliseconds now) {
    settle(now);
    running_ = std::nullopt;
}

void Chessclock::complete_move(chess::Color player, Milliseconds now) {
    settle(now);
    if (has_clock(player)) {
        players_[player].complete_move();
    } else {
        ++players_[player].completed_moves;
    }
    start(chess::opponent(player), now);
}

std::optional<Milliseconds> Chessclock::remaining(chess::Color player, Milliseconds now) const {
    if (!has_clock(player)) {
        return std::nullopt;
    }
    Display display = players_[player];
    display.spend(running_for(player, now));
    return display.main;
}

Milliseconds Chessclock::delay_remaining(chess::Color player, Milliseconds now) const {
    return std::max(zero, players_[player].delay - running_for(player, now));
}

bool Chessclock::flag_has_fallen(chess::Color player, Milliseconds now) const {
    Display const& display = players_[player];
    Milliseconds const time = running_for(player, now);
    return has_clock(player) &&
           (display.flag_fell || (time > zero && time >= display.delay + display.main));
}

std::optional<Milliseconds> Chessclock::flag_falls_at() const {
    if (!running_) {
        return std::nullopt;
    }
    Display const& display = players_[*running_];
    // A clock that stands at zero falls as soon as it runs at all.
    return started_at_ + std::max(Milliseconds{1}, display.delay + display.main);
}

void Chessclock::adjust(chess::Color player, Milliseconds change) {
    if (!has_clock(player)) {
        return;
    }
    Display& display = players_[player];
    display.main = std::max(zero, display.main + change);
    display.flag_fell = display.flag_fell && change <= zero;
}

void Chessclock::set(chess::Color player, Milliseconds time, Milliseconds now) {
    settle(now);
    if (has_clock(player)) {
        players_[player].main = std::max(zero, time);
        players_[player].flag_fell = false;
    }
}

} // namespace staunton::laws
