// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/play/lobby.h"

#include "base/random.h"
#include "record/json_text.h"
#include "record/record_error.h"

#include <fmt/format.h>
#include <sodium.h>
#include <spdlog/spdlog.h>

#include <utility>

namespace staunton::server {

namespace {

constexpr std::uint32_t chess960_positions = 960;

std::string name_of(SeatKind kind, unsigned level) {
    return kind == SeatKind::computer ? fmt::format("Staunton, level {}", level) : "Guest";
}

chess::Position first_position_of(NewGame const& wish) {
    if (wish.first_position) {
        return *wish.first_position;
    }
    return wish.variant == record::Variant::chess960
               ? chess::Position::chess960(randombytes_uniform(chess960_positions))
               : chess::Position{};
}

bool has_clock(laws::GameTerms const& terms) {
    return terms.time[chess::Color::white].has_clock() ||
           terms.time[chess::Color::black].has_clock();
}

GameCreated created_game(record::GameHeader const& header, Milliseconds created_at) {
    return {.id = GameId::random(),
            .header = record::to_line(record::to_json(header)),
            .created_at = created_at,
            .has_clock = has_clock(header.terms),
            .seats = {}};
}

} // namespace

Lobby::Lobby(Surroundings const& surroundings) : surroundings_{surroundings} {}

void Lobby::create(NewGame const& wish,
                   std::function<void(std::expected<CreatedGame, ProtocolError>)> done) {
    chess::Color const own = wish.color.value_or(randombytes_uniform(2) == 0 ? chess::Color::white
                                                                             : chess::Color::black);
    chess::Color const other = chess::opponent(own);
    record::GameHeader header;
    header.variant = wish.variant;
    header.terms.first_position = first_position_of(wish);
    header.terms.time = wish.time;
    header.terms.draw_odds = wish.draw_odds;
    header.names[own] = name_of(SeatKind::guest, 0);
    header.names[other] = name_of(wish.opponent, wish.level);
    if (laws::Arbiter{header.terms}.has_ended()) {
        done(std::unexpected(ProtocolError{"the game is over in this position", "fen"}));
        return;
    }
    GameCreated game = created_game(header, surroundings_.clock.since_epoch());
    CreatedGame answer{
        .id = game.id, .color = own, .token = Secret::random(), .invitation = std::nullopt};
    game.seats[own].token = answer.token.hash();
    if (wish.opponent == SeatKind::computer) {
        game.seats[other] = {.kind = SeatKind::computer,
                             .level = wish.level,
                             .token = std::nullopt,
                             .invitation = std::nullopt,
                             .taken_up = true};
    } else {
        answer.invitation = Secret::random();
        game.seats[other].invitation = answer.invitation->hash();
    }
    surroundings_.log.write(std::move(game), [done = std::move(done), answer](WriteResult result) {
        if (result == WriteResult::durable) {
            done(answer);
        } else {
            done(std::unexpected(ProtocolError{"the disk failed; the game was not made"}));
        }
    });
}

void Lobby::arrange(record::GameHeader const& header, chess::ByColor<SeatView> const& seats,
                    std::function<void(std::optional<ArrangedGame>)> const& done) {
    GameCreated game = created_game(header, surroundings_.clock.since_epoch());
    ArrangedGame answer{.id = game.id, .tokens = {}};
    for (chess::Color const color : chess::both_colors) {
        game.seats[color].kind = seats[color].kind;
        game.seats[color].level = seats[color].level;
        if (seats[color].kind == SeatKind::computer) {
            game.seats[color].taken_up = true;
        } else {
            answer.tokens[color] = Secret::random();
            game.seats[color].token = answer.tokens[color]->hash();
        }
    }
    surroundings_.log.write(std::move(game), [done, answer](WriteResult result) {
        done(result == WriteResult::durable ? std::optional{answer} : std::nullopt);
    });
}

void Lobby::visit(GameId const& id, std::function<void(RoomFound)> done) {
    if (auto const found = rooms_.find(id); found != rooms_.end()) {
        done(found->second);
        return;
    }
    auto& waiting = opening_[id];
    waiting.push_back(std::move(done));
    if (waiting.size() > 1) {
        return;
    }
    surroundings_.log.load(id, [this, id](GameLoaded const& loaded) {
        RoomFound const room = open(loaded);
        auto const visitors = std::move(opening_.extract(id).mapped());
        if (room) {
            rooms_.emplace(id, *room);
        }
        for (auto const& visitor : visitors) {
            visitor(room);
        }
    });
}

Lobby::RoomFound Lobby::open(GameLoaded const& loaded) {
    if (!loaded) {
        spdlog::error("cannot read a game: {}", loaded.error().message);
        return std::unexpected(ErrorCode::storage);
    }
    if (!*loaded) {
        return std::unexpected(ErrorCode::unknown_game);
    }
    auto room = GameRoom::open(
        surroundings_,
        [this](record::GameHeader const& header, chess::ByColor<SeatView> const& seats,
               std::function<void(std::optional<ArrangedGame>)> const& done) {
            arrange(header, seats, done);
        },
        **loaded);
    if (!room) {
        spdlog::error("game {} on disk: {}", (**loaded).id.text(), record::describe(room.error()));
        return std::unexpected(ErrorCode::storage);
    }
    return *std::move(room);
}

void Lobby::reopen(std::vector<GameId> const& ids) {
    for (GameId const& id : ids) {
        visit(id, [](RoomFound const&) {});
    }
}

void Lobby::resume() {
    for (auto const& [id, room] : rooms_) {
        if (room->has_running_clock()) {
            room->resume();
        }
    }
}

void Lobby::tick() {
    bool is_any_clock_running = false;
    std::erase_if(rooms_, [](auto const& entry) { return entry.second->is_idle(); });
    for (auto const& [id, room] : rooms_) {
        is_any_clock_running = is_any_clock_running || room->has_running_clock();
    }
    if (is_any_clock_running) {
        surroundings_.log.write(StillAlive{}, {});
    }
}

void Lobby::dismiss(Farewell farewell) {
    for (auto const& [id, room] : std::exchange(rooms_, {})) {
        room->dismiss(farewell);
    }
}

} // namespace staunton::server
