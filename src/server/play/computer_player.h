// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/arbiter.h"
#include "server/play/surroundings.h"

#include <functional>
#include <memory>
#include <optional>

namespace staunton::server {

/// The computer at the board: looks at the game after every event and does what a player does.
/// Claims a draw when it may and does not stand better, accepts one when it does not stand better
/// after the opening, never resigns: a beginner wants to give mate himself.
class ComputerPlayer {
public:
    /// `act` may lead to another `look_at` before it returns.
    ComputerPlayer(chess::Color color, unsigned level, Thinkers& thinkers,
                   std::function<void(laws::Deed)> act);

    /// To be called whenever something has changed; `now` is in game time.
    void look_at(laws::Arbiter const& arbiter, Milliseconds now);
    /// Thinks no more, until it looks again.
    void stop();

    [[nodiscard]] bool is_thinking() const { return pending_ != nullptr; }

private:
    enum class Subject : std::uint8_t { move, offer };

    void ask(laws::Arbiter const& arbiter, Subject subject, Milliseconds now);
    void answer_offer(laws::Arbiter const& arbiter, engine::Report const& report);
    void answer_with_move(laws::Arbiter const& arbiter, engine::Report const& report);

    chess::Color color_;
    unsigned level_;
    Thinkers& thinkers_;
    std::function<void(laws::Deed)> act_;
    std::unique_ptr<PendingAnswer> pending_;
    Subject subject_ = Subject::move;
    chess::Ply ply_ = 0;
};

} // namespace staunton::server
