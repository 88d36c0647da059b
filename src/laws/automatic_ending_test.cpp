// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/automatic_ending.h"
#include "support/drawing.h"
#include "support/table.h"

#include <doctest/doctest.h>

namespace staunton::laws {
namespace {

using enum chess::Color;
using support::articles_of;
using support::position_of;
using support::Table;

constexpr std::string_view rook_ending = R"(. . . . . . . k
                                            . . . . . . . .
                                            . . . . . . K .
                                            . . . . . . . .
                                            . . . . . . . .
                                            . . . . . . . .
                                            . . . . . . . .
                                            R . . . . . . .)";

TEST_CASE("5.1.1: checkmate ends the game at once, after the ruling that accepts the move") {
    Table table;
    Ruling const ruling = table.play("f2f3 e7e5 g2g4 d8h4");
    REQUIRE(table.rulings().size() == 2);
    CHECK(table.rulings().front().kind == RulingKind::accepted);
    CHECK(ruling.kind == RulingKind::ended);
    CHECK(ruling.conclusion ==
          Conclusion{Result::black_wins, Ending::checkmate, EndedBy::move, {{"5.1.1"}}, 4});
}

TEST_CASE("5.2.1: stalemate draws") {
    Table table{support::terms_from(position_of({.rows = R"(. . k . . . . .
                                                             . . . . . . . .
                                                             . . . . B . . .
                                                             . . . Q . . . .
                                                             . . . . . . . .
                                                             . . . . K . . .
                                                             . . . . . . . .
                                                             . . . . . . . .)",
                                                 .has_the_move = black}))};
    CHECK_FALSE(table.arbiter().has_ended());
    table.play("c8b8 d5d7 b8a8");
    CHECK(table.play("d7c7").conclusion->ending == Ending::stalemate);
    CHECK(table.arbiter().conclusion()->articles == std::vector<Article>{{"5.2.1"}});
}

TEST_CASE("5.2.2: the game is drawn when the material left cannot mate for either player") {
    Table table{support::terms_from(position_of({.rows = R"(. . . . k . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . n . . .
                                                             . . . . . . . .
                                                             . . B . K . . .)"}))};
    Ruling const ruling = table.play("c1e3");
    CHECK(ruling.conclusion->ending == Ending::dead_position);
    CHECK(articles_of(ruling) == "5.2.2");
}

TEST_CASE("9.6.1: the fifth occurrence draws without a claim") {
    Table table;
    for (int round = 0; round < 3; ++round) {
        table.play("g1f3 g8f6 f3g1 f6g8");
    }
    CHECK(table.play("g1f3 g8f6 f3g1").kind == RulingKind::accepted);
    Ruling const ruling = table.play("f6g8");
    CHECK(ruling.conclusion->ending == Ending::fivefold_repetition);
    CHECK(articles_of(ruling) == "9.6.1");
    CHECK(ruling.conclusion->ply == 16);
}

TEST_CASE("9.6.2: seventy-five moves of each player draw without a claim") {
    Table table{support::terms_from(position_of({.rows = rook_ending, .halfmove_clock = 148}))};
    CHECK(table.play("a1a7").kind == RulingKind::accepted);
    Ruling const ruling = table.play("h8g8");
    CHECK(ruling.conclusion->ending == Ending::seventy_five_moves);
    CHECK(articles_of(ruling) == "9.6.2");
}

TEST_CASE("9.6.2: checkmate by the last move takes precedence") {
    Table table{support::terms_from(position_of({.rows = rook_ending, .halfmove_clock = 149}))};
    CHECK(table.play("a1a8").conclusion->ending == Ending::checkmate);
}

TEST_CASE("5.2.1: stalemate by the hundred and fiftieth half-move is stalemate") {
    Table table{support::terms_from(position_of({.rows = R"(. . . . . . . k
                                                             . . . . . Q . .
                                                             . . . . . . . .
                                                             . . . . . . K .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .)",
                                                 .halfmove_clock = 149}))};
    CHECK(table.play("g5g6").conclusion->ending == Ending::stalemate);
}

TEST_CASE("5.2: a game whose first position is over has ended before the first move") {
    Arbiter const mated{support::terms_from(position_of({.rows = R"(. . . . k . . .
                                                                     . . . . . . . .
                                                                     . . . . . . . .
                                                                     . . . . . . . r
                                                                     . . . . . . . .
                                                                     . . . . . . . .
                                                                     . . . . . P P .
                                                                     . . . . . R K q)"}))};
    REQUIRE(mated.has_ended());
    CHECK(mated.conclusion()->ending == Ending::checkmate);
    CHECK(mated.conclusion()->result == Result::black_wins);
    CHECK(mated.permitted_moves().empty());
}

} // namespace
} // namespace staunton::laws
