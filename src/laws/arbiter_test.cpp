// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/arbiter.h"
#include "support/drawing.h"
#include "support/table.h"

#include <doctest/doctest.h>

namespace staunton::laws {
namespace {

using namespace std::chrono_literals;
using enum chess::Color;
using support::articles_of;
using support::Table;

TEST_CASE("1.3: only the player having the move plays") {
    Table table;
    Ruling const ruling =
        table.hears(black, Play{chess::Move::plain(chess::Square::e7, chess::Square::e5)});
    CHECK(ruling.refusal == Refusal::not_the_player_having_the_move);
    CHECK(articles_of(ruling) == "1.3");
    CHECK(table.hears(black, PlayUnreadable{"e5"}).refusal ==
          Refusal::not_the_player_having_the_move);
}

TEST_CASE("3.10.2: an illegal move is refused and changes nothing") {
    Table table{support::terms_with("60")};
    Ruling const ruling = table.after(5s).play("e2e5");
    CHECK(ruling.refusal == Refusal::illegal_move);
    CHECK(articles_of(ruling) == "3.10.2");
    CHECK(table.arbiter().game().ply() == 0);
    CHECK(table.arbiter().clock().running() == white);
    CHECK(table.shown(white) == 55s);
    CHECK(table.arbiter().illegal_moves(white) == 0);
    CHECK(table.hears(white, PlayUnreadable{"castles"}).refusal == Refusal::illegal_move);
}

TEST_CASE("6.2.1: a played move stops the own clock and starts the other") {
    Table table{support::terms_with("60")};
    CHECK(articles_of(table.after(5s).play("e2e4")) == "3.10.1");
    table.after(7s).play("e7e5");
    CHECK(table.shown(white) == 55s);
    CHECK(table.shown(black) == 53s);
    CHECK(table.arbiter().clock().running() == white);
}

TEST_CASE("5.1.1: after the end nothing is heard any more, and both clocks stand still") {
    Table table{support::terms_with("60")};
    table.hears(white, Resign{});
    Ruling const ruling = table.after(10s).play("e2e4");
    CHECK(ruling.refusal == Refusal::game_ended);
    CHECK(articles_of(ruling) == "5.1.2");
    CHECK(table.shown(white) == 60s);
    CHECK(table.arbiter().permitted_moves().empty());
}

TEST_CASE("12.9.6: the arbiter declares the game lost; a player cannot") {
    Table table;
    CHECK(table.hears(white, Forfeit{black, "gone"}).kind == RulingKind::refused);
    Ruling const ruling = table.hears(Actor::arbiter, Forfeit{black, "gone"});
    CHECK(ruling.conclusion ==
          Conclusion{Result::white_wins, Ending::forfeit, EndedBy::arbiter, {{"12.9.6"}}, 0});
}

TEST_CASE("12.6: the arbiter does not play, offer or resign") {
    Table table;
    for (Deed const& deed : std::vector<Deed>{Play{table.move("e2e4")}, OfferDraw{}, Resign{}}) {
        CHECK(articles_of(table.hears(Actor::arbiter, deed)) == "12.6");
    }
    CHECK(table.arbiter().game().ply() == 0);
}

TEST_CASE("III.2.1: a quickplay claim is unknown where the Guidelines do not apply") {
    Table table{support::terms_with("60")};
    CHECK(table.hears(white, ClaimQuickplay{}).refusal == Refusal::no_such_claim_in_these_laws);
}

TEST_CASE("An event that comes with an earlier time than the last counts as simultaneous") {
    Arbiter arbiter{support::terms_with("60")};
    auto const pawn = chess::Move::plain(chess::Square::e2, chess::Square::e4);
    auto const reply = chess::Move::plain(chess::Square::e7, chess::Square::e5);
    (void)arbiter.receive({10s, Actor::white, Play{pawn}});
    (void)arbiter.receive({2s, Actor::black, Play{reply}});
    CHECK(arbiter.now() == 10s);
    CHECK(arbiter.clock().remaining(black, 10s) == 60s);
}

TEST_CASE("A rule book is found by its name") {
    CHECK(rule_set_named("fide-2023") == fide_2023());
    CHECK_FALSE(rule_set_named("fide-1066").has_value());
    for (RuleSet const& rules : all_rule_sets()) {
        CHECK(rule_set_named(rules.name) == rules);
    }
}

} // namespace
} // namespace staunton::laws
