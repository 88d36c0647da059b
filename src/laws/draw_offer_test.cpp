// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/draw_offer.h"
#include "support/drawing.h"
#include "support/table.h"

#include <doctest/doctest.h>

namespace staunton::laws {
namespace {

using enum chess::Color;
using support::articles_of;
using support::Table;

TEST_CASE("5.2.3: the game is drawn when an offer is accepted") {
    Table table;
    table.play("e2e4 e7e5");
    CHECK(table.hears(black, OfferDraw{}).kind == RulingKind::accepted);
    CHECK(table.arbiter().open_offer() == black);
    Ruling const ruling = table.hears(white, AcceptDraw{});
    CHECK(ruling.kind == RulingKind::ended);
    CHECK(ruling.conclusion->ending == Ending::agreement);
    CHECK(ruling.conclusion->by == EndedBy::agreement);
    CHECK(ruling.conclusion->result == Result::draw);
    CHECK(articles_of(ruling) == "5.2.3 9.1.2.1");
    CHECK_FALSE(table.arbiter().open_offer().has_value());
}

TEST_CASE("5.2.3: nothing can be agreed before each player has made a move") {
    Table table;
    table.play("e2e4");
    table.hears(white, OfferDraw{});
    Ruling const ruling = table.hears(black, AcceptDraw{});
    CHECK(ruling.refusal == Refusal::nothing_to_accept);
    CHECK(articles_of(ruling) == "5.2.3");
    CHECK_FALSE(table.arbiter().has_ended());
}

TEST_CASE("5.2.3: moves made before the first position count, as its move number says") {
    chess::Setup setup = chess::starting_setup();
    setup.move_number = 2;
    Table table{support::terms_from(*chess::Position::from(setup))};
    table.hears(white, OfferDraw{});
    CHECK(table.hears(black, AcceptDraw{}).kind == RulingKind::ended);
}

TEST_CASE("9.1.2.1: an offer stands until the opponent plays a move") {
    Table table;
    table.play("e2e4 e7e5 g1f3");
    table.hears(white, OfferDraw{});
    CHECK(table.arbiter().open_offer() == white);
    table.play("b8c6");
    CHECK_FALSE(table.arbiter().open_offer().has_value());
    CHECK(table.hears(black, AcceptDraw{}).refusal == Refusal::nothing_to_accept);
}

TEST_CASE("9.1.2.1: an offer made before the own move stands after it") {
    Table table;
    table.play("e2e4 e7e5");
    table.hears(white, OfferDraw{});
    table.play("g1f3");
    CHECK(table.arbiter().open_offer() == white);
    CHECK(table.hears(black, AcceptDraw{}).kind == RulingKind::ended);
}

TEST_CASE("9.1.2.1: a declined offer is gone") {
    Table table;
    table.play("e2e4 e7e5");
    table.hears(black, OfferDraw{});
    CHECK(table.hears(white, DeclineDraw{}).kind == RulingKind::accepted);
    CHECK(table.hears(white, AcceptDraw{}).refusal == Refusal::nothing_to_accept);
    CHECK(table.hears(white, DeclineDraw{}).refusal == Refusal::nothing_to_accept);
}

TEST_CASE("9.1.2.1: nobody accepts his own offer, nor withdraws it") {
    Table table;
    table.play("e2e4 e7e5");
    table.hears(black, OfferDraw{});
    CHECK(table.hears(black, AcceptDraw{}).refusal == Refusal::nothing_to_accept);
    CHECK(table.hears(black, DeclineDraw{}).refusal == Refusal::nothing_to_accept);
    CHECK(table.arbiter().open_offer() == black);
}

TEST_CASE("5.2.3: an offer answered by an offer is agreement") {
    Table table;
    table.play("e2e4 e7e5");
    table.hears(black, OfferDraw{});
    CHECK(table.hears(white, OfferDraw{}).conclusion->ending == Ending::agreement);
}

TEST_CASE("9.1.2.1: an illegal move refuses nothing online, where no piece was touched") {
    Table table;
    table.play("e2e4 e7e5");
    table.hears(black, OfferDraw{});
    CHECK(table.play("e1e3").refusal == Refusal::illegal_move);
    CHECK(table.arbiter().open_offer() == black);
}

TEST_CASE("9.1.2.1: over the board an illegal move has touched a piece, and refuses the offer") {
    Table table;
    table.play("e2e4 e7e5");
    table.hears(black, OfferDraw{});
    table.hears(white, MakeMove{table.move("e1e3")});
    CHECK_FALSE(table.arbiter().open_offer().has_value());
}

TEST_CASE("5.1.1: mate made before an offer is accepted wins") {
    Table table;
    table.play("f2f3 e7e5 g2g4");
    table.hears(black, OfferDraw{});
    table.play("d8h4");
    CHECK(table.hears(white, AcceptDraw{}).refusal == Refusal::game_ended);
    CHECK(table.arbiter().conclusion()->ending == Ending::checkmate);
}

} // namespace
} // namespace staunton::laws
