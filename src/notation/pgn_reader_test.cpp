// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/algebraic.h"
#include "notation/fen.h"
#include "notation/pgn_reader.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace staunton::notation {
namespace {

using namespace chess;

std::vector<PgnResult> all_of(std::string_view text) {
    PgnReader reader{text};
    std::vector<PgnResult> results;
    while (std::optional<PgnResult> result = reader.next()) {
        results.push_back(*std::move(result));
    }
    return results;
}

PgnResult only_one_of(std::string_view text) {
    std::vector<PgnResult> results = all_of(text);
    REQUIRE(results.size() == 1);
    return results.front();
}

PgnGame game_of(std::string_view text) {
    PgnResult result = only_one_of(text);
    if (result.error) {
        FAIL(describe(*result.error));
    }
    return result.game;
}

std::string moves_of(PgnGame const& game) {
    std::string text;
    Position position = game.first_position;
    for (PgnMove const& played : game.moves) {
        text += text.empty() ? "" : " ";
        text += to_san(position, played.move);
        position = position.after(played.move);
    }
    return text;
}

PgnError error_of(std::string_view text) {
    PgnResult const result = only_one_of(text);
    REQUIRE(result.error.has_value());
    return *result.error;
}

TEST_CASE("a game is its tags, its moves and its result") {
    PgnGame const game = game_of("[Event \"Club\"]\n[White \"A\"]\n\n1. e4 e5 2. Nf3 1-0\n");
    CHECK(game.tag("Event") == "Club");
    CHECK(game.tag("White") == "A");
    CHECK(!game.tag("Black"));
    CHECK(moves_of(game) == "e4 e5 Nf3");
    CHECK(game.result == "1-0");
    CHECK(game.replay().ply() == 3);
}

TEST_CASE("an empty text, white space and escaped lines hold no game") {
    CHECK(all_of("").empty());
    CHECK(all_of(" \r\n\t\xEF\xBB\xBF").empty());
    CHECK(all_of("% nothing here\n%[Event \"x\"]\n").empty());
    CHECK(all_of("{a comment is no game}").empty());
}

TEST_CASE("move numbers may be glued, wrong or missing") {
    CHECK(moves_of(game_of("1.e4 e5 2.Nf3 1-0")) == "e4 e5 Nf3");
    CHECK(moves_of(game_of("e4 e5 Nf3 *")) == "e4 e5 Nf3");
    CHECK(moves_of(game_of("7. e4 7... e5 9Nf3 4... Nc6 *")) == "e4 e5 Nf3 Nc6");
    CHECK(moves_of(game_of("1. e4 1\u2026e5 ...")) == "e4 e5");
}

TEST_CASE("comments, glyphs and marks belong to the move before them") {
    PgnGame const game =
        game_of("{Before}\n1. e4! {A\n comment} $13 {and\tmore} e5 ?! ; to the end } "
                "1. d4\n2. Nf3 +- *");
    CHECK(game.comment == "Before");
    REQUIRE(game.moves.size() == 3);
    CHECK(game.moves[0].comment == "A comment and more");
    CHECK(game.moves[0].glyphs == std::vector{1U, 13U});
    CHECK(game.moves[1].comment == "to the end ) 1. d4");
    CHECK(game.moves[1].glyphs == std::vector{6U});
    CHECK(game.moves[2].glyphs == std::vector{18U});
}

TEST_CASE("variations are read over, however deep, with all that is in them") {
    CHECK(
        moves_of(game_of("1. e4 (1. d4 d5 {a ) here} (1... Nf6 (1... f5 ; and ) here\n) $1) 2. c4) "
                         "1... e5 (1... c5 2. Nf3 1-0) 2. Nf3 *")) == "e4 e5 Nf3");
    CHECK(moves_of(game_of("1. e4 " + std::string(100'000, '(') + std::string(100'000, ')') +
                           " e5 *")) == "e4 e5");
}

TEST_CASE("a game without moves has its result and its first position") {
    PgnGame const game =
        game_of("[FEN \"8/8/8/8/8/8/8/K1k5 b - - 0 7\"]\n[Result \"1/2-1/2\"]\n\n1/2-1/2");
    CHECK(game.moves.empty());
    CHECK(game.result == "1/2-1/2");
    CHECK(to_fen(game.first_position) == "8/8/8/8/8/8/8/K1k5 b - - 0 7");
    CHECK(game_of("[Event \"x\"]\n").result == "*");
}

TEST_CASE("a game that ends without a result has that of its tag") {
    std::vector<PgnResult> const results =
        all_of("[Result \"0-1\"]\n\n1. e4 e5\n\n[Event \"second\"]\n\n1. d4");
    REQUIRE(results.size() == 2);
    CHECK(results[0].game.result == "0-1");
    CHECK(results[1].game.result == "*");
    CHECK(moves_of(results[1].game) == "d4");
}

TEST_CASE("two tag sections parted by an empty line are two games, the first without moves") {
    std::vector<PgnResult> const results =
        all_of("[Event \"a\"]\n[Result \"*\"]\n\n[Event \"b\"]\n\n1. e4 *");
    REQUIRE(results.size() == 2);
    CHECK(results[0].game.tag("Event") == "a");
    CHECK(moves_of(results[1].game) == "e4");
    // The same tag twice in one section is a slip: the first one counts.
    CHECK(game_of("[Event \"a\"]\n[Event \"b\"]\n\n1. e4 *").tag("Event") == "a");
}

TEST_CASE("quotes and brackets in a tag value do no harm, escaped or not") {
    PgnGame const game = game_of("[Event \"The \\\"King\\\" \\\\ x\"] [Site \"Club \"Victory\"\"]\n"
                                 "[Round \"C:\\\"]\n[White \"a ] b [c]\"]\n\n*");
    CHECK(game.tag("Event") == "The \"King\" \\ x");
    CHECK(game.tag("Site") == "Club \"Victory\"");
    CHECK(game.tag("Round") == "C:\\");
    CHECK(game.tag("White") == "a ] b [c]");
}

TEST_CASE("Chess960: the first position and the rooks come from the FEN tag") {
    PgnGame const game = game_of("[Variant \"Chess960\"]\n[SetUp \"1\"]\n"
                                 "[FEN \"4k3/8/8/8/8/8/8/1RK2R2 w FB - 0 1\"]\n\n1. O-O-O Ke7 *");
    CHECK(moves_of(game) == "O-O-O Ke7");
    CHECK(game.moves.front().move == Move::castling(Square::c1, Square::b1));
}

TEST_CASE("a comment on the line of the result belongs to the game, a later one to the next") {
    std::vector<PgnResult> const results = all_of("1. e4 * {the end}\n{the start}\n1. d4 *");
    REQUIRE(results.size() == 2);
    CHECK(results[0].game.moves[0].comment == "the end");
    CHECK(results[1].game.comment == "the start");
}

TEST_CASE("a bad move ends its game at line, column and ply; the next game is read") {
    std::vector<PgnResult> const results = all_of(
        "[Event \"a\"]\n\n1. e4 e5\n2. \xC3\xA9 Nf3 Ke4 3. Bb5 *\n\n[Event \"b\"]\n\n1. d4 *");
    REQUIRE(results.size() == 2);
    REQUIRE(results[0].error.has_value());
    PgnError const& error = *results[0].error;
    CHECK(error.fault == PgnFault::bad_move);
    CHECK(error.line == 4);
    CHECK(error.column == 4);
    CHECK(error.ply == 2);
    CHECK(error.text == "\xC3\xA9");
    CHECK(error.move_error->fault == MoveFault::unreadable);
    CHECK(moves_of(results[0].game) == "e4 e5");
    CHECK(moves_of(results[1].game) == "d4");
}

TEST_CASE("the column counts characters and leaves the move number out") {
    PgnError const error = error_of("{\xC3\xA9\xC3\xA9} 1.e4 1...Ke7??");
    CHECK(error.line == 1);
    CHECK(error.column == 15);
    CHECK(error.text == "Ke7??");
    CHECK(error.move_error->fault == MoveFault::illegal);
}

TEST_CASE("1.3: a null move is no move of chess") {
    CHECK(error_of("1. e4 -- 2. d4 *").move_error->fault == MoveFault::illegal);
    CHECK(moves_of(game_of("1. e4 (1. d4 -- 2. c4) 1... e5 *")) == "e4 e5");
}

TEST_CASE("faults of comments, variations and characters are told where they begin") {
    CHECK(error_of("1. e4\n {never ends").fault == PgnFault::unfinished_comment);
    CHECK(error_of("1. e4\n {never ends").column == 2);
    CHECK(error_of("1. e4 (1. d4 d5").fault == PgnFault::unfinished_variation);
    CHECK(error_of("1. e4 (1. d4 d5").column == 7);
    CHECK(error_of("1. e4 (1. d4 {d5").fault == PgnFault::unfinished_comment);
    for (std::string_view const stray : {"1. e4 ) e5", "1. e4 } e5", "1. e4 ] e5", "1. e4 $ e5"}) {
        CAPTURE(stray);
        CHECK(error_of(stray).fault == PgnFault::bad_character);
        CHECK(error_of(stray).column == 7);
    }
}

TEST_CASE("a brace that is never closed does not swallow the next game") {
    std::vector<PgnResult> const results =
        all_of("[Event \"a\"]\n\n1. e4 {oh\n\n[Event \"b\"]\n\n1. d4 {x} *");
    REQUIRE(results.size() == 2);
    CHECK(results[0].error->fault == PgnFault::unfinished_comment);
    CHECK(moves_of(results[1].game) == "d4");
}

TEST_CASE("faults of the tag section keep its other tags") {
    PgnResult const result = only_one_of("[Event \"a\"]\n[Site b]\n[White \"c\"]\n\n1. e4 *");
    REQUIRE(result.error.has_value());
    CHECK(result.error->fault == PgnFault::bad_tag);
    CHECK(result.error->line == 2);
    CHECK(result.game.tag("White") == "c");
    CHECK(result.game.moves.empty());
    PgnError const bad_fen = error_of("[FEN \"8/8/8/8/8/8/8/8 x\"]\n\n1. e4 *");
    CHECK(bad_fen.fault == PgnFault::bad_fen);
    CHECK(bad_fen.column == 23);
    CHECK(bad_fen.fen_error->fault == FenFault::bad_turn);
}

/// What a reader finds, in the words of the `.expected` files: a line for each game.
std::string summary_of(PgnResult const& result) {
    std::ostringstream text;
    text << result.game.result << ' ' << moves_of(result.game) << '\n';
    if (result.error) {
        text << "fault " << result.error->line << ':' << result.error->column << ' '
             << describe(*result.error) << '\n';
    }
    return text.str();
}

std::string text_of(std::filesystem::path const& path) {
    std::ifstream stream{path, std::ios::binary};
    REQUIRE(stream.is_open());
    return {std::istreambuf_iterator<char>{stream}, {}};
}

TEST_CASE("the files of tests/pgn are read as their .expected files say") {
    std::size_t files = 0;
    for (auto const& entry : std::filesystem::directory_iterator{STAUNTON_TESTS_FOLDER "/pgn"}) {
        std::filesystem::path expected = entry.path();
        if (expected.extension() != ".pgn") {
            continue;
        }
        CAPTURE(expected.string());
        std::string summary;
        for (PgnResult const& result : all_of(text_of(expected))) {
            summary += summary_of(result);
        }
        CHECK(summary == text_of(expected.replace_extension(".expected")));
        ++files;
    }
    CHECK(files >= 16);
}

} // namespace
} // namespace staunton::notation
