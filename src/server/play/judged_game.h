// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/arbiter.h"
#include "record/game_header.h"
#include "record/record_error.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace staunton::server {

/// A move as spectators see it.
struct MoveLine {
    std::string uci;
    std::string san;
    std::optional<base::Milliseconds> clock; ///< of the player who made it, when it was completed
};

/// What became of an event.
struct Judgement {
    bool changed_something = false; ///< if so, it belongs to the record
    std::string line;               ///< the event as a line of the record
    boost::json::array rulings;
    std::size_t moves_before = 0; ///< how many there were
};

/// A game with its arbiter and all that has been said about it: a record being written.
class JudgedGame {
public:
    explicit JudgedGame(record::GameHeader header);

    /// The game whose record consists of that first line and those events.
    [[nodiscard]] static std::expected<JudgedGame, record::RecordError>
    replay(std::string_view header, std::vector<std::string> const& events);

    /// Puts an event before the arbiter. One that changes nothing leaves no trace here.
    [[nodiscard]] Judgement receive(laws::Event const& event);

    [[nodiscard]] record::GameHeader const& header() const { return header_; }

    [[nodiscard]] laws::Arbiter const& arbiter() const { return arbiter_; }

    [[nodiscard]] std::vector<MoveLine> const& moves() const { return moves_; }

    /// Every ruling on an event of the record.
    [[nodiscard]] boost::json::array const& rulings() const { return rulings_; }

    /// The lines of the record after the first.
    [[nodiscard]] std::vector<std::string> const& events() const { return events_; }

    /// When the last event happened.
    [[nodiscard]] base::Milliseconds last_event_at() const { return last_event_at_; }

    /// A move as this game writes it: in Chess960 castling goes to the rook's square.
    [[nodiscard]] std::string uci(chess::Move move) const;

private:
    void note_new_moves(base::Milliseconds at);

    record::GameHeader header_;
    laws::Arbiter arbiter_;
    std::vector<MoveLine> moves_;
    boost::json::array rulings_;
    std::vector<std::string> events_;
    base::Milliseconds last_event_at_{0};
};

} // namespace staunton::server
