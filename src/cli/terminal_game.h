// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"
#include "cli/computer_player.h"
#include "cli/terminal_command.h"
#include "laws/arbiter.h"

#include <iosfwd>

namespace staunton::cli {

/// One game at a terminal, under the arbiter: people type, the computer answers, and every ruling
/// is told in words.
class TerminalGame {
public:
    /// `people` says which colors are played by people; the computer plays the others.
    /// `computer`, the streams and `time` outlive the game.
    TerminalGame(laws::GameTerms const& terms, chess::ByColor<bool> people,
                 ComputerPlayer& computer, std::istream& in, std::ostream& out,
                 base::TimeSource const& time);

    /// Plays until the game ends, somebody quits, or the input does.
    void play();

    [[nodiscard]] laws::Arbiter const& arbiter() const { return arbiter_; }

private:
    void let_person_act();
    void let_computer_act();
    void obey(PlainCommand command);
    void obey(ClaimCommand const& command);
    void obey(MoveCommand const& command);

    /// Puts the deed before the arbiter; says what was ruled unless it is only an accepted move.
    void submit(laws::Actor by, laws::Deed deed);
    /// The computer's answer to the offer of the player having the move.
    void answer_offer();
    void look_at_the_clock();

    void show_board();
    void show_clocks();
    void show_moves();
    void show_prompt();
    void show_conclusion();

    [[nodiscard]] laws::Milliseconds now() const { return time_.monotonic() - started_; }

    [[nodiscard]] chess::Color mover() const { return arbiter_.position().has_the_move(); }

    laws::Arbiter arbiter_;
    chess::ByColor<bool> people_;
    ComputerPlayer& computer_;
    std::istream& in_;
    std::ostream& out_;
    base::TimeSource const& time_;
    laws::Milliseconds started_;
    bool board_is_shown_ = false;
    bool left_ = false;
};

} // namespace staunton::cli
