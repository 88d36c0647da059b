// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/algebraic.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"

#include <doctest/doctest.h>

#include <sstream>

namespace staunton::notation {
namespace {

using namespace chess;

PgnGame game_of(std::string_view text) {
    PgnReader reader{text};
    auto const result = reader.next();
    REQUIRE(result.has_value());
    REQUIRE(!result->error);
    return result->game;
}

TEST_CASE("the seven tags come first, in order, with PGN's signs for what is unknown") {
    CHECK(to_pgn(PgnGame{}) == "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                               "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n*\n\n");
}

TEST_CASE("other tags follow by name, and the result is that of the game") {
    std::string const text = to_pgn(
        game_of("[WhiteElo \"2000\"]\n[ECO \"C20\"]\n[Event \"x\"]\n[Result \"*\"]\n\n1. e4 1-0"));
    CHECK(text.find("[Result \"1-0\"]\n[ECO \"C20\"]\n[WhiteElo \"2000\"]\n\n1. e4 1-0\n\n") !=
          std::string::npos);
}

TEST_CASE("Black's move has its number only after an annotation or at the start") {
    std::string const text =
        to_pgn(game_of("[FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"]\n\n"
                       "1... e5 2. Nf3 {here} 2... Nc6 3. Bb5 $1 3... a6 4. Ba4 Nf6 *"));
    CHECK(text.find("1... e5 2. Nf3 {here} 2... Nc6 3. Bb5 $1 3... a6 4. Ba4 Nf6 *") !=
          std::string::npos);
    CHECK(text.find("[SetUp \"1\"]") != std::string::npos);
}

TEST_CASE("a Chess960 game says its variant and its first position") {
    PgnGame game;
    game.first_position = Position::chess960(0);
    std::string const text = to_pgn(game);
    CHECK(text.find("[Variant \"Chess960\"]") != std::string::npos);
    CHECK(game_of(text).first_position == game.first_position);
}

TEST_CASE("a game as it was played becomes a PGN that replays to it") {
    Game game{Position::chess960(0)};
    for (std::string_view const text : {"e4", "e5", "Nf3"}) {
        auto const move = parse_san(game.position(), text);
        REQUIRE(move.has_value());
        game.play(*move);
    }
    PgnGame const written = PgnGame::of(game);
    CHECK(written.tags.empty());
    CHECK(written.replay().moves() == game.moves());
    CHECK(written.replay().position() == game.position());
    CHECK(game_of(to_pgn(written)).first_position == game.first_position());
}

TEST_CASE("no line of movetext is longer than 79 characters") {
    PgnGame game;
    game.comment = "a comment of many words";
    for (int count = 0; count < 6; ++count) {
        game.comment += " and again " + game.comment.substr(0, 60);
    }
    std::istringstream lines{to_pgn(game)};
    for (std::string line; std::getline(lines, line);) {
        CHECK(line.size() <= 79);
    }
    CHECK(game_of(to_pgn(game)).comment == game.comment);
}

TEST_CASE("a command in a comment, such as a clock time, stays on one line") {
    std::string moves;
    for (int move = 1; move <= 20; ++move) {
        moves += "Nf3 {[%clk 0:05:00]} Nf6 {[%clk 0:05:00]} Ng1 {[%clk 0:05:00]} Ng8 {[%emt 1]} ";
    }
    std::istringstream lines{to_pgn(game_of(moves))};
    for (std::string line; std::getline(lines, line);) {
        CHECK_FALSE(line.ends_with("%clk"));
        CHECK(line.size() <= 79);
    }
}

TEST_CASE("quotes and backslashes in tags, and closing braces in comments, are kept harmless") {
    PgnGame game;
    game.set_tag("Event", "The \"King\" \\ C:\\");
    game.comment = "a } { b";
    PgnGame const again = game_of(to_pgn(game));
    CHECK(again.tag("Event") == game.tag("Event"));
    CHECK(again.comment == "a ) { b");
}

TEST_CASE("a comment cannot be taken for an escaped line or for the next game") {
    PgnGame game;
    game.comment = std::string(76, 'x') + " %hidden? " + std::string(60, 'y') + " [Event \"z\"]";
    CHECK(game_of(to_pgn(game)).comment == game.comment);
}

} // namespace
} // namespace staunton::notation
