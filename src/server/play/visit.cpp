// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/play/visit.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace staunton::server {

namespace {

/// Whoever goes on like this does not listen.
constexpr unsigned most_excess = 200;
constexpr std::size_t most_waiting = 128;

void answer(Caller const& caller, ErrorCode code, std::string message) {
    caller.connection->send(Message(error_frame(code, {std::move(message), {}, caller.id})));
}

} // namespace

Visit::Visit(Lobby& lobby, ServerClock const& clock, GameId id, std::optional<FrameRate> rate)
    : lobby_{lobby}, clock_{clock}, id_{std::move(id)}, rate_{rate},
      allowance_{rate ? rate->burst : 0}, counted_at_{clock.alive()} {}

void Visit::hear(std::shared_ptr<Connection> const& from, std::string_view text,
                 std::chrono::steady_clock::time_point stamp) {
    Caller caller{.connection = from, .id = {}, .arrived = clock_.alive(), .stamp = stamp};
    if (is_too_fast(caller.arrived)) {
        if (++excess_ > most_excess) {
            from->close(Farewell::too_fast);
        } else {
            answer(caller, ErrorCode::too_fast, "too many frames; this one was not read");
        }
        return;
    }
    auto frame = parse_frame(text);
    if (!frame) {
        from->send(Message(error_frame(ErrorCode::bad_frame, frame.error())));
        return;
    }
    caller.id = frame->id;
    Heard heard{std::move(caller), *std::move(frame)};
    if (!is_entering_) {
        take(heard);
    } else if (waiting_.size() < most_waiting) {
        waiting_.push_back(std::move(heard));
    } else {
        answer(heard.caller, ErrorCode::too_fast, "too many frames; this one was not read");
    }
}

bool Visit::is_too_fast(Milliseconds now) {
    if (!rate_) {
        return false;
    }
    std::chrono::duration<double> const passed = now - std::exchange(counted_at_, now);
    allowance_ = std::min(allowance_ + passed.count() * rate_->per_second, rate_->burst);
    if (allowance_ < 1) {
        return true;
    }
    allowance_ -= 1;
    excess_ = 0;
    return false;
}

void Visit::take(Heard const& heard) {
    if (std::holds_alternative<PingFrame>(heard.frame.request)) {
        heard.caller.connection->send(Message(answering(heard.caller.id, R"({"type":"pong"})")));
    } else if (std::holds_alternative<JoinFrame>(heard.frame.request)) {
        join(heard);
    } else if (room_) {
        room_->receive(heard.caller, heard.frame.request);
    } else {
        answer(heard.caller, ErrorCode::not_joined, "the first frame is join");
    }
}

void Visit::join(Heard const& heard) {
    if (room_) {
        answer(heard.caller, ErrorCode::bad_frame, "joined already");
        return;
    }
    is_entering_ = true;
    lobby_.visit(id_, [visit = shared_from_this(), heard](Lobby::RoomFound const& room) {
        visit->is_entering_ = false;
        if (visit->has_ended_) {
            return;
        }
        visit->enter(heard, room);
        for (Heard const& next : std::exchange(visit->waiting_, {})) {
            visit->take(next);
        }
    });
}

void Visit::enter(Heard const& heard, Lobby::RoomFound const& room) {
    if (room) {
        // A room that does not let him in may be closed behind him: he keeps no way into it.
        if ((*room)->join(heard.caller, std::get<JoinFrame>(heard.frame.request))) {
            room_ = *room;
        }
        return;
    }
    bool const is_unknown = room.error() == ErrorCode::unknown_game;
    answer(heard.caller, room.error(),
           is_unknown ? "no game has this name" : "the disk failed; the game cannot be read");
    heard.caller.connection->close(is_unknown ? Farewell::unknown_game : Farewell::storage);
}

void Visit::end(Connection const& connection) {
    has_ended_ = true;
    waiting_.clear();
    if (auto const room = std::exchange(room_, nullptr)) {
        room->leave(connection);
    }
}

} // namespace staunton::server
