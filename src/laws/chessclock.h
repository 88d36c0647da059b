// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/color.h"
#include "laws/time_control.h"

#include <cstddef>
#include <optional>

namespace staunton::laws {

/// A chessclock (6.1): two time displays, of which at most one runs. Told the time by whoever uses
/// it; a value. Exact in milliseconds, and never shows less than zero.
///
/// A Fischer increment belongs to the move that comes: the first one is on the display from the
/// start, and after each completed move comes the one of the period in which the next move is made
/// ("40/7200:900+30" gives the first 30 seconds together with the 900, for move 41).
class Chessclock {
public:
    /// Both clocks stopped, each showing what its first period allots.
    explicit Chessclock(chess::ByColor<TimeControl> controls);

    /// Whether `player` plays against the clock at all.
    [[nodiscard]] bool has_clock(chess::Color player) const;

    /// Whose clock runs; nothing while it is paused, or if the player to move has none.
    [[nodiscard]] std::optional<chess::Color> running() const { return running_; }

    /// Starts the clock of `player` at that moment, and stops the other.
    void start(chess::Color player, Milliseconds now);
    /// Stops both (6.11).
    void pause(Milliseconds now);

    /// `player` completes his move (6.2.1): his clock stops, extra time and the next period's time
    /// are added as his time control says, and the opponent's clock starts.
    void complete_move(chess::Color player, Milliseconds now);

    /// What the display of `player` shows at that moment: the main time; nothing without a clock.
    [[nodiscard]] std::optional<Milliseconds> remaining(chess::Color player,
                                                        Milliseconds now) const;
    /// What is left of the delay that runs before the main time.
    [[nodiscard]] Milliseconds delay_remaining(chess::Color player, Milliseconds now) const;

    /// Whether the time of `player` has run out by that moment (6.1.1): to the last millisecond.
    [[nodiscard]] bool flag_has_fallen(chess::Color player, Milliseconds now) const;
    /// When the running clock's flag will fall if nobody moves.
    [[nodiscard]] std::optional<Milliseconds> flag_falls_at() const;

    /// The arbiter adds or takes time (6.10, 7.5.5, 9.5.3); never below zero. A fallen flag is put
    /// up again if time is added.
    void adjust(chess::Color player, Milliseconds change);
    /// The arbiter sets the display to `time`, at least zero, at that moment (6.10.2).
    void set(chess::Color player, Milliseconds time, Milliseconds now);

    /// Moves that `player` has completed by pressing (6.2.1), from the start of the game.
    [[nodiscard]] std::size_t completed_moves(chess::Color player) const {
        return players_[player].completed_moves;
    }

    /// The period in which `player` is, from 0.
    [[nodiscard]] std::size_t period(chess::Color player) const { return players_[player].period; }

    [[nodiscard]] friend bool operator==(Chessclock const&, Chessclock const&) = default;

private:
    struct Display {
        TimeControl control;
        Milliseconds main{0};  ///< when the clock was last started or stopped
        Milliseconds delay{0}; ///< left of this move's delay, likewise
        Milliseconds spent{0}; ///< on this move, before the clock was last started
        std::size_t completed_moves = 0;
        std::size_t moves_in_period = 0;
        std::size_t period = 0;
        bool flag_fell = false; ///< while it ran; stays until the arbiter sets or adds time

        [[nodiscard]] Period const& current_period() const;
        void spend(Milliseconds time);
        void give_extra_for_coming_move();
        void complete_move();

        [[nodiscard]] friend bool operator==(Display const&, Display const&) = default;
    };

    [[nodiscard]] Milliseconds running_for(chess::Color player, Milliseconds now) const;
    void settle(Milliseconds now);

    chess::ByColor<Display> players_;
    std::optional<chess::Color> running_;
    Milliseconds started_at_{0};
};

} // namespace staunton::laws
