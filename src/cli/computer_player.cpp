// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/computer_player.h"

namespace staunton::cli {

using namespace std::chrono_literals;

namespace {

constexpr auto time_to_judge_an_offer = 300ms;
/// Worse than this for the computer, and a draw is welcome, in hundredths of a pawn.
constexpr int welcome_below = -30;
/// After so many moves a level position is a draw too.
constexpr std::uint32_t long_game = 40;
constexpr int level_position = 15;

/// The moves that `color` has still to complete in his period; nothing if the period has no end.
std::optional<unsigned> moves_to_next_period(laws::TimeControl const& control,
                                             laws::Chessclock const& clock, chess::Color color) {
    std::size_t completed = clock.completed_moves(color);
    std::size_t const current = clock.period(color);
    for (std::size_t period = 0; period < current; ++period) {
        completed -= std::min<std::size_t>(completed, control.periods[period].moves.value_or(0));
    }
    std::optional<unsigned> const moves = control.periods[current].moves;
    if (!moves || *moves <= completed) {
        return std::nullopt;
    }
    return static_cast<unsigned>(*moves - completed);
}

} // namespace

engine::Limits limits_for(laws::Arbiter const& arbiter, chess::Color color,
                          laws::Milliseconds now) {
    engine::Limits limits;
    laws::TimeControl const& control = arbiter.terms().time[color];
    if (control.has_clock()) {
        limits.time_left = arbiter.clock().remaining(color, now);
        limits.increment = control.periods[arbiter.clock().period(color)].extra;
        limits.moves_to_go = moves_to_next_period(control, arbiter.clock(), color);
    }
    return limits;
}

chess::Move ComputerPlayer::choose_move(laws::Arbiter const& arbiter, laws::Milliseconds now) {
    chess::Color const color = arbiter.position().has_the_move();
    engine::Limits const limits = limits_for(arbiter, color, now);
    return analyst_.choose_move(arbiter.game(), level_, limits, seed_).line.front();
}

bool ComputerPlayer::likes_a_draw(laws::Arbiter const& arbiter, chess::Color color) {
    engine::Limits limits;
    limits.move_time = time_to_judge_an_offer;
    engine::Score const score = analyst_.analyse(arbiter.game(), limits).score;
    int const sign = arbiter.position().has_the_move() == color ? 1 : -1;
    if (score.mate_in) {
        return sign * *score.mate_in < 0;
    }
    int const own = sign * score.centipawns;
    bool const is_level = own <= level_position && own >= -level_position;
    return own < welcome_below || (is_level && arbiter.position().move_number() > long_game);
}

} // namespace staunton::cli
