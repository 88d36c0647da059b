// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/event_log.h"
#include "server/storage/sqlite.h"
#include "server/storage/store.h"
#include "server/testing/temporary_folder.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <fstream>

using namespace staunton::server;
using namespace std::chrono_literals;
using staunton::chess::Color;

namespace {

Store open(std::filesystem::path const& folder) {
    auto store = Store::open(folder);
    REQUIRE_MESSAGE(store.has_value(), (store ? "" : store.error().message));
    return *std::move(store);
}

GameCreated new_game(GameId const& id) {
    GameCreated game{id, R"({"staunton":"game/1"})", 0ms, true, {}};
    game.seats[Color::white].token = Secret::random().hash();
    game.seats[Color::black].invitation = Secret::random().hash();
    return game;
}

EventAppended event(GameId const& id, Sequence sequence, Milliseconds at = 0ms) {
    return {.id = id, .sequence = sequence, .line = std::to_string(sequence), .game_time = at};
}

WriteResult write(Store& store, Write const& what, Milliseconds alive = 0ms) {
    return store.apply(std::span{&what, 1}, alive).front();
}

StoredGame load(Store& store, GameId const& id) {
    auto game = store.load(id);
    REQUIRE(game.has_value());
    REQUIRE(game->has_value());
    return **std::move(game);
}

} // namespace

TEST_CASE("what was written is there when the store is opened again") {
    TemporaryFolder const folder;
    GameId const id = GameId::random();
    GameCreated const created = new_game(id);
    {
        Store store = open(folder.path());
        CHECK(write(store, created) == WriteResult::durable);
        CHECK(write(store, SeatTakenUp{id, Color::white}) == WriteResult::durable);
        CHECK(write(store, GameBegan{id, 1'000'000ms, 5000ms}, 5000ms) == WriteResult::durable);
        CHECK(write(store, event(id, 1, 800ms), 5800ms) == WriteResult::durable);
        CHECK(write(store, event(id, 2, 900ms), 5900ms) == WriteResult::durable);
    }
    Store store = open(folder.path());
    StoredGame const game = load(store, id);
    CHECK(game.header == created.header);
    CHECK(game.events == std::vector<std::string>{"1", "2"});
    CHECK(game.began_at == 1'000'000ms);
    CHECK(game.last_event_at == 900ms);
    CHECK(game.seats[Color::white].token == created.seats[Color::white].token);
    CHECK(game.seats[Color::white].taken_up);
    CHECK_FALSE(game.seats[Color::black].taken_up);
    CHECK(store.alive() == 5900ms);
}

TEST_CASE("an event out of its turn changes nothing") {
    TemporaryFolder const folder;
    Store store = open(folder.path());
    GameId const id = GameId::random();
    CHECK(write(store, new_game(id)) == WriteResult::durable);
    CHECK(write(store, event(id, 2)) == WriteResult::conflict);
    CHECK(write(store, event(id, 1)) == WriteResult::durable);
    CHECK(write(store, event(id, 1)) == WriteResult::conflict);
    CHECK(write(store, event(GameId::random(), 1)) == WriteResult::conflict);
    CHECK(load(store, id).events.size() == 1);
    CHECK(write(store, new_game(id)) == WriteResult::conflict);
}

TEST_CASE("an invitation is good once") {
    TemporaryFolder const folder;
    Store store = open(folder.path());
    GameId const id = GameId::random();
    GameCreated const game = new_game(id);
    SecretHash const token = Secret::random().hash();
    InvitationUsed const right{id, Color::black, *game.seats[Color::black].invitation, token};
    InvitationUsed const wrong{id, Color::black, Secret::random().hash(), token};
    CHECK(write(store, game) == WriteResult::durable);
    CHECK(write(store, wrong) == WriteResult::conflict);
    CHECK(write(store, right) == WriteResult::durable);
    CHECK(write(store, right) == WriteResult::conflict);
    CHECK(load(store, id).seats[Color::black].token == token);
}

TEST_CASE("after a restart the time of a game stands where the server was last known alive") {
    TemporaryFolder const folder;
    GameId const id = GameId::random();
    {
        Store store = open(folder.path());
        CHECK(write(store, new_game(id)) == WriteResult::durable);
        CHECK(write(store, GameBegan{id, 0ms, 10'000ms}, 10'000ms) == WriteResult::durable);
        CHECK(write(store, event(id, 1, 3000ms), 13'000ms) == WriteResult::durable);
        CHECK(write(store, StillAlive{}, 14'500ms) == WriteResult::durable);
    }
    Store store = open(folder.path());
    auto const live = store.stop_the_clocks();
    REQUIRE(live.has_value());
    CHECK(*live == std::vector{id});
    CHECK(load(store, id).anchor == ClockAnchor{4500ms, std::nullopt});
    REQUIRE(store.stop_the_clocks().has_value());
    CHECK(load(store, id).anchor == ClockAnchor{4500ms, std::nullopt});
}

TEST_CASE("a data directory serves one server at a time") {
    TemporaryFolder const folder;
    Store const first = open(folder.path());
    auto const second = Store::open(folder.path());
    REQUIRE_FALSE(second.has_value());
    CHECK(second.error().message.find("in use by another server") != std::string::npos);
}

TEST_CASE("a file that is no database, or of a newer version, is refused and left alone") {
    TemporaryFolder const folder;
    std::string const garbage(4096, 'x');
    std::ofstream{folder.path() / "staunton.sqlite"} << garbage;
    CHECK_FALSE(Store::open(folder.path()).has_value());
    std::ifstream file{folder.path() / "staunton.sqlite"};
    CHECK(std::string{std::istreambuf_iterator<char>{file}, {}} == garbage);

    TemporaryFolder const newer;
    static_cast<void>(open(newer.path()));
    Database{(newer.path() / "staunton.sqlite").string()}.execute("PRAGMA user_version = 99");
    auto const store = Store::open(newer.path());
    REQUIRE_FALSE(store.has_value());
    CHECK(store.error().message.find("schema 99") != std::string::npos);
}

TEST_CASE("a full disk fails the whole batch, and later events cannot leave a gap") {
    TemporaryFolder const folder;
    GameId const id = GameId::random();
    Store store = open(folder.path());
    CHECK(write(store, new_game(id)) == WriteResult::durable);
    store.limit_size(1);
    EventAppended big = event(id, 1);
    big.line = std::string(100'000, 'x');
    std::vector<Write> const batch{StillAlive{}, big};
    CHECK(store.apply(batch, 1ms) == std::vector{WriteResult::failed, WriteResult::failed});
    CHECK(write(store, event(id, 2)) != WriteResult::durable);
    CHECK(load(store, id).events.empty());
}

TEST_CASE("the event log answers in order, and loads find what was written before") {
    TemporaryFolder const folder;
    GameId const id = GameId::random();
    std::vector<int> heard;
    std::atomic<bool> waiting = true;
    {
        GroupCommitLog log{open(folder.path()), [](auto const& function) { function(); },
                           [] { return 7ms; }};
        log.write(new_game(id), [&](WriteResult result) {
            CHECK(result == WriteResult::durable);
            heard.push_back(0);
        });
        for (int number = 1; number <= 200; ++number) {
            log.write(event(id, static_cast<Sequence>(number)),
                      [&heard, number](WriteResult result) {
                          CHECK(result == WriteResult::durable);
                          heard.push_back(number);
                      });
        }
        log.load(id, [&](GameLoaded const& loaded) {
            CHECK(heard.size() == 201);
            CHECK((loaded.has_value() && loaded->has_value()));
            CHECK((**loaded).events.size() == 200);
            waiting = false;
        });
    }
    CHECK_FALSE(waiting);
    CHECK(std::ranges::is_sorted(heard));
}
