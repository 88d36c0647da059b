// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position.h"
#include "cli/board_svg.h"
#include "cli/board_text.h"

#include <doctest/doctest.h>

namespace staunton::cli {
namespace {

using chess::Color;

std::size_t count_of(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

TEST_CASE("2.1: White sees a1 at the bottom left, Black h8") {
    chess::Board board;
    board.place(chess::Square::a1, {Color::white, chess::PieceKind::king});
    board.place(chess::Square::h8, {Color::black, chess::PieceKind::queen});
    std::string const from_white = board_text(board, Color::white);
    CHECK(from_white.starts_with("8  · · · · · · · ♛\n"));
    CHECK(from_white.ends_with("1  ♔ · · · · · · ·\n   a b c d e f g h\n"));
    std::string const from_black = board_text(board, Color::black);
    CHECK(from_black.starts_with("1  · · · · · · · ♔\n"));
    CHECK(from_black.ends_with("8  ♛ · · · · · · ·\n   h g f e d c b a\n"));
}

TEST_CASE("a diagram has all squares, all pieces by name and both rows of coordinates") {
    std::string const svg = board_svg(chess::Position{}.board(), {});
    CHECK(count_of(svg, "class=\"light\"") == 32);
    CHECK(count_of(svg, "class=\"dark\"") == 32);
    CHECK(count_of(svg, "<title>") == 32);
    CHECK(count_of(svg, "<title>white king on e1</title>") == 1);
    CHECK(count_of(svg, "<text ") == 16);
}

TEST_CASE("a diagram from Black's side has h1 at the top left") {
    BoardDrawing drawing;
    drawing.viewer = Color::black;
    std::string const svg = board_svg(chess::Position{}.board(), drawing);
    CHECK(svg.find("translate(40 40)\"><title>white rook on h1</title>") != std::string::npos);
}

TEST_CASE("a diagram shows arrows, marks, the last move and check, and escapes what it is given") {
    BoardDrawing drawing;
    drawing.theme = BoardTheme::dark;
    drawing.coordinates = BoardCoordinates::hidden;
    drawing.size = 300;
    drawing.last_move = {chess::Square::e2, chess::Square::e4};
    drawing.check = {chess::Square::e8};
    drawing.arrows = {{chess::Square::a1, chess::Square::h8, "\"<&"}};
    drawing.marks = {{chess::Square::d5, "red"}};
    std::string const svg = board_svg(chess::Position{}.board(), drawing);
    CHECK(count_of(svg, "class=\"last\"") == 2);
    CHECK(count_of(svg, "class=\"check\"") == 1);
    CHECK(count_of(svg, "fill=\"&quot;&lt;&amp;\"") == 1);
    CHECK(count_of(svg, "<title>a1 to h8</title>") == 1);
    CHECK(count_of(svg, "stroke=\"red\"") == 1);
    CHECK(count_of(svg, "<text ") == 0);
    CHECK(count_of(svg, "width=\"300\"") == 1);
}

} // namespace
} // namespace staunton::cli
