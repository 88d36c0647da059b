// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/overloaded.h"
#include "notation/uci_move.h"
#include "server/play/game_room.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace staunton::server {

namespace {

using namespace std::chrono_literals;

constexpr Milliseconds between_attempts_to_read = 1000ms;

} // namespace

void GameRoom::receive(Caller const& caller, decltype(Frame::request) const& request) {
    std::optional<chess::Color> const color = audience_.color_of(*caller.connection);
    if (!color) {
        bool const is_spectator = audience_.has(*caller.connection);
        refuse(caller, is_spectator ? ErrorCode::not_a_player : ErrorCode::not_joined,
               is_spectator ? "only the players do that" : "the first frame is join", "type");
        return;
    }
    if (reads_again_) {
        refuse(caller, ErrorCode::storage, "the disk failed; the game is being read again");
        return;
    }
    if (!began_at_) {
        refuse(caller, ErrorCode::not_begun, "the game begins when both players are here");
        return;
    }
    laws::Actor const actor = laws::actor_of(*color);
    std::visit(base::Overloaded{[&](PlayFrame const& frame) { play(caller, *color, frame); },
                                [&](ClaimFrame const& frame) { claim(caller, *color, frame); },
                                [&](OfferFrame) { put(caller, actor, laws::OfferDraw{}); },
                                [&](AcceptFrame) { put(caller, actor, laws::AcceptDraw{}); },
                                [&](DeclineFrame) { put(caller, actor, laws::DeclineDraw{}); },
                                [&](ResignFrame) { put(caller, actor, laws::Resign{}); },
                                [&](FlagFrame) { put(caller, actor, laws::ClaimFlag{}); },
                                [&](RematchFrame) { offer_rematch(caller, *color); },
                                [](JoinFrame const&) {}, [](PingFrame) {}},
               request);
}

bool GameRoom::is_up_to_date(Caller const& caller, chess::Ply ply) {
    chess::Ply const current = game_.arbiter().game().ply();
    if (ply != current) {
        refuse(caller, ErrorCode::stale,
               fmt::format("{} half-moves have been played, not {}", current, ply), "ply");
    }
    return ply == current;
}

void GameRoom::play(Caller const& caller, chess::Color color, PlayFrame const& frame) {
    if (!is_up_to_date(caller, frame.ply)) {
        return;
    }
    auto const move = notation::parse_uci(game_.arbiter().position(), frame.move);
    put(caller, laws::actor_of(color),
        move ? laws::Deed{laws::Play{*move}} : laws::Deed{laws::PlayUnreadable{frame.move}});
}

void GameRoom::claim(Caller const& caller, chess::Color color, ClaimFrame const& frame) {
    if (!is_up_to_date(caller, frame.ply)) {
        return;
    }
    laws::ClaimDraw claim{.kind = frame.kind};
    if (frame.intended_move) {
        claim.intended_text = *frame.intended_move;
        auto const move = notation::parse_uci(game_.arbiter().position(), *frame.intended_move);
        claim.intended_illegal = !move.has_value();
        if (move) {
            claim.intended_move = *move;
        }
    }
    put(caller, laws::actor_of(color), claim);
}

void GameRoom::put(Caller const& caller, laws::Actor by, laws::Deed deed) {
    Milliseconds const at = std::max(game_time_at(anchor_, caller.arrived), game_.last_event_at());
    Judgement const judgement = game_.receive({.at = at, .by = by, .deed = std::move(deed)});
    if (judgement.changed_something) {
        record(caller, judgement, at);
    } else if (caller.connection) {
        send_later(
            caller.connection,
            Message(answering(caller.id, ruling_frame(view_at(now()), judgement)), caller.stamp));
    }
    look_ahead();
}

void GameRoom::record(Caller const& caller, Judgement const& judgement, Milliseconds at) {
    ++sequence_;
    std::string const frame = update_frame(view_at(now()), sequence_, judgement);
    Message const to_all = Message(frame, caller.stamp);
    Message const to_caller =
        caller.id ? Message(answering(caller.id, frame), caller.stamp) : to_all;
    auto const say = [room = shared_from_this(), to_all, to_caller, from = caller.connection] {
        room->audience_.for_each([&](Connection& to, std::optional<chess::Color>) {
            to.send(&to == from.get() ? to_caller : to_all);
        });
    };
    auto const lost = [caller] {
        if (caller.connection) {
            caller.connection->send(Message(error_frame(
                ErrorCode::storage, {"the disk failed; nothing was played", {}, caller.id})));
        }
    };
    commit(EventAppended{.id = id_,
                         .sequence = sequence_,
                         .line = judgement.line,
                         .game_time = at,
                         .received_at = surroundings_.clock.since_epoch(),
                         .ends_the_game = game_.arbiter().has_ended()},
           say, lost);
}

void GameRoom::offer_rematch(Caller const& caller, chess::Color color) {
    if (!game_.arbiter().has_ended() || rematch_is_arranged_) {
        refuse(caller, ErrorCode::stale,
               rematch_is_arranged_ ? "a rematch was arranged already" : "the game has not ended",
               "type");
    } else if (computer_ || rematch_offered_by_ == chess::opponent(color)) {
        arrange_rematch();
    } else if (!rematch_offered_by_) {
        rematch_offered_by_ = color;
        announcements_.add([room = shared_from_this(), color] {
            room->audience_.send(Message(rematch_offer_frame(color)));
        });
    }
}

void GameRoom::arrange_rematch() {
    rematch_is_arranged_ = true;
    Attendance const now = attendance();
    chess::ByColor<SeatView> const reversed{
        {now.players[chess::Color::black], now.players[chess::Color::white]}};
    record::GameHeader header = game_.header();
    std::swap(header.names[chess::Color::white], header.names[chess::Color::black]);
    arrange_(std::move(header), reversed,
             [room = shared_from_this()](std::optional<ArrangedGame> const& game) {
                 if (game) {
                     room->tell_of_rematch(*game);
                 } else {
                     room->rematch_is_arranged_ = false;
                 }
             });
}

void GameRoom::tell_of_rematch(ArrangedGame const& game) {
    rematch_offered_by_.reset();
    audience_.for_each([&](Connection& to, std::optional<chess::Color> color) {
        std::optional<chess::Color> const next =
            color ? std::optional{chess::opponent(*color)} : std::nullopt;
        to.send(Message(next && game.tokens[*next]
                            ? rematch_game_frame(game.id, game.tokens[*next]->text(), *next)
                            : rematch_game_frame(game.id)));
    });
}

void GameRoom::commit(Write write, Announcements::Say say, Announcements::Say lost) {
    announcements_.add_when_durable(std::move(say), std::move(lost));
    surroundings_.log.write(std::move(write),
                            [room = shared_from_this(), era = era_](WriteResult result) {
                                room->hear_of_write(result, era);
                            });
}

void GameRoom::hear_of_write(WriteResult result, unsigned era) {
    if (era != era_) {
        return;
    }
    if (result == WriteResult::durable) {
        disk_fails_ = false;
        announcements_.oldest_is_durable();
        return;
    }
    if (!std::exchange(disk_fails_, true)) {
        spdlog::error("game {}: {}; reading it again", id_.text(),
                      result == WriteResult::failed ? "the disk failed"
                                                    : "the stored game is another one");
    }
    // Nobody is charged for a disk that fails: time stands still until the game is read again.
    anchor_ = {.game_time = now(), .alive = std::nullopt};
    ++era_;
    reads_again_ = true;
    look_ahead();
    announcements_.lose_all();
    if (result == WriteResult::failed) {
        read_again_soon();
    } else {
        read_again();
    }
}

void GameRoom::read_again_soon() {
    retry_alarm_->set(surroundings_.clock.monotonic_at(surroundings_.clock.alive()) +
                      between_attempts_to_read);
}

void GameRoom::read_again() {
    surroundings_.log.load(
        id_, [room = shared_from_this()](GameLoaded const& loaded) { room->hear_of_game(loaded); });
}

void GameRoom::hear_of_game(GameLoaded const& loaded) {
    bool const is_there = loaded.has_value() && loaded->has_value();
    auto game = is_there ? JudgedGame::replay((*loaded)->header, (*loaded)->events)
                         : std::unexpected(record::RecordError{record::RecordFault::no_header});
    if (!game) {
        read_again_soon();
        return;
    }
    Milliseconds const stood_at = anchor_.game_time;
    take_in(**loaded);
    game_ = *std::move(game);
    anchor_ = {.game_time = stood_at, .alive = std::nullopt};
    reads_again_ = false;
    if (began_at_ && !game_.arbiter().has_ended()) {
        resume();
    } else {
        refresh_everyone();
        look_ahead();
    }
}

} // namespace staunton::server
