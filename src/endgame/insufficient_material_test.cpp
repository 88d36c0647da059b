// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/insufficient_material.h"

#include <doctest/doctest.h>

namespace staunton::endgame {
namespace {

using enum chess::Color;
using enum chess::Square;
using chess::Board;
using chess::Piece;
using chess::PieceKind;

struct Placed {
    chess::Square square;
    Piece piece;
};

constexpr Piece white_piece(PieceKind kind) {
    return {white, kind};
}

constexpr Piece black_piece(PieceKind kind) {
    return {black, kind};
}

/// Two kings and these.
Board board_with(std::initializer_list<Placed> pieces) {
    Board board;
    board.place(a1, white_piece(PieceKind::king));
    board.place(h8, black_piece(PieceKind::king));
    for (Placed const& placed : pieces) {
        board.place(placed.square, placed.piece);
    }
    return board;
}

bool white_is_powerless(std::initializer_list<Placed> pieces) {
    return material_excludes_checkmate(board_with(pieces), white);
}

TEST_CASE("6.9: a king alone never checkmates, whatever the opponent has") {
    CHECK(white_is_powerless({}));
    CHECK(white_is_powerless({{d4, black_piece(PieceKind::queen)}}));
    CHECK(white_is_powerless({{d4, black_piece(PieceKind::pawn)}}));
}

TEST_CASE("6.9: a knight checkmates only with the help of a piece that is no queen") {
    Placed const knight{c3, white_piece(PieceKind::knight)};
    CHECK(white_is_powerless({knight}));
    CHECK(white_is_powerless({knight, {d4, black_piece(PieceKind::queen)}}));
    CHECK(white_is_powerless(
        {knight, {d4, black_piece(PieceKind::queen)}, {d5, black_piece(PieceKind::queen)}}));
    for (PieceKind const helper :
         {PieceKind::pawn, PieceKind::knight, PieceKind::bishop, PieceKind::rook}) {
        CHECK_FALSE(white_is_powerless({knight, {d4, black_piece(helper)}}));
        CHECK_FALSE(white_is_powerless(
            {knight, {d4, black_piece(helper)}, {d5, black_piece(PieceKind::queen)}}));
    }
}

TEST_CASE("6.9: two knights checkmate a king alone with his help") {
    CHECK_FALSE(white_is_powerless(
        {{c3, white_piece(PieceKind::knight)}, {d3, white_piece(PieceKind::knight)}}));
}

TEST_CASE("6.9: bishops on one color need a pawn, a knight or a bishop on the other") {
    Placed const bishop{c1, white_piece(PieceKind::bishop)}; // dark
    Placed const another{e3, white_piece(PieceKind::bishop)};
    CHECK(white_is_powerless({bishop}));
    CHECK(white_is_powerless({bishop, another}));
    CHECK(white_is_powerless({bishop, {d4, black_piece(PieceKind::bishop)}}));
    CHECK(white_is_powerless({bishop, {d4, black_piece(PieceKind::rook)}}));
    CHECK(white_is_powerless({bishop, {d4, black_piece(PieceKind::queen)}}));
    CHECK_FALSE(white_is_powerless({bishop, {d5, black_piece(PieceKind::bishop)}}));
    CHECK_FALSE(white_is_powerless({bishop, {d4, black_piece(PieceKind::knight)}}));
    CHECK_FALSE(white_is_powerless({bishop, another, {d4, black_piece(PieceKind::pawn)}}));
    CHECK_FALSE(white_is_powerless({bishop, {f1, white_piece(PieceKind::bishop)}}));
}

TEST_CASE("6.9: a pawn, a rook or a queen may always checkmate as far as material goes") {
    for (PieceKind const kind : {PieceKind::pawn, PieceKind::rook, PieceKind::queen}) {
        CHECK_FALSE(white_is_powerless({{d4, white_piece(kind)}}));
    }
}

TEST_CASE("5.2.2: a position is dead if neither player can checkmate") {
    CHECK(material_is_dead(board_with({})));
    CHECK(material_is_dead(board_with({{d4, black_piece(PieceKind::knight)}})));
    CHECK(material_is_dead(
        board_with({{c1, white_piece(PieceKind::bishop)}, {d4, black_piece(PieceKind::bishop)}})));
    CHECK_FALSE(material_is_dead(board_with({{d4, black_piece(PieceKind::rook)}})));
    CHECK_FALSE(material_is_dead(
        board_with({{c3, white_piece(PieceKind::knight)}, {d4, black_piece(PieceKind::knight)}})));
}

} // namespace
} // namespace staunton::endgame
