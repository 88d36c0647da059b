// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"
#include "engine/analysis.h"
#include "server/play/server_clock.h"
#include "server/storage/event_log.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace staunton::server {

/// A text for one or many, made once.
struct Message {
    explicit Message(std::string content,
                     std::optional<std::chrono::steady_clock::time_point> cause = {})
        : text{std::make_shared<std::string const>(std::move(content))}, caused_at{cause} {}

    std::shared_ptr<std::string const> text;
    /// When the frame that caused it came in, for measuring.
    std::optional<std::chrono::steady_clock::time_point> caused_at;
};

/// Why the server closes a connection.
enum class Farewell : std::uint8_t { taken_over, unknown_game, server_stops, too_fast, storage };

/// Somebody who watches or plays, as a room knows him. `send` and `close` never call back into the
/// room before they return.
class Connection {
public:
    Connection() = default;
    Connection(Connection const&) = delete;
    Connection& operator=(Connection const&) = delete;
    virtual ~Connection() = default;

    /// In order; nothing is lost unless the connection is.
    virtual void send(Message message) = 0;
    /// After what was sent.
    virtual void close(Farewell farewell) = 0;
};

/// Rings once, at the moment last set.
class Alarm {
public:
    Alarm() = default;
    Alarm(Alarm const&) = delete;
    Alarm& operator=(Alarm const&) = delete;
    virtual ~Alarm() = default;

    /// In monotonic time; replaces the moment set before.
    virtual void set(Milliseconds monotonic) = 0;
    virtual void cancel() = 0;
};

/// What the computer is asked: a move of that level, or, without a level, what it thinks of the
/// position.
struct Question {
    chess::Game game;
    std::optional<unsigned> level;
    Milliseconds most{0};                 ///< to think
    std::optional<Milliseconds> on_clock; ///< left when it was asked
    Milliseconds increment{0};
};

/// Can be taken back: the answer then never comes.
class PendingAnswer {
public:
    PendingAnswer() = default;
    PendingAnswer(PendingAnswer const&) = delete;
    PendingAnswer& operator=(PendingAnswer const&) = delete;
    /// Takes the question back.
    virtual ~PendingAnswer() = default;
};

/// Those who think for the computer, elsewhere.
class Thinkers {
public:
    Thinkers() = default;
    Thinkers(Thinkers const&) = delete;
    Thinkers& operator=(Thinkers const&) = delete;
    virtual ~Thinkers() = default;

    /// The position has a legal move. The answer comes on the thread of the rooms, later.
    [[nodiscard]] virtual std::unique_ptr<PendingAnswer>
    ask(Question question, std::function<void(engine::Report const&)> answer) = 0;
};

/// What a room needs of the world around it. All of it outlives the room.
struct Surroundings {
    ServerClock const& clock;
    EventLog& log;
    Thinkers& thinkers;
    std::function<std::unique_ptr<Alarm>(std::function<void()> ring)> make_alarm;
};

} // namespace staunton::server
