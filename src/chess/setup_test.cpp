// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "support/drawing.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

namespace staunton::chess {
namespace {

using enum Square;
using enum SetupFaultKind;
using support::Drawn;
using support::setup_of;

std::vector<SetupFaultKind> kinds_of_faults(Drawn const& drawn) {
    std::vector<SetupFaultKind> kinds;
    for (SetupFault const& fault : faults_of(setup_of(drawn))) {
        kinds.push_back(fault.kind);
    }
    return kinds;
}

using Kinds = std::vector<SetupFaultKind>;

TEST_CASE("2.3: the initial position has no fault, and h1 is light") {
    CHECK(faults_of(starting_setup()).empty());
    CHECK(is_light(h1));
    CHECK(starting_setup().board.king(Color::white) == e1);
    CHECK(starting_setup().board.pieces(Color::black, PieceKind::queen) == SquareSet{d8});
}

TEST_CASE("Guidelines II: number 518 is the usual array, and all 960 differ and are faultless") {
    CHECK(chess960_setup(518) == starting_setup());
    std::set<std::string> arrays;
    for (unsigned number = 0; number < 960; ++number) {
        Setup const setup = chess960_setup(number);
        REQUIRE(faults_of(setup).empty());
        std::string array;
        for (File const file : all_files) {
            array += std::to_string(
                static_cast<int>(*setup.board.kind_at(square_of(file, Rank::first))));
        }
        arrays.insert(array);
    }
    CHECK(arrays.size() == 960);
}

TEST_CASE("all faults are listed, not only the first") {
    CHECK(kinds_of_faults({.rows = "P......."
                                   "........"
                                   "........"
                                   "........"
                                   "........"
                                   "........"
                                   "........"
                                   "K......K",
                           .castling_rooks = {}}) ==
          Kinds{no_king, several_kings, pawn_on_end_rank});
}

TEST_CASE("3.9.2: the player not having the move may not be in check") {
    CHECK(kinds_of_faults({.rows = "....k..."
                                   "........"
                                   "........"
                                   "........"
                                   "....R..."
                                   "........"
                                   "........"
                                   "....K..."}) == Kinds{opponent_in_check});
}

TEST_CASE("3.10.3: three checks, or two along one line through the king, come from no move") {
    CHECK(kinds_of_faults({.rows = "....k..."
                                   "........"
                                   "........"
                                   "........"
                                   "r..K...r"
                                   "........"
                                   "........"
                                   "........"}) == Kinds{impossible_check});
    CHECK(kinds_of_faults({.rows = "....k..."
                                   "........"
                                   "........"
                                   "........"
                                   "r..K...."
                                   ".....n.."
                                   "........"
                                   "........"})
              .empty());
}

TEST_CASE(
    "3.10.3: play can go on from a position that no game leads to, but not from any other fault") {
    Setup const setup = setup_of({.rows = "....k..."
                                          "........"
                                          "........"
                                          "........"
                                          "r..K...r"
                                          "........"
                                          "........"
                                          "........"});
    CHECK(Position::from(setup).has_value());
    Setup two_faults = setup;
    two_faults.board.place(a1, {Color::white, PieceKind::pawn});
    auto const refused = Position::from(two_faults);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().size() == 2);
}

TEST_CASE("2.2: ten queens cannot have come from eight pawns") {
    CHECK(kinds_of_faults({.rows = "QQQQQQQQ"
                                   "QQ......"
                                   "........"
                                   "........"
                                   "........"
                                   ".k......"
                                   "........"
                                   "....K...",
                           .has_the_move = Color::black})
              .front() == too_many_promoted);
}

TEST_CASE("3.10.3: play can go on with fifteen queens, and the move list holds them all") {
    auto const position = Position::from(setup_of({.rows = "Q..Q..Q."
                                                           "..Q....Q"
                                                           "Q....Q.."
                                                           "...Q...."
                                                           ".Q....Q."
                                                           "....Q..."
                                                           "ppQ....Q"
                                                           "kn.QQ..K"}));
    REQUIRE(position.has_value());
    CHECK(legal_moves(*position).size() > 218);
}

TEST_CASE("3.8.2: a right to castle needs the king on his first rank and that rook in its place") {
    CHECK(kinds_of_faults({.rows = "....k..."
                                   "........"
                                   "........"
                                   "........"
                                   "........"
                                   "........"
                                   "....K..."
                                   ".......R",
                           .castling_rooks = {h1}}) == Kinds{castling_king_misplaced});
    CHECK(kinds_of_faults({.rows = "....k..."
                                   "........"
                                   "........"
                                   "........"
                                   "........"
                                   "........"
                                   "........"
                                   "....K..N",
                           .castling_rooks = {h1}}) == Kinds{castling_rook_missing});
}

TEST_CASE("3.7.3.1: an en passant square needs the pawn beyond it and nothing on its way") {
    Drawn drawn{.rows = "....k..."
                        "........"
                        "........"
                        "........"
                        "....P..."
                        "........"
                        "........"
                        "....K...",
                .has_the_move = Color::black,
                .en_passant = e3};
    CHECK(kinds_of_faults(drawn).empty());
    drawn.en_passant = d3;
    CHECK(kinds_of_faults(drawn) == Kinds{en_passant_no_pawn});
    drawn.en_passant = e4;
    CHECK(kinds_of_faults(drawn) == Kinds{en_passant_wrong_rank});
    drawn.en_passant = e3;
    drawn.rows = "....k..."
                 "........"
                 "........"
                 "........"
                 "....P..."
                 "........"
                 "....N..."
                 "....K...";
    CHECK(kinds_of_faults(drawn) == Kinds{en_passant_not_empty});
}

TEST_CASE("every fault has a sentence of its own that names color and square") {
    std::set<std::string> sentences;
    for (int kind = 0; kind <= static_cast<int>(en_passant_not_empty); ++kind) {
        sentences.insert(describe({static_cast<SetupFaultKind>(kind), Color::white, e4}));
    }
    CHECK(sentences.size() == static_cast<std::size_t>(en_passant_not_empty) + 1);
    CHECK(std::ranges::all_of(sentences, [](auto const& text) { return text.contains("white"); }));
    CHECK(describe({pawn_on_end_rank, Color::black, e8}) == "a black pawn stands on e8");
}

} // namespace
} // namespace staunton::chess
