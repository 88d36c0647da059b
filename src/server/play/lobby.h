// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/play/game_room.h"
#include "server/protocol_json.h"

#include <expected>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

namespace staunton::server {

/// What whoever asked for a game is given.
struct CreatedGame {
    GameId id;
    chess::Color color;
    Secret token;
    std::optional<Secret> invitation; ///< for the friend
};

/// The rooms that are open. A room is opened when somebody comes, and closed when nobody is there
/// and no clock runs. Everything happens on one thread.
class Lobby {
public:
    using RoomFound = std::expected<std::shared_ptr<GameRoom>, ErrorCode>;

    /// `surroundings` outlive the lobby.
    explicit Lobby(Surroundings const& surroundings);

    /// The answer comes once the game is on disk. The error names the place in the request.
    void create(NewGame const& wish,
                std::function<void(std::expected<CreatedGame, ProtocolError>)> done);

    /// Finds a room, opening it if need be.
    void visit(GameId const& id, std::function<void(RoomFound)> done);

    /// After a restart: opens the rooms whose clocks were running.
    void reopen(std::vector<GameId> const& ids);
    /// Lets the clocks go on that still stand after a restart.
    void resume();

    /// To be called once a second: closes idle rooms, and keeps track of being alive while any
    /// clock runs.
    void tick();

    /// Closes every room.
    void dismiss(Farewell farewell);

private:
    void arrange(record::GameHeader const& header, chess::ByColor<SeatView> const& seats,
                 std::function<void(std::optional<ArrangedGame>)> const& done);
    RoomFound open(GameLoaded const& loaded);

    Surroundings const& surroundings_;
    std::unordered_map<GameId, std::shared_ptr<GameRoom>> rooms_;
    std::unordered_map<GameId, std::vector<std::function<void(RoomFound)>>> opening_;
};

} // namespace staunton::server
