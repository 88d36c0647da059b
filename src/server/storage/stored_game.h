// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"
#include "chess/color.h"
#include "server/accounts/secret.h"
#include "server/game_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace staunton::server {

using base::Milliseconds;

/// Numbers the events of one game, from 1.
using Sequence = std::uint64_t;

enum class SeatKind : std::uint8_t { guest, computer };

/// One side of the board as it is kept on disk.
struct StoredSeat {
    SeatKind kind = SeatKind::guest;
    unsigned level = 0; ///< of the computer
    std::optional<SecretHash> token;
    std::optional<SecretHash> invitation; ///< while the seat is free
    bool taken_up = false;

    [[nodiscard]] friend bool operator==(StoredSeat const&, StoredSeat const&) = default;
};

/// Ties the time of a game to the time the server has been alive, which stands still while it is
/// down.
struct ClockAnchor {
    Milliseconds game_time{0};
    /// How long the server had been alive then; nothing while the game's time stands still.
    std::optional<Milliseconds> alive;

    [[nodiscard]] friend bool operator==(ClockAnchor const&, ClockAnchor const&) = default;
};

/// Everything kept of a game.
struct StoredGame {
    GameId id;
    std::string header;                   ///< the first line of its record
    Milliseconds created_at{0};           ///< since 1970
    std::optional<Milliseconds> began_at; ///< when White's clock was started, since 1970
    ClockAnchor anchor;                   ///< of a game that has begun
    Milliseconds last_event_at{0};        ///< in game time
    bool ended = false;
    chess::ByColor<StoredSeat> seats;
    std::vector<std::string> events; ///< the other lines of its record
};

struct GameCreated {
    GameId id;
    std::string header;
    Milliseconds created_at{0};
    bool has_clock = false;
    chess::ByColor<StoredSeat> seats;
};

/// The invitation is good once.
struct InvitationUsed {
    GameId id;
    chess::Color color = chess::Color::white;
    SecretHash invitation{};
    SecretHash token{};
};

struct SeatTakenUp {
    GameId id;
    chess::Color color = chess::Color::white;
};

/// White's clock was started at game time 0.
struct GameBegan {
    GameId id;
    Milliseconds began_at{0};
    Milliseconds alive{0};
};

struct ClockAnchored {
    GameId id;
    ClockAnchor anchor;
};

/// The next event of a game. Conflicts unless exactly the one before it is on disk.
struct EventAppended {
    GameId id;
    Sequence sequence = 0;
    std::string line;
    Milliseconds game_time{0};
    Milliseconds received_at{0}; ///< since 1970
    bool ends_the_game = false;
};

/// Nothing happened, and the server is alive.
struct StillAlive {};

using Write = std::variant<GameCreated, InvitationUsed, SeatTakenUp, GameBegan, ClockAnchored,
                           EventAppended, StillAlive>;

enum class WriteResult : std::uint8_t {
    durable,  ///< on disk, and stays there whatever happens
    conflict, ///< contradicts what is on disk; nothing was changed
    failed,   ///< the disk failed; read the game again to know what is on it
};

} // namespace staunton::server
