// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/play/game_room.h"
#include "server/testing/room_fixture.h"

#include <doctest/doctest.h>

using namespace staunton;
using namespace staunton::server;
using namespace staunton::server::testing;
namespace json = boost::json;

namespace {

/// Two friends at a board, White's clock started.
struct Friends : RoomFixture {
    explicit Friends(std::string const& control = "60+1")
        : game{create(R"({"opponent":"friend","color":"white","time":")" + control + R"("})")},
          black_token{take_seat(game)}, white{join(game.id, game.token)},
          black{join(game.id, black_token)} {
        white->texts.clear();
        black->texts.clear();
    }

    void play(std::shared_ptr<FakeConnection> const& who, std::string const& move, int ply) {
        say(game.id, who,
            R"({"type":"play","move":")" + move + R"(","ply":)" + std::to_string(ply) + "}");
    }

    CreatedGame game;
    Secret black_token;
    std::shared_ptr<FakeConnection> white;
    std::shared_ptr<FakeConnection> black;
};

std::string text(json::value const& value) {
    return value.as_string().c_str();
}

json::object state(json::object const& frame) {
    return frame.at("state").as_object();
}

} // namespace

TEST_CASE("White's clock starts when both seats have been taken up, not before") {
    RoomFixture world;
    CreatedGame const game = world.create(R"({"opponent":"friend","color":"white","time":"60"})");
    auto const white = world.join(game.id, game.token);
    CHECK(text(state(white->frames().front()).at("status")) == "waiting");
    world.wait(30s);
    Secret const token = world.take_seat(game);
    world.wait(30s);
    CHECK(white->texts.empty());
    auto const black = world.join(game.id, token);
    json::object const snapshot = white->frames().front();
    CHECK(text(snapshot.at("type")) == "snapshot");
    CHECK(text(state(snapshot).at("status")) == "playing");
    CHECK(state(snapshot).at("clock").as_object().at("white").as_int64() == 60'000);
    CHECK(text(state(snapshot).at("clock").as_object().at("running")) == "white");
    CHECK(text(black->frames().front().at("you")) == "black");
}

TEST_CASE("a move is told to everyone once it is on disk, and not before") {
    Friends at;
    at.log.commits_at_once = false;
    at.wait(2s);
    at.say(at.game.id, at.white, R"({"type":"play","move":"e2e4","ply":0,"id":9})");
    CHECK(at.white->texts.empty());
    CHECK(at.black->texts.empty());
    at.log.commit();
    json::object const own = at.white->last();
    json::object const other = at.black->last();
    CHECK(own.at("re").as_int64() == 9);
    CHECK_FALSE(other.contains("re"));
    CHECK(other.at("sequence").as_int64() == 1);
    CHECK(text(other.at("event").as_object().at("move")) == "e2e4");
    CHECK(text(other.at("moves").as_array().at(0).at("san")) == "e4");
    CHECK(state(other).at("clock").as_object().at("white").as_int64() ==
          60'000 + 1000 - 2000 + 1000);
}

TEST_CASE("moves made while a commit is under way are announced in order") {
    Friends at;
    at.log.commits_at_once = false;
    at.play(at.white, "e2e4", 0);
    at.play(at.black, "e7e5", 1);
    at.play(at.white, "g1f3", 2);
    CHECK(at.black->texts.empty());
    auto const spectator = std::make_shared<FakeConnection>();
    at.room(at.game.id)->join({.connection = spectator, .arrived = at.clock->alive()}, {});
    CHECK(spectator->texts.empty());
    at.log.commit();
    std::vector<std::int64_t> sequences;
    for (json::object const& frame : at.black->frames()) {
        if (text(frame.at("type")) == "update") {
            sequences.push_back(frame.at("sequence").as_int64());
        }
    }
    CHECK(sequences == std::vector<std::int64_t>{1, 2, 3});
    CHECK(spectator->frames().front().at("sequence").as_int64() == 3);
}

TEST_CASE("a late or repeated move changes nothing") {
    Friends at;
    at.play(at.white, "e2e4", 0);
    at.white->texts.clear();
    at.play(at.white, "e2e4", 0);
    CHECK(text(at.white->last().at("code")) == "stale");
    at.play(at.white, "d2d4", 5);
    CHECK(text(at.white->last().at("code")) == "stale");
    CHECK(at.log.games.at(at.game.id).events.size() == 1);
}

TEST_CASE("an illegal move, or one out of turn, comes back as a ruling to the sender alone") {
    Friends at;
    at.play(at.white, "e2e5", 0);
    json::object const answer = at.white->last();
    CHECK(text(answer.at("type")) == "ruling");
    CHECK(text(answer.at("ruling").as_object().at("reason")) == "illegal_move");
    at.play(at.black, "e7e5", 0);
    CHECK(text(at.black->last().at("ruling").as_object().at("reason")) ==
          "not_the_player_having_the_move");
    CHECK(at.white->texts.empty());
    CHECK(at.log.games.at(at.game.id).events.empty());
}

TEST_CASE("9.5.3: a refused claim that costs time is told to everyone and kept") {
    Friends at;
    at.say(at.game.id, at.white, R"({"type":"claim","claim":"threefold","ply":0,"move":"e2e4"})");
    json::object const update = at.black->last();
    CHECK(text(update.at("type")) == "update");
    CHECK(text(update.at("rulings").as_array().at(0).at("reason")) ==
          "fewer_than_three_occurrences");
    CHECK(text(state(update).at("declared_move")) == "e2e4");
    CHECK(state(update).at("legal").as_array().size() == 1);
    CHECK(at.log.games.at(at.game.id).events.size() == 1);
}

TEST_CASE("6.8: the room sees a flag fall without being asked") {
    Friends at{"60"};
    at.play(at.white, "e2e4", 0);
    at.wait(59'999ms);
    at.black->texts.clear();
    CHECK(at.black->texts.empty());
    at.wait(2ms);
    json::object const update = at.black->last();
    CHECK(text(state(update).at("status")) == "ended");
    CHECK(text(state(update).at("conclusion").as_object().at("ending")) == "flag_fall");
    CHECK(text(state(update).at("conclusion").as_object().at("result")) == "1-0");
    CHECK(at.log.games.at(at.game.id).ended);
}

TEST_CASE("who takes over a seat from another window puts the first one out") {
    Friends at;
    auto const second = at.join(at.game.id, at.game.token);
    CHECK(text(at.white->last().at("code")) == "taken_over");
    CHECK(at.white->farewells == std::vector{Farewell::taken_over});
    at.play(second, "e2e4", 0);
    CHECK(text(second->last().at("type")) == "update");
    at.play(at.white, "d2d4", 1);
    CHECK(text(at.white->last().at("code")) == "not_joined");
    at.room(at.game.id)->leave(*at.white);
    CHECK(text(at.join(at.game.id, std::nullopt)->frames().front().at("type")) == "snapshot");
}

TEST_CASE("a token that holds no seat lets nobody in, and spectators do not play") {
    Friends at;
    auto const stranger = at.join(at.game.id, Secret::random());
    CHECK(text(stranger->last().at("code")) == "bad_token");
    auto const spectator = at.join(at.game.id, std::nullopt);
    CHECK(spectator->last().at("you").is_null());
    at.play(spectator, "e2e4", 0);
    CHECK(text(spectator->last().at("code")) == "not_a_player");
}

TEST_CASE("an invitation is good for one seat, once") {
    RoomFixture world;
    CreatedGame const game = world.create(R"({"opponent":"friend"})");
    auto const attempt = [&](Secret const& secret) {
        std::optional<ErrorCode> error;
        world.room(game.id)->take_seat(secret, [&](auto color, Secret const&) {
            if (!color) {
                error = color.error();
            }
        });
        return error;
    };
    CHECK(attempt(Secret::random()) == ErrorCode::bad_invitation);
    CHECK_FALSE(attempt(*game.invitation));
    CHECK(attempt(*game.invitation) == ErrorCode::seat_taken);
}

TEST_CASE("a restart charges nobody, and the clock waits for a player") {
    Friends at;
    at.play(at.white, "e2e4", 0);
    at.wait(10s);
    at.restart(1h);
    at.lobby->reopen({at.game.id});
    at.wait(5s);
    auto const spectator = at.join(at.game.id, std::nullopt);
    CHECK(state(spectator->frames().front()).at("clock").as_object().at("running").is_null());
    auto const black = at.join(at.game.id, at.black_token);
    json::object const clock = state(black->frames().front()).at("clock").as_object();
    CHECK(clock.at("black").as_int64() == 61'000 - 10'000);
    CHECK(text(clock.at("running")) == "black");
    CHECK(text(spectator->frames().front().at("type")) == "snapshot");
    at.wait(1s);
    at.play(black, "e7e5", 1);
    CHECK(state(black->last()).at("clock").as_object().at("black").as_int64() ==
          61'000 - 11'000 + 1000);
}

TEST_CASE("nobody waits longer for the players of a restarted game than the lobby says") {
    Friends at{"60"};
    at.wait(10s);
    at.restart(1h);
    at.lobby->reopen({at.game.id});
    at.wait(10s);
    at.lobby->resume();
    at.wait(50'001ms);
    CHECK(at.log.games.at(at.game.id).ended);
}

TEST_CASE("when the disk fails, nothing was played and the clock is given back") {
    Friends at;
    at.play(at.white, "e2e4", 0);
    at.wait(3s);
    at.black->texts.clear();
    at.log.fails = true;
    at.play(at.black, "e7e5", 1);
    CHECK(text(at.black->last().at("code")) == "storage");
    at.play(at.black, "e7e5", 1);
    CHECK(text(at.black->last().at("code")) == "storage");
    at.wait(30s);
    at.log.fails = false;
    at.wait(2s);
    json::object const snapshot = at.black->last();
    CHECK(text(snapshot.at("type")) == "snapshot");
    CHECK(state(snapshot).at("ply").as_int64() == 1);
    CHECK(state(snapshot).at("clock").as_object().at("black").as_int64() >= 61'000 - 3000 - 2000);
    at.play(at.black, "c7c5", 1);
    CHECK(text(at.black->last().at("type")) == "update");
    CHECK(at.log.games.at(at.game.id).events.size() == 2);
}

TEST_CASE("the players arrange a rematch with colors reversed") {
    Friends at;
    at.say(at.game.id, at.white, R"({"type":"rematch"})");
    CHECK(text(at.white->last().at("code")) == "stale");
    at.say(at.game.id, at.white, R"({"type":"resign"})");
    at.say(at.game.id, at.white, R"({"type":"rematch"})");
    CHECK(text(at.black->last().at("offered_by")) == "white");
    at.say(at.game.id, at.black, R"({"type":"rematch"})");
    json::object const to_white = at.white->last();
    json::object const to_black = at.black->last();
    CHECK(to_white.at("game") == to_black.at("game"));
    CHECK(text(to_white.at("color")) == "black");
    GameId const next = *GameId::parse(text(to_white.at("game")));
    auto const white = at.join(next, Secret::parse(text(to_black.at("token"))));
    CHECK(text(white->frames().front().at("you")) == "white");
}

TEST_CASE("the computer answers a move, and thinks on after a restart") {
    RoomFixture world;
    CreatedGame const game =
        world.create(R"({"opponent":"computer","level":2,"color":"white","time":"60"})");
    auto white = world.join(game.id, game.token);
    CHECK(world.thinkers.think() == 0);
    world.say(game.id, white, R"({"type":"play","move":"e2e4","ply":0})");
    CHECK(world.thinkers.think() == 1);
    CHECK(text(white->last().at("event").as_object().at("by")) == "black");
    world.say(game.id, white, R"({"type":"play","move":"d2d4","ply":2})");
    world.thinkers.asked.clear();
    world.restart(1h);
    world.lobby->reopen({game.id});
    CHECK(world.thinkers.think() == 0);
    white = world.join(game.id, game.token);
    CHECK(world.thinkers.think() == 1);
    CHECK(state(white->last()).at("ply").as_int64() == 4);
}

TEST_CASE("an idle room is closed, and opened again with everything in it") {
    Friends at{"-"};
    at.play(at.white, "e2e4", 0);
    std::weak_ptr<GameRoom> const room = at.room(at.game.id);
    at.lobby->tick();
    CHECK_FALSE(room.expired());
    at.room(at.game.id)->leave(*at.white);
    at.room(at.game.id)->leave(*at.black);
    at.lobby->tick();
    CHECK(room.expired());
    auto const spectator = at.join(at.game.id, std::nullopt);
    CHECK(state(spectator->frames().front()).at("ply").as_int64() == 1);
}

TEST_CASE("a replay of the record gives the same game") {
    Friends at;
    at.play(at.white, "e2e4", 0);
    at.wait(1234ms);
    at.say(at.game.id, at.black, R"({"type":"offer"})");
    at.say(at.game.id, at.white, R"({"type":"decline"})");
    at.play(at.black, "e7e5", 1);
    std::string before;
    at.room(at.game.id)->describe([&](std::string const& told) { before = told; });
    StoredGame const stored = at.log.games.at(at.game.id);
    auto const again = JudgedGame::replay(stored.header, stored.events);
    REQUIRE(again.has_value());
    CHECK(again->moves().size() == 2);
    CHECK(json::parse(before).at("rulings") == again->rulings());
    CHECK(again->moves()[1].clock == 61'000ms - 1234ms + 1000ms);
}
