// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/irregularity.h"
#include "support/drawing.h"
#include "support/table.h"

#include <doctest/doctest.h>

namespace staunton::laws {
namespace {

using namespace std::chrono_literals;
using enum chess::Color;
using support::articles_of;
using support::position_of;
using support::Table;

void make_illegal_move(Table& table, chess::Color player, std::string_view move) {
    table.hears(player, MakeMove{table.move(move)});
    table.hears(player, PressClock{});
}

TEST_CASE("6.2.1: a move is made on the board (4.7) and completed by the press") {
    Table table{support::terms_with("60+10")};
    CHECK(table.after(5s).hears(white, MakeMove{table.move("e2e4")}).kind == RulingKind::accepted);
    CHECK(table.arbiter().position().has_the_move() == black);
    CHECK(table.arbiter().clock().running() == white);
    Ruling const ruling = table.after(2s).hears(white, PressClock{});
    CHECK(articles_of(ruling) == "6.2.1");
    CHECK(table.arbiter().clock().running() == black);
    CHECK(table.shown(white) == 73s);
}

TEST_CASE("6.2.2: a player may press after the opponent has replied") {
    Table table{support::terms_with("60")};
    table.hears(white, MakeMove{table.move("e2e4")});
    table.after(3s).hears(black, MakeMove{table.move("e7e5")});
    CHECK(table.arbiter().clock().running() == white);
    CHECK(table.after(1s).hears(white, PressClock{}).kind == RulingKind::accepted);
    CHECK(table.shown(white) == 56s);
    CHECK(table.after(1s).hears(black, PressClock{}).kind == RulingKind::accepted);
    CHECK(table.arbiter().clock().running() == white);
    CHECK(table.shown(black) == 59s);
}

TEST_CASE("6.2.2: pressing on the opponent's time changes nothing") {
    Table table{support::terms_with("60")};
    table.play("e2e4");
    CHECK(articles_of(table.hears(white, PressClock{})) == "6.2.2");
    CHECK(table.arbiter().clock().running() == black);
}

TEST_CASE("1.3: the opponent has the move once it is made, and may claim before the press") {
    Table table{support::terms_with("60")};
    table.play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    table.hears(black, MakeMove{table.move("f6g8")});
    CHECK(table.claims(white, DrawClaimKind::threefold).kind == RulingKind::ended);
}

TEST_CASE("7.5.5: the first completed illegal move gives the opponent two minutes") {
    Table table{support::terms_with("60")};
    table.hears(white, MakeMove{table.move("e1e3")});
    Ruling const ruling = table.hears(white, PressClock{});
    CHECK(ruling.kind == RulingKind::penalised);
    CHECK(articles_of(ruling) == "7.5.1 7.5.5");
    CHECK(ruling.clock_change == chess::ByColor<Milliseconds>{{0s, 120s}});
    CHECK(table.shown(black) == 180s);
    CHECK(table.arbiter().clock().running() == white);
    CHECK(table.arbiter().game().ply() == 0);
    CHECK(table.arbiter().illegal_moves(white) == 1);
}

TEST_CASE("7.5.1: before the press an illegal move may be put right with the same piece (4.3.1)") {
    Table table{support::terms_with("60")};
    table.hears(white, MakeMove{table.move("e2e5")});
    CHECK(table.hears(white, MakeMove{table.move("d2d4")}).refusal == Refusal::touch_move);
    table.hears(white, MakeMove{table.move("e2e4")});
    CHECK(table.hears(white, PressClock{}).kind == RulingKind::accepted);
    CHECK(table.arbiter().illegal_moves(white) == 0);
}

TEST_CASE("7.5.1: after the penalty the touched piece still has to move, if it can (4.3.1)") {
    Table table{support::terms_with("60")};
    make_illegal_move(table, white, "g1g5");
    CHECK(table.play("e2e4").refusal == Refusal::touch_move);
    CHECK(table.play("g1f3").kind == RulingKind::accepted);
}

TEST_CASE("7.5.5: the second illegal move of the same player loses") {
    Table table{support::terms_with("60")};
    make_illegal_move(table, white, "e2e5");
    table.play("e2e4");
    make_illegal_move(table, black, "e7e3");
    table.play("e7e5");
    make_illegal_move(table, white, "g1g5");
    REQUIRE(table.arbiter().has_ended());
    CHECK(
        *table.arbiter().conclusion() ==
        Conclusion{
            Result::black_wins, Ending::illegal_move, EndedBy::arbiter, {{"7.5.1"}, {"7.5.5"}}, 2});
}

TEST_CASE("7.5.5: the second illegal move is a draw if the opponent can never checkmate") {
    Table table{support::terms_from(position_of({.rows = R"(. . . . k . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . P
                                                             . . . . K . . .)"}))};
    make_illegal_move(table, white, "e1e3");
    make_illegal_move(table, white, "e1e3");
    CHECK(table.arbiter().conclusion()->result == Result::draw);
}

TEST_CASE("7.5.3: pressing the clock without making a move counts as an illegal move") {
    Table table{support::terms_with("60")};
    Ruling const ruling = table.hears(white, PressClock{});
    CHECK(ruling.kind == RulingKind::penalised);
    CHECK(articles_of(ruling) == "7.5.3 7.5.5");
    CHECK(table.shown(black) == 180s);
}

TEST_CASE("7.5.1: an illegal move that cannot be read is an illegal move") {
    Table table;
    table.hears(white, MakeMove{std::nullopt, "Ng8"});
    CHECK(table.hears(white, PressClock{}).kind == RulingKind::penalised);
}

TEST_CASE("7.5.1: there is nothing left to claim once an illegal move was ruled on") {
    Table table;
    make_illegal_move(table, white, "e2e5");
    CHECK(table.hears(black, ClaimIllegalMove{}).refusal == Refusal::not_illegal);
}

} // namespace
} // namespace staunton::laws
