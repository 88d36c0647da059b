// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/play/audience.h"

#include <algorithm>
#include <utility>

namespace staunton::server {

std::shared_ptr<Connection> Audience::seat(chess::Color color, std::shared_ptr<Connection> player) {
    Member& member = players_[color];
    member.hears = false;
    return std::exchange(member.connection, std::move(player));
}

void Audience::add_spectator(std::shared_ptr<Connection> spectator) {
    Connection const* const key = spectator.get();
    spectators_.insert_or_assign(key, Member{std::move(spectator), false});
}

void Audience::let_in(Connection const& who) {
    if (auto const color = color_of(who)) {
        players_[*color].hears = true;
    } else if (auto const found = spectators_.find(&who); found != spectators_.end()) {
        found->second.hears = true;
    }
}

bool Audience::remove(Connection const& who) {
    if (auto const color = color_of(who)) {
        players_[*color] = {};
        return true;
    }
    return spectators_.erase(&who) != 0;
}

bool Audience::has(Connection const& who) const {
    return color_of(who).has_value() || spectators_.contains(&who);
}

std::optional<chess::Color> Audience::color_of(Connection const& who) const {
    for (chess::Color const color : chess::both_colors) {
        if (players_[color].connection.get() == &who) {
            return color;
        }
    }
    return std::nullopt;
}

std::shared_ptr<Connection> Audience::player(chess::Color color) const {
    return players_[color].connection;
}

bool Audience::empty() const {
    return spectators_.empty() && std::ranges::all_of(players_, [](Member const& member) {
               return member.connection == nullptr;
           });
}

void Audience::for_each(
    std::function<void(Connection&, std::optional<chess::Color>)> const& function) const {
    for (chess::Color const color : chess::both_colors) {
        Member const& member = players_[color];
        if (member.connection && member.hears) {
            function(*member.connection, color);
        }
    }
    for (auto const& [key, member] : spectators_) {
        if (member.hears) {
            function(*member.connection, std::nullopt);
        }
    }
}

void Audience::send(Message const& message) const {
    for_each(
        [&](Connection& connection, std::optional<chess::Color>) { connection.send(message); });
}

} // namespace staunton::server
