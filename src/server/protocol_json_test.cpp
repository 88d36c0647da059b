// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/protocol_json.h"

#include <boost/json/parse.hpp>
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

using namespace staunton;
using namespace staunton::server;

namespace {

ProtocolError frame_error(std::string_view text) {
    auto const frame = parse_frame(text);
    REQUIRE_FALSE(frame.has_value());
    return frame.error();
}

ProtocolError game_error(std::string_view text) {
    auto const game = parse_new_game(text);
    REQUIRE_FALSE(game.has_value());
    return game.error();
}

} // namespace

TEST_CASE("a frame is read with everything in it") {
    auto const play = parse_frame(R"({"type":"play","move":"e7e8q","ply":41,"id":7,"new":[]})");
    REQUIRE(play.has_value());
    CHECK(play->id == "7");
    CHECK(std::get<PlayFrame>(play->request).move == "e7e8q");
    CHECK(std::get<PlayFrame>(play->request).ply == 41);

    auto const claim = parse_frame(R"({"type":"claim","claim":"fifty","ply":99,"move":"g1f3"})");
    REQUIRE(claim.has_value());
    CHECK(std::get<ClaimFrame>(claim->request).kind == laws::DrawClaimKind::fifty);
    CHECK(std::get<ClaimFrame>(claim->request).intended_move == "g1f3");

    auto const join = parse_frame(R"({"type":"join","token":null})");
    REQUIRE(join.has_value());
    CHECK_FALSE(std::get<JoinFrame>(join->request).token);
}

TEST_CASE("what is wrong with a frame is said with its place") {
    CHECK(frame_error("").place == "column 1");
    CHECK(frame_error(R"({"type":"play",)").place == "column 16");
    CHECK(frame_error(R"({"type":ping})").place == "column 9");
    CHECK(frame_error(R"({"type":"ping"} x)").place == "column 17");
    CHECK(frame_error("[]").message == "not a JSON object");
    CHECK(frame_error("{}").place == "type");
    CHECK(frame_error(R"({"type":"fly"})").place == "type");
    CHECK(frame_error(R"({"type":"play","move":"e2e4"})").place == "ply");
    CHECK(frame_error(R"({"type":"play","move":"e2e4","ply":-1})").place == "ply");
    CHECK(frame_error(R"({"type":"play","move":"e2e4","ply":1.5})").place == "ply");
    CHECK(frame_error(R"({"type":"play","move":7,"ply":0})").place == "move");
    CHECK(frame_error(R"({"type":"claim","claim":"win","ply":0})").place == "claim");
    CHECK(frame_error(R"({"type":"ping","id":"x"})").place == "id");
    CHECK(frame_error(R"({"type":"ping","id":777785010e249913})").place == "id");
    CHECK(frame_error(R"({"type":"fly","id":3})").id == "3");
    CHECK(frame_error(std::string(5000, '[')).place == "column 9");
    CHECK(frame_error(R"({"type":"play","ply":0,"move":")" + std::string(50, 'e') + "\"}").place ==
          "move");
}

TEST_CASE("a wish for a game is read, and what is left out is filled in") {
    auto const game = parse_new_game(
        R"({"opponent":"computer","level":7,"color":"black","time":"40/5400+30:1800+30"})");
    REQUIRE(game.has_value());
    CHECK(game->opponent == SeatKind::computer);
    CHECK(game->level == 7);
    CHECK(game->color == chess::Color::black);
    CHECK(game->time[chess::Color::white].periods.size() == 2);

    auto const least = parse_new_game(R"({"opponent":"friend"})");
    REQUIRE(least.has_value());
    CHECK_FALSE(least->color);
    CHECK_FALSE(least->time[chess::Color::white].has_clock());

    auto const odds = parse_new_game(
        R"({"opponent":"friend","time":{"white":"300","black":"240","draw_odds":"black"}})");
    REQUIRE(odds.has_value());
    CHECK(odds->draw_odds == chess::Color::black);
    CHECK(odds->time[chess::Color::white] != odds->time[chess::Color::black]);
}

TEST_CASE("what is wrong with a wish for a game is said with its place") {
    CHECK(game_error("").place == "column 1");
    CHECK(game_error("{}").place == "opponent");
    CHECK(game_error(R"({"opponent":"nobody"})").place == "opponent");
    CHECK(game_error(R"({"opponent":"computer","level":9})").place == "level");
    CHECK(game_error(R"({"opponent":"friend","color":"red"})").place == "color");
    CHECK(game_error(R"({"opponent":"friend","time":"300+x"})").place == "time, column 5");
    CHECK(game_error(R"({"opponent":"friend","time":"0"})").place == "time, column 1");
    CHECK(game_error(R"({"opponent":"friend","time":{"white":"300"}})").place == "time.black");
    CHECK(game_error(R"({"opponent":"friend","variant":"chess2"})").place == "variant");
    CHECK(game_error(R"({"opponent":"friend","fen":"8/8/8/8/8/8/8/8 w - - 0 1"})")
              .place.starts_with("fen"));
    CHECK(game_error(R"({"opponent":"friend","fen":"rnbqkbnr/pppppppp/9/8 w"})")
              .place.starts_with("fen, column"));
    CHECK(game_error(R"({"opponent":"friend","fen":"7k/5KQ1/8/8/8/8/8/8 b - - 0 1"})").message ==
          "the game is over in this position");
}

TEST_CASE("errors carry what they answer") {
    CHECK(error_frame(ErrorCode::stale, {"late", "ply", "12"}) ==
          R"({"re":12,"code":"stale","message":"late","place":"ply","type":"error"})");
    CHECK(error_body(ErrorCode::storage, {"disk"}) ==
          R"({"error":{"code":"storage","message":"disk"}})");
}

TEST_CASE("every example is read, and every type of frame from a browser has one") {
    std::set<std::string> const from_server{"snapshot", "update", "ruling", "presence",
                                            "rematch",  "error",  "pong"};
    std::set<std::string> seen_from_server;
    std::filesystem::path const folder =
        std::filesystem::path{STAUNTON_TESTS_FOLDER}.parent_path() / "protocol" / "examples";
    std::set<std::string> types;
    for (auto const& entry : std::filesystem::directory_iterator{folder}) {
        CAPTURE(entry.path().filename().string());
        std::ifstream file{entry.path()};
        std::string const text{std::istreambuf_iterator<char>{file}, {}};
        boost::json::object const object = boost::json::parse(text).as_object();
        if (entry.path().filename().string().starts_with("from_browser_")) {
            auto const frame = parse_frame(text);
            CHECK(frame.has_value());
            types.insert(object.at("type").as_string().c_str());
        } else if (entry.path().filename().string().starts_with("request_new_game")) {
            CHECK(parse_new_game(text).has_value());
        } else if (entry.path().filename().string().starts_with("from_server_")) {
            seen_from_server.insert(object.at("type").as_string().c_str());
        } else if (entry.path().filename().string().starts_with("request_seat")) {
            CHECK(parse_invitation(text).has_value());
        }
    }
    CHECK(types == std::set<std::string>{"join", "play", "claim", "offer", "accept", "decline",
                                         "resign", "flag", "rematch", "ping"});
    CHECK(seen_from_server == from_server);
}
