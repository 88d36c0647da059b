// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/play/judged_game.h"
#include "server/storage/stored_game.h"

#include <boost/json/object.hpp>

#include <cstddef>
#include <optional>
#include <string>

namespace staunton::server {

/// One side of the board and who sits there.
struct SeatView {
    SeatKind kind = SeatKind::guest;
    unsigned level = 0;
    bool present = false;
};

/// Who is in a room.
struct Attendance {
    chess::ByColor<SeatView> players;
    std::size_t spectators = 0;
};

/// A game at a moment of its time.
struct RoomView {
    JudgedGame const& game;
    bool has_begun = false;
    bool time_runs = false;
    base::Milliseconds now{0};
};

/// What only a snapshot tells.
struct SnapshotDetails {
    GameId const& id;
    Sequence sequence = 0;
    std::optional<chess::Color> you;
    std::optional<chess::Color> rematch_offered_by;
};

/// The `state` block of every frame.
[[nodiscard]] boost::json::object state_block(RoomView const& view);

[[nodiscard]] std::string snapshot_frame(RoomView const& view, Attendance const& attendance,
                                         SnapshotDetails const& details);

/// After an event of the record.
[[nodiscard]] std::string update_frame(RoomView const& view, Sequence sequence,
                                       Judgement const& judgement);

/// For an event that changed nothing.
[[nodiscard]] std::string ruling_frame(RoomView const& view, Judgement const& judgement);

[[nodiscard]] std::string presence_frame(Attendance const& attendance);

/// Nothing: the offer is withdrawn.
[[nodiscard]] std::string rematch_offer_frame(std::optional<chess::Color> offered_by);

/// To a player, with his token and color, or to a spectator.
[[nodiscard]] std::string rematch_game_frame(GameId const& id);
[[nodiscard]] std::string rematch_game_frame(GameId const& id, std::string const& token,
                                             chess::Color color);

} // namespace staunton::server
