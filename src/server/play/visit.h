// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/play/lobby.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace staunton::server {

/// How many frames a connection may send: so many at once, and so many a second in the long run.
struct FrameRate {
    double burst = 100;
    double per_second = 5;
};

/// What one connection does in a room, from its first frame to its end. Turns text into deeds, and
/// answers what is no deed at all.
class Visit : public std::enable_shared_from_this<Visit> {
public:
    /// No rate: any number of frames. The lobby and the clock outlive the visit.
    Visit(Lobby& lobby, ServerClock const& clock, GameId id, std::optional<FrameRate> rate);

    void hear(std::shared_ptr<Connection> const& from, std::string_view text,
              std::chrono::steady_clock::time_point stamp);
    /// The connection is gone.
    void end(Connection const& connection);

private:
    struct Heard {
        Caller caller;
        Frame frame;
    };

    bool is_too_fast(Milliseconds now);
    void take(Heard const& heard);
    void join(Heard const& heard);
    void enter(Heard const& heard, Lobby::RoomFound const& room);

    Lobby& lobby_;
    ServerClock const& clock_;
    GameId id_;
    std::optional<FrameRate> rate_;
    double allowance_ = 0;
    Milliseconds counted_at_{0};
    unsigned excess_ = 0;
    std::shared_ptr<GameRoom> room_;
    bool is_entering_ = false;
    bool has_ended_ = false;
    std::vector<Heard> waiting_; ///< while the room is being opened
};

} // namespace staunton::server
