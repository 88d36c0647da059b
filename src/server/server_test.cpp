// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/server.h"
#include "server/testing/running_server.h"
#include "server/testing/temporary_folder.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sys/resource.h>

using namespace staunton::server;
using namespace staunton::server::testing;
using namespace std::chrono_literals;
namespace json = boost::json;

namespace {

json::object join(WebSocketClient& client, std::string const& token) {
    client.send(json::object{{"type", "join"}, {"token", token}});
    return client.receive("snapshot");
}

json::object watch(WebSocketClient& client) {
    client.send(R"({"type":"join"})");
    return client.receive("snapshot");
}

std::string play_frame(std::string_view move, std::size_t ply) {
    return json::serialize(
        json::object{{"type", "play"}, {"move", move}, {"ply", ply}, {"id", ply}});
}

json::object state(json::object const& frame) {
    return frame.at("state").as_object();
}

std::string text(json::value const& value) {
    return value.as_string().c_str();
}

constexpr std::array scholars_mate{"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"};

/// A server with a game in it, and both players at the board.
struct Table {
    TemporaryFolder folder;
    RunningServer server{folder.path()};
    SeatedGame game = seat_two(server, "300+2");
    WebSocketClient white = server.connect(game.id);
    WebSocketClient black = server.connect(game.id);

    Table() {
        join(white, game.white);
        join(black, game.black);
        while (text(state(white.receive("snapshot")).at("status")) != "playing") {
        }
    }

    WebSocketClient& to_move(std::size_t ply) { return ply % 2 == 0 ? white : black; }
};

} // namespace

TEST_CASE("two friends play to mate, a spectator sees it all, and the PGN is there") {
    Table table;
    WebSocketClient spectator = table.server.connect(table.game.id);
    CHECK(watch(spectator).at("you").is_null());
    for (std::size_t ply = 0; ply < scholars_mate.size(); ++ply) {
        table.to_move(ply).send(play_frame(scholars_mate[ply], ply));
        json::object const own = table.to_move(ply).receive("update");
        json::object const seen = table.to_move(ply + 1).receive("update");
        CHECK(own.at("re").as_int64() == static_cast<std::int64_t>(ply));
        CHECK(seen.at("sequence") == own.at("sequence"));
        CHECK(spectator.receive("update").at("sequence") == own.at("sequence"));
    }
    auto const answer = table.server.get("/api/games/" + table.game.id);
    json::object const snapshot = RunningServer::json_of(answer);
    CHECK(text(state(snapshot).at("conclusion").as_object().at("ending")) == "checkmate");
    std::string const pgn = table.server.get("/api/games/" + table.game.id + "/pgn");
    CHECK(pgn.find("Qxf7#") != std::string::npos);
    CHECK(pgn.find("[Result \"1-0\"]") != std::string::npos);
    CHECK(pgn.find("[%clk 0:05:0") != std::string::npos);
    std::string const record = table.server.get("/api/games/" + table.game.id + "/record");
    CHECK(std::ranges::count(record.substr(record.find("\r\n\r\n") + 4), '\n') == 8);
}

TEST_CASE("a refused claim says why, and a stale move changes nothing") {
    Table table;
    table.white.send(R"({"type":"claim","claim":"threefold","ply":0})");
    json::object const claim =
        table.black.receive("update").at("rulings").as_array()[0].as_object();
    CHECK(text(claim.at("ruling")) == "refused");
    CHECK(text(claim.at("reason")) == "fewer_than_three_occurrences");
    table.white.send(play_frame("e2e4", 4));
    CHECK(text(table.white.receive("error").at("code")) == "stale");
    table.white.send(play_frame("e2e4", 0));
    table.white.send(play_frame("e2e4", 0));
    while (table.white.receive("update").at("moves").as_array().empty()) {
    }
    CHECK(table.black.receive("update").at("state").as_object().at("ply").as_int64() == 1);
    CHECK(text(table.white.receive("error").at("code")) == "stale");
}

TEST_CASE("a player who comes back finds everything, and a second window takes over") {
    Table table;
    table.white.send(play_frame("e2e4", 0));
    table.white.receive("update");
    table.white.raw().close();
    WebSocketClient again = table.server.connect(table.game.id);
    json::object const snapshot = join(again, table.game.white);
    CHECK(state(snapshot).at("ply").as_int64() == 1);
    CHECK(text(snapshot.at("you")) == "white");
    WebSocketClient second = table.server.connect(table.game.id);
    join(second, table.game.white);
    CHECK(text(again.receive("error").at("code")) == "taken_over");
    while (again.receive_text()) {
    }
    CHECK(again.close_code() == 4001);
}

TEST_CASE("a restart keeps the game") {
    TemporaryFolder const folder;
    SeatedGame game;
    {
        RunningServer server{folder.path()};
        game = seat_two(server, "60");
        WebSocketClient white = server.connect(game.id);
        WebSocketClient black = server.connect(game.id);
        join(white, game.white);
        join(black, game.black);
        white.send(play_frame("e2e4", 0));
        black.receive("update");
        server.stop();
        while (black.receive_text()) {
        }
        CHECK(black.close_code() == 1012);
    }
    RunningServer const server{folder.path()};
    WebSocketClient spectator = server.connect(game.id);
    json::object const clock = state(watch(spectator)).at("clock").as_object();
    CHECK(clock.at("running").is_null());
    CHECK(clock.at("black").as_int64() > 55'000);
    WebSocketClient black = server.connect(game.id);
    json::object const snapshot = join(black, game.black);
    CHECK(state(snapshot).at("ply").as_int64() == 1);
    CHECK(text(state(snapshot).at("clock").as_object().at("running")) == "black");
    black.send(play_frame("e7e5", 1));
    CHECK(state(black.receive("update")).at("ply").as_int64() == 2);
}

TEST_CASE("the computer answers within its time") {
    TemporaryFolder const folder;
    RunningServer const server{folder.path()};
    auto const created = RunningServer::json_of(server.post(
        "/api/games", R"({"opponent":"computer","level":1,"color":"white","time":"60+1"})"));
    WebSocketClient white = server.connect(text(created.at("game")));
    CHECK(text(state(join(white, text(created.at("token")))).at("status")) == "playing");
    white.send(play_frame("e2e4", 0));
    CHECK(text(white.receive("update").at("event").as_object().at("by")) == "white");
    CHECK(text(white.receive("update").at("event").as_object().at("by")) == "black");
}

TEST_CASE("garbage is answered, and the connection goes on") {
    Table table;
    for (std::string const garbage :
         {"", "{", "null", "\xC3\xA9", "{\"type\":\"play\",\"move\":\"\\u0000\",\"ply\":0}"}) {
        table.white.send(garbage);
        json::object answer;
        do {
            answer = json::parse(*table.white.receive_text()).as_object();
        } while (text(answer.at("type")) == "presence");
        CHECK((text(answer.at("type")) == "error" || text(answer.at("type")) == "ruling"));
    }
    table.white.raw().send(WebSocketClient::frame(WebSocketClient::Opcode::binary, "\x01\x02"));
    CHECK(text(table.white.receive("error").at("code")) == "bad_frame");
    table.white.send(play_frame("e2e4", 0));
    CHECK(table.white.receive("update").at("sequence").as_int64() == 1);
}

TEST_CASE("a frame over 64 KiB closes with 1009, broken UTF-8 with 1007") {
    Table table;
    table.white.send(std::string(64 * 1024 + 1, ' '));
    while (table.white.receive_text()) {
    }
    CHECK(table.white.close_code() == 1009);
    table.black.send("\xFF\xFE");
    while (table.black.receive_text()) {
    }
    CHECK(table.black.close_code() == 1007);
}

TEST_CASE("an unknown game, or no token of it, lets nobody in") {
    TemporaryFolder const folder;
    RunningServer const server{folder.path()};
    WebSocketClient client = server.connect("aaaaaaaaaa");
    client.send(R"({"type":"play","move":"e2e4","ply":0})");
    CHECK(text(client.receive("error").at("code")) == "not_joined");
    client.send(R"({"type":"join"})");
    CHECK(text(client.receive("error").at("code")) == "unknown_game");
    while (client.receive_text()) {
    }
    CHECK(client.close_code() == 4004);
}

TEST_CASE("whoever sends too fast is told, then put out") {
    Table table;
    for (int count = 0; count < 400; ++count) {
        table.white.send(R"({"type":"ping"})");
    }
    CHECK(text(table.white.receive("error").at("code")) == "too_fast");
    while (table.white.receive_text()) {
    }
    CHECK(table.white.close_code() == 1008);
}

TEST_CASE("a client that never reads is dropped, and the others notice nothing") {
    TemporaryFolder const folder;
    RunningServer const server{folder.path(), {}, std::nullopt};
    SeatedGame const game = seat_two(server, "600");
    WebSocketClient deaf{server.port(), "/api/games/" + game.id + "/socket", 4096};
    deaf.send(R"({"type":"join"})");
    WebSocketClient white = server.connect(game.id);
    WebSocketClient black = server.connect(game.id);
    join(white, game.white);
    join(black, game.black);
    auto slowest = 0ns;
    bool is_there = true;
    for (int round = 0; round < 5000 && is_there; ++round) {
        auto const start = std::chrono::steady_clock::now();
        white.send(R"({"type":"offer"})");
        REQUIRE(black.receive("update").contains("event"));
        black.send(R"({"type":"decline"})");
        REQUIRE(black.receive("update").contains("event"));
        REQUIRE(white.receive("update").contains("event"));
        REQUIRE(white.receive("update").contains("event"));
        slowest = std::max(slowest, std::chrono::steady_clock::now() - start);
        if (round % 100 == 99) {
            is_there = RunningServer::json_of(server.get("/api/games/" + game.id))
                           .at("spectators")
                           .as_int64() > 0;
        }
    }
    CHECK_FALSE(is_there);
    CHECK(slowest < 2s);
}

TEST_CASE("thousands of half-open connections cost the others nothing") {
    TemporaryFolder const folder;
    RunningServer const server{folder.path()};
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    // Both ends of each are files of this process.
    std::size_t const count =
        std::min<std::size_t>(5000, (static_cast<std::size_t>(limit.rlim_cur) - 300) / 2);
    std::vector<RawClient> half_open;
    for (std::size_t index = 0; index < count; ++index) {
        half_open.emplace_back(server.port());
        half_open.back().send(index % 2 == 0 ? "GET / HT"
                                             : "POST /api/games HTTP/1.1\r\nContent-L");
    }
    auto const start = std::chrono::steady_clock::now();
    SeatedGame const game = seat_two(server, "60");
    WebSocketClient white = server.connect(game.id);
    WebSocketClient black = server.connect(game.id);
    join(white, game.white);
    join(black, game.black);
    white.send(play_frame("e2e4", 0));
    CHECK(black.receive("update").at("sequence").as_int64() == 1);
    CHECK(std::chrono::steady_clock::now() - start < 2s);
    CHECK(half_open.front().is_closed(13s));
}

TEST_CASE("what is no request gets a clear answer") {
    TemporaryFolder const folder;
    RunningServer const server{folder.path()};
    auto const status = [](std::string const& answer) { return answer.substr(0, 12); };
    CHECK(status(server.ask("\x16\x03\x01 hello\r\n\r\n")) == "HTTP/1.1 400");
    CHECK(status(server.ask("GET / HTTP/9.9\r\n\r\n")) == "HTTP/1.1 400");
    CHECK(status(server.get("/api/nothing")) == "HTTP/1.1 404");
    CHECK(status(server.get("/api/games/aaaaaaaaaa")) == "HTTP/1.1 404");
    CHECK(status(server.get("/api/games/../../etc")) == "HTTP/1.1 404");
    CHECK(status(server.get("/", "X-Long: " + std::string(9000, 'x') + "\r\n")) == "HTTP/1.1 431");
    CHECK(status(server.post("/api/games", "{]")) == "HTTP/1.1 400");
    CHECK(status(server.post("/api/games", R"({"opponent":"friend"})")) == "HTTP/1.1 201");
    CHECK(status(server.post("/api/games", R"({"opponent":"friend"})",
                             "Origin: http://elsewhere.example\r\n")) == "HTTP/1.1 403");
    CHECK(status(server.post("/api/games", R"({"opponent":"friend"})",
                             "Origin: http://localhost\r\n")) == "HTTP/1.1 201");
    CHECK(status(server.post("/api/games", std::string(1024 * 1024 + 1, ' '))) == "HTTP/1.1 413");
    CHECK(status(server.ask("POST /api/games HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n"
                            "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n")) == "HTTP/1.1 400");
    CHECK(
        status(server.ask("DELETE /api/games HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")) ==
        "HTTP/1.1 405");
    json::object const error =
        RunningServer::json_of(server.post("/api/games", R"({"opponent":"friend","time":"60+x"})"));
    CHECK(text(error.at("error").as_object().at("place")) == "time, column 4");
}

TEST_CASE("a WebSocket from a page of another server is refused") {
    TemporaryFolder const folder;
    RunningServer const server{folder.path()};
    std::string const upgrade = "GET /api/games/aaaaaaaaaa/socket HTTP/1.1\r\nHost: localhost\r\n"
                                "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                                "Sec-WebSocket-Version: 13\r\nOrigin: http://";
    CHECK(server.ask(upgrade + "elsewhere.example\r\n\r\n").starts_with("HTTP/1.1 403"));
    RawClient client{server.port()};
    client.send(upgrade + "localhost\r\n\r\n");
    auto const answer = client.receive_until("\r\n\r\n", 5s);
    REQUIRE(answer.has_value());
    CHECK(answer->starts_with("HTTP/1.1 101"));
}

TEST_CASE("the page is served with its types, and nothing outside its folder is") {
    TemporaryFolder const folder;
    TemporaryFolder const web;
    std::filesystem::create_directory(web.path() / "assets");
    std::ofstream{web.path() / "index.html"} << "<!doctype html>the page";
    std::ofstream{web.path() / "assets" / "app-1a2b.js"} << "app";
    std::ofstream{web.path() / ".hidden"} << "secret";
    RunningServer const server{folder.path(), web.path()};
    for (char const* const path :
         {"/", "/game/abcdefghij", "/game/abcdefghij?x=1", "/game/short"}) {
        std::string const page = server.get(path);
        CHECK(page.find("the page") != std::string::npos);
        CHECK(page.find("text/html") != std::string::npos);
        CHECK(page.find("Content-Security-Policy: default-src 'self'") != std::string::npos);
        CHECK(page.find("X-Content-Type-Options: nosniff") != std::string::npos);
    }
    std::string const script = server.get("/assets/app-1a2b.js");
    CHECK(script.find("text/javascript") != std::string::npos);
    CHECK(script.find("immutable") != std::string::npos);
    std::size_t const tag = script.find("ETag: ") + 6;
    std::string const again =
        server.get("/assets/app-1a2b.js",
                   "If-None-Match: " + script.substr(tag, script.find("\r\n", tag) - tag) + "\r\n");
    CHECK(again.starts_with("HTTP/1.1 304"));
    for (char const* const path :
         {"/.hidden", "/../store.h", "/assets/../../x", "/%2e%2e/x", "//etc/passwd", "/game/a/b",
          "/game/x.js", "/assets", "/assets/", "/index.html%00.js"}) {
        CAPTURE(path);
        CHECK(server.get(path).starts_with("HTTP/1.1 404"));
    }
}

TEST_CASE("a compressed copy of a file goes to whoever accepts gzip, and to nobody else") {
    TemporaryFolder const folder;
    TemporaryFolder const web;
    std::ofstream{web.path() / "index.html"} << "<!doctype html>the page";
    std::ofstream{web.path() / "index.html.gz"} << "squeezed";
    RunningServer const server{folder.path(), web.path()};
    std::string const compressed = server.get("/", "Accept-Encoding: br, gzip\r\n");
    CHECK(compressed.find("squeezed") != std::string::npos);
    CHECK(compressed.find("Content-Encoding: gzip") != std::string::npos);
    CHECK(compressed.find("text/html") != std::string::npos);
    CHECK(server.get("/").find("the page") != std::string::npos);
    CHECK(server.get("/").find("Content-Encoding") == std::string::npos);
}

TEST_CASE("a WebAssembly module comes as what it is, and the page may run it") {
    TemporaryFolder const folder;
    TemporaryFolder const web;
    std::filesystem::create_directory(web.path() / "assets");
    std::ofstream{web.path() / "index.html"} << "<!doctype html>the page";
    std::ofstream{web.path() / "assets" / "rules-1a2b.wasm"} << "module";
    std::ofstream{web.path() / "assets" / "rules-1a2b.wasm.gz"} << "squeezed";
    RunningServer const server{folder.path(), web.path()};
    std::string const compressed =
        server.get("/assets/rules-1a2b.wasm", "Accept-Encoding: gzip\r\n");
    CHECK(compressed.find("Content-Type: application/wasm") != std::string::npos);
    CHECK(compressed.find("Content-Encoding: gzip") != std::string::npos);
    CHECK(compressed.find("squeezed") != std::string::npos);
    CHECK(server.get("/assets/rules-1a2b.wasm").find("module") != std::string::npos);
    CHECK(server.get("/").find("script-src 'self' 'wasm-unsafe-eval';") != std::string::npos);
}

TEST_CASE("a second server on the same data, or the same port, is refused with a reason") {
    TemporaryFolder const folder;
    TemporaryFolder const other;
    RunningServer const server{folder.path()};
    ServerOptions options;
    options.port = 0;
    options.data = folder.path();
    auto const same_data = Server::start(options);
    REQUIRE_FALSE(same_data.has_value());
    CHECK(same_data.error().find("in use by another server") != std::string::npos);
    options.port = server.port();
    options.data = other.path();
    auto const same_port = Server::start(options);
    REQUIRE_FALSE(same_port.has_value());
    CHECK(same_port.error().find("cannot listen on 127.0.0.1") != std::string::npos);
}
