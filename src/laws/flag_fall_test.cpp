// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/flag_fall.h"
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

TEST_CASE("6.9: a player whose flag has fallen loses") {
    Table table{support::terms_with("60")};
    table.play("e2e4");
    Ruling const ruling = table.after(60s).hears(white, ClaimFlag{});
    CHECK(ruling.conclusion ==
          Conclusion{Result::white_wins, Ending::flag_fall, EndedBy::flag, {{"6.8"}, {"6.9"}}, 1});
    CHECK(table.shown(black) == 0s);
}

TEST_CASE("6.8: the arbiter may observe the flag as well, but not before it falls") {
    Table table{support::terms_with("60")};
    Ruling const early = table.after(59'999ms).hears(Actor::arbiter, ClaimFlag{});
    CHECK(early.refusal == Refusal::flag_has_not_fallen);
    CHECK(articles_of(early) == "6.8");
    CHECK(table.hears(black, ClaimFlag{}).refusal == Refusal::flag_has_not_fallen);
    CHECK(table.after(1ms).hears(Actor::arbiter, ClaimFlag{}).kind == RulingKind::ended);
}

TEST_CASE("6.8: a move that comes after the flag has fallen is not played") {
    Table table{support::terms_with("60")};
    table.after(61s).play("e2e4");
    CHECK(table.arbiter().conclusion()->ending == Ending::flag_fall);
    CHECK(table.arbiter().game().ply() == 0);
}

TEST_CASE("6.8: nothing that comes after the flag changes it: no claim, no acceptance, no mate") {
    for (Deed const& late : std::vector<Deed>{AcceptDraw{}, Resign{}, OfferDraw{},
                                              ClaimDraw{DrawClaimKind::threefold}}) {
        Table table{support::terms_with("60")};
        table.play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
        table.hears(black, OfferDraw{});
        CHECK(table.after(60s).hears(white, late).conclusion->ending == Ending::flag_fall);
    }
}

TEST_CASE("5.1.1: mate on the board before the flag wins, whatever the clock shows later") {
    Table table{support::terms_with("60")};
    table.play("f2f3 e7e5 g2g4");
    table.after(59s).play("d8h4");
    CHECK(table.after(3600s).hears(white, ClaimFlag{}).refusal == Refusal::game_ended);
    CHECK(table.arbiter().conclusion()->ending == Ending::checkmate);
    CHECK(table.shown(black) == 1s);
}

TEST_CASE("6.9: flag-fall is a draw if the opponent can never checkmate") {
    GameTerms terms = support::terms_with("60");
    terms.first_position = position_of({.rows = R"(. . . . k . . .
                                                   . . . . . . . .
                                                   . . . . . . . .
                                                   . . . . . . . .
                                                   . . . . . . . .
                                                   . . . . . . . .
                                                   . . . . . . . .
                                                   . . . Q K . . .)"});
    Table table{terms};
    Ruling const ruling = table.after(60s).hears(black, ClaimFlag{});
    CHECK(ruling.conclusion->ending == Ending::flag_fall_draw);
    CHECK(ruling.conclusion->result == Result::draw);
    CHECK(articles_of(ruling) == "6.8 6.9");
}

TEST_CASE("6.9: a knight wins on time against a knight, for a helpmate exists") {
    GameTerms terms = support::terms_with("60");
    terms.first_position = position_of({.rows = R"(. . . . k . . .
                                                   . . . . n . . .
                                                   . . . . . . . .
                                                   . . . . . . . .
                                                   . . . . . . . .
                                                   . . . . . . . .
                                                   . . . . N . . .
                                                   . . . . K . . .)"});
    Table table{terms};
    CHECK(table.after(60s).hears(black, ClaimFlag{}).conclusion->result == Result::black_wins);
}

TEST_CASE(
    "6.2.1: time runs on until the move is completed, and the flag may fall after it is made") {
    Table table{support::terms_with("60")};
    table.after(59s).hears(white, MakeMove{table.move("e2e4")});
    table.after(1s).hears(white, PressClock{});
    CHECK(table.arbiter().conclusion()->ending == Ending::flag_fall);
    CHECK(table.arbiter().game().ply() == 1);
}

TEST_CASE("6.10.2: the arbiter may put a wrong clock right even when its flag is down") {
    Table table{support::terms_with("60")};
    CHECK(table.after(70s).hears(Actor::arbiter, SetClocks{50s, 60s}).kind == RulingKind::accepted);
    CHECK(table.shown(white) == 50s);
    CHECK(table.after(20s).play("e2e4").kind == RulingKind::accepted);
    CHECK(table.shown(white) == 30s);
    CHECK(table.hears(white, SetClocks{500s, std::nullopt}).kind == RulingKind::refused);
}

TEST_CASE("A game without a clock knows no flag") {
    Table table;
    CHECK(table.after(1000h).hears(black, ClaimFlag{}).refusal == Refusal::flag_has_not_fallen);
}

} // namespace
} // namespace staunton::laws
