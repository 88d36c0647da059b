// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/play/game_room.h"

#include "base/overloaded.h"
#include "base/try.h"
#include "server/play/game_export.h"

#include <algorithm>
#include <utility>

namespace staunton::server {

namespace {

using namespace std::chrono_literals;

/// Spectators come and go in crowds: they are counted again no more often than this.
constexpr Milliseconds between_counts = 500ms;

} // namespace

std::expected<std::shared_ptr<GameRoom>, record::RecordError>
GameRoom::open(Surroundings const& surroundings, ArrangeGame arrange, StoredGame const& stored) {
    JudgedGame game = TRY(JudgedGame::replay(stored.header, stored.events));
    std::shared_ptr<GameRoom> room{
        new GameRoom{surroundings, std::move(arrange), stored, std::move(game)}};
    room->look_ahead();
    return room;
}

GameRoom::GameRoom(Surroundings const& surroundings, ArrangeGame arrange, StoredGame const& stored,
                   JudgedGame game)
    : surroundings_{surroundings}, arrange_{std::move(arrange)}, id_{stored.id},
      game_{std::move(game)},
      // The alarms are members: they are silent once the room is gone.
      flag_alarm_{surroundings.make_alarm([this] { look_at_flag(); })},
      retry_alarm_{surroundings.make_alarm([this] { read_again(); })},
      presence_alarm_{surroundings.make_alarm([this] { tell_presence(); })} {
    take_in(stored);
    for (chess::Color const color : chess::both_colors) {
        if (seats_[color].kind == SeatKind::computer) {
            computer_.emplace(color, seats_[color].level, surroundings_.thinkers,
                              [this, color](laws::Deed deed) {
                                  put({.arrived = surroundings_.clock.alive()},
                                      laws::actor_of(color), std::move(deed));
                              });
        }
    }
}

void GameRoom::take_in(StoredGame const& stored) {
    seats_ = stored.seats;
    created_at_ = stored.created_at;
    began_at_ = stored.began_at;
    anchor_ = stored.anchor;
    sequence_ = stored.events.size();
}

Milliseconds GameRoom::now() const {
    return std::max(game_time_at(anchor_, surroundings_.clock.alive()), game_.last_event_at());
}

RoomView GameRoom::view_at(Milliseconds game_time) const {
    return {.game = game_,
            .has_begun = began_at_.has_value(),
            .time_runs = anchor_.alive.has_value(),
            .now = game_time};
}

Attendance GameRoom::attendance() const {
    Attendance attendance;
    attendance.spectators = audience_.spectators();
    for (chess::Color const color : chess::both_colors) {
        StoredSeat const& seat = seats_[color];
        attendance.players[color] = {.kind = seat.kind,
                                     .level = seat.level,
                                     .present = seat.kind == SeatKind::computer ||
                                                audience_.player(color) != nullptr};
    }
    return attendance;
}

std::string GameRoom::snapshot_for(std::optional<chess::Color> you) const {
    return snapshot_frame(
        view_at(now()), attendance(),
        {.id = id_, .sequence = sequence_, .you = you, .rematch_offered_by = rematch_offered_by_});
}

bool GameRoom::join(Caller const& caller, JoinFrame const& frame) {
    if (reads_again_) {
        refuse(caller, ErrorCode::storage, "the disk failed; the game is being read again");
        return false;
    }
    if (!frame.token) {
        seat(caller, std::nullopt);
        return true;
    }
    std::optional<Secret> const token = Secret::parse(*frame.token);
    for (chess::Color const color : chess::both_colors) {
        if (token && seats_[color].token && is_same(token->hash(), *seats_[color].token)) {
            seat(caller, color);
            return true;
        }
    }
    refuse(caller, ErrorCode::bad_token, "this token holds no seat of this game", "token");
    return false;
}

void GameRoom::seat(Caller const& caller, std::optional<chess::Color> color) {
    if (!color) {
        audience_.add_spectator(caller.connection);
    } else if (auto const before = audience_.seat(*color, caller.connection)) {
        before->send(Message(
            error_frame(ErrorCode::taken_over, {"the seat is now played from another window"})));
        before->close(Farewell::taken_over);
    }
    if (color) {
        take_up_seat(*color);
        resume();
    }
    announcements_.add([room = shared_from_this(), to = caller.connection,
                        snapshot = Message(answering(caller.id, snapshot_for(color)))] {
        room->audience_.let_in(*to);
        to->send(snapshot);
    });
    if (color) {
        tell_presence();
    } else {
        tell_presence_soon();
    }
    look_ahead();
}

void GameRoom::take_up_seat(chess::Color color) {
    if (!std::exchange(seats_[color].taken_up, true)) {
        commit(SeatTakenUp{id_, color}, {}, {});
    }
    if (!began_at_ && std::ranges::all_of(seats_, &StoredSeat::taken_up)) {
        begin();
    }
}

void GameRoom::begin() {
    Milliseconds const alive = surroundings_.clock.alive();
    began_at_ = surroundings_.clock.since_epoch();
    anchor_ = {.game_time = 0ms, .alive = alive};
    commit(GameBegan{id_, *began_at_, alive}, {}, {});
    refresh_everyone();
}

void GameRoom::resume() {
    if (began_at_ && !anchor_.alive && !game_.arbiter().has_ended() && !reads_again_) {
        anchor_ = {.game_time = now(), .alive = surroundings_.clock.alive()};
        commit(ClockAnchored{id_, anchor_}, {}, {});
        refresh_everyone();
        look_ahead();
    }
}

void GameRoom::leave(Connection const& who) {
    std::optional<chess::Color> const color = audience_.color_of(who);
    if (!audience_.remove(who)) {
        return;
    }
    if (color) {
        if (rematch_offered_by_ == color) {
            rematch_offered_by_.reset();
            announcements_.add([room = shared_from_this()] {
                room->audience_.send(Message(rematch_offer_frame(std::nullopt)));
            });
        }
        tell_presence();
    } else {
        tell_presence_soon();
    }
}

void GameRoom::take_seat(
    Secret const& invitation,
    std::function<void(std::expected<chess::Color, ErrorCode>, Secret)> const& done) {
    Secret const token = Secret::random();
    SecretHash const hash = invitation.hash();
    auto const free = std::ranges::find_if(chess::both_colors, [&](chess::Color color) {
        return seats_[color].invitation.has_value();
    });
    if (free == chess::both_colors.end() || reads_again_) {
        done(std::unexpected(reads_again_ ? ErrorCode::storage : ErrorCode::seat_taken), token);
        return;
    }
    StoredSeat& seat = seats_[*free];
    if (!is_same(*seat.invitation, hash)) {
        done(std::unexpected(ErrorCode::bad_invitation), token);
        return;
    }
    seat.invitation.reset();
    seat.token = token.hash();
    commit(
        InvitationUsed{id_, *free, hash, token.hash()},
        [done, color = *free, token] { done(color, token); },
        [done, token] { done(std::unexpected(ErrorCode::storage), token); });
}

void GameRoom::describe(std::function<void(std::string)> done) {
    announcements_.add([done = std::move(done), text = snapshot_for(std::nullopt)] { done(text); });
}

void GameRoom::write_pgn(std::function<void(std::string)> done) {
    announcements_.add([done = std::move(done),
                        text = pgn_of(game_, began_at_.value_or(created_at_))] { done(text); });
}

void GameRoom::write_record(std::function<void(std::string)> done) {
    announcements_.add([done = std::move(done), text = record_of(game_)] { done(text); });
}

void GameRoom::dismiss(Farewell farewell) {
    audience_.for_each([farewell](Connection& connection, std::optional<chess::Color>) {
        connection.close(farewell);
    });
    audience_ = {};
    if (computer_) {
        computer_->stop();
    }
}

bool GameRoom::is_idle() const {
    bool const is_thinking = computer_ && computer_->is_thinking();
    return audience_.empty() && announcements_.empty() && !has_running_clock() && !is_thinking &&
           !reads_again_;
}

bool GameRoom::has_running_clock() const {
    return began_at_ && !game_.arbiter().has_ended() && game_.arbiter().clock().running();
}

void GameRoom::look_at_flag() {
    laws::Arbiter const& arbiter = game_.arbiter();
    bool const has_fallen = began_at_ && anchor_.alive && !arbiter.has_ended() &&
                            arbiter.clock().running() &&
                            arbiter.clock().flag_has_fallen(*arbiter.clock().running(), now());
    if (has_fallen && !reads_again_) {
        put({.arrived = surroundings_.clock.alive()}, laws::Actor::arbiter, laws::ClaimFlag{});
    } else {
        look_ahead();
    }
}

/// Sets the alarm for the next flag-fall, and lets the computer see what is on the board.
void GameRoom::look_ahead() {
    laws::Arbiter const& arbiter = game_.arbiter();
    if (!began_at_ || !anchor_.alive || arbiter.has_ended() || reads_again_) {
        flag_alarm_->cancel();
        if (computer_) {
            computer_->stop();
        }
        return;
    }
    if (auto const falls_at = arbiter.clock().flag_falls_at()) {
        Milliseconds const left = std::max(*falls_at - now(), 1ms);
        flag_alarm_->set(surroundings_.clock.monotonic_at(surroundings_.clock.alive()) + left);
    } else {
        flag_alarm_->cancel();
    }
    if (computer_) {
        computer_->look_at(arbiter, now());
    }
}

void GameRoom::send_later(std::shared_ptr<Connection> to, Message message) {
    announcements_.add([to = std::move(to), message = std::move(message)] { to->send(message); });
}

void GameRoom::refuse(Caller const& caller, ErrorCode code, std::string message,
                      std::string place) {
    if (caller.connection) {
        send_later(caller.connection,
                   Message(error_frame(code, {std::move(message), std::move(place), caller.id})));
    }
}

void GameRoom::refresh_everyone() {
    chess::ByColor<Message> const to_players{
        {Message(snapshot_for(chess::Color::white)), Message(snapshot_for(chess::Color::black))}};
    announcements_.add([room = shared_from_this(), to_players,
                        to_spectators = Message(snapshot_for(std::nullopt))] {
        room->audience_.for_each([&](Connection& to, std::optional<chess::Color> color) {
            to.send(color ? to_players[*color] : to_spectators);
        });
    });
}

void GameRoom::tell_presence_soon() {
    if (!std::exchange(presence_is_due_, true)) {
        presence_alarm_->set(surroundings_.clock.monotonic_at(surroundings_.clock.alive()) +
                             between_counts);
    }
}

void GameRoom::tell_presence() {
    presence_is_due_ = false;
    announcements_.add(
        [room = shared_from_this(), message = Message(presence_frame(attendance()))] {
            room->audience_.send(message);
        });
}

} // namespace staunton::server
