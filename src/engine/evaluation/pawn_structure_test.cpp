// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/pawn_structure.h"

#include <doctest/doctest.h>

namespace staunton::engine {

using namespace chess;

TEST_CASE("pawns: passed is a pawn that no enemy pawn can stop or take on its way") {
    PawnStructure const structure = pawn_structure_of({Square::a2, Square::e5, Square::h4},
                                                      {Square::b6, Square::d6, Square::g7});
    CHECK(structure.passed[Color::white].empty());
    PawnStructure const free =
        pawn_structure_of({Square::a5, Square::e5, Square::h4}, {Square::c4, Square::e6});
    CHECK(free.passed[Color::white] == SquareSet{Square::a5, Square::h4});
    CHECK(free.passed[Color::black] == SquareSet{Square::c4});
}

TEST_CASE("pawns: of two passed pawns on one file only the front one counts") {
    PawnStructure const structure = pawn_structure_of({Square::b3, Square::b6}, {});
    CHECK(structure.passed[Color::white] == SquareSet{Square::b6});
}

TEST_CASE("pawns: doubled and isolated pawns are worse than healthy ones") {
    Tapered const healthy = pawn_structure_of({Square::b2, Square::c2}, {}).balance;
    Tapered const isolated = pawn_structure_of({Square::b2, Square::d2}, {}).balance;
    Tapered const doubled = pawn_structure_of({Square::b2, Square::b3}, {}).balance;
    CHECK(healthy.endgame > isolated.endgame);
    CHECK(isolated.endgame > doubled.endgame);
}

TEST_CASE("pawns: the cache gives what a fresh look gives") {
    PawnCache cache;
    Board board;
    CHECK(cache.structure(board).balance == Tapered{});
    board.place(Square::b2, {Color::white, PieceKind::pawn});
    board.place(Square::b7, {Color::black, PieceKind::pawn});
    board.place(Square::c7, {Color::black, PieceKind::pawn});
    Tapered const fresh = pawn_structure_of({Square::b2}, {Square::b7, Square::c7}).balance;
    CHECK(cache.structure(board).balance == fresh);
    CHECK(cache.structure(board).balance == fresh);
}

} // namespace staunton::engine
