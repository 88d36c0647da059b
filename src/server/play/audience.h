// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/color.h"
#include "server/play/surroundings.h"

#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>

namespace staunton::server {

/// Who is in a room: at most one connection on each side of the board, and spectators. A newcomer
/// hears nothing until he is let in.
class Audience {
public:
    /// Seats a player, and gives the connection that held the seat until now.
    std::shared_ptr<Connection> seat(chess::Color color, std::shared_ptr<Connection> player);
    void add_spectator(std::shared_ptr<Connection> spectator);
    /// From now on he hears what is sent to everyone.
    void let_in(Connection const& who);
    /// False if he was not there.
    bool remove(Connection const& who);

    [[nodiscard]] bool has(Connection const& who) const;
    /// Where he sits; nothing for spectators and strangers.
    [[nodiscard]] std::optional<chess::Color> color_of(Connection const& who) const;
    /// Nothing if the seat is empty for the moment.
    [[nodiscard]] std::shared_ptr<Connection> player(chess::Color color) const;

    [[nodiscard]] std::size_t spectators() const { return spectators_.size(); }

    [[nodiscard]] bool empty() const;

    /// Calls `function(connection, color)` for everyone who has been let in.
    void
    for_each(std::function<void(Connection&, std::optional<chess::Color>)> const& function) const;
    void send(Message const& message) const;

private:
    struct Member {
        std::shared_ptr<Connection> connection;
        bool hears = false;
    };

    chess::ByColor<Member> players_;
    std::unordered_map<Connection const*, Member> spectators_;
};

} // namespace staunton::server
