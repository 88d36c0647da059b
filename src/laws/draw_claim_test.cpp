// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/draw_claim.h"
#include "support/drawing.h"
#include "support/table.h"

#include <doctest/doctest.h>

namespace staunton::laws {
namespace {

using namespace std::chrono_literals;
using enum chess::Color;
using enum DrawClaimKind;
using support::articles_of;
using support::position_of;
using support::Table;

constexpr std::string_view there_and_back = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";

std::vector<chess::Ply> occurrences_in(Ruling const& ruling) {
    auto const* const evidence = std::get_if<RepetitionEvidence>(&ruling.evidence);
    REQUIRE(evidence != nullptr);
    return evidence->occurrences;
}

std::vector<NearMiss> near_misses_in(Ruling const& ruling) {
    return std::get<RepetitionEvidence>(ruling.evidence).near_misses;
}

TEST_CASE("9.2.2: the player having the move claims a position that has just appeared thrice") {
    Table table;
    table.play(there_and_back);
    table.play("f6g8");
    Ruling const ruling = table.claims(white, threefold);
    CHECK(ruling.kind == RulingKind::ended);
    CHECK(articles_of(ruling) == "9.2.2 9.5.2");
    CHECK(occurrences_in(ruling) == std::vector<chess::Ply>{0, 4, 8});
    CHECK(table.arbiter().conclusion()->ending == Ending::threefold_repetition);
    CHECK(table.arbiter().conclusion()->result == Result::draw);
    CHECK(table.arbiter().conclusion()->ply == 8);
}

TEST_CASE("9.2.1: a position that is about to appear is claimed with the intended move") {
    Table table;
    table.play(there_and_back);
    Ruling const ruling = table.claims(black, threefold, "f6g8");
    CHECK(ruling.kind == RulingKind::ended);
    CHECK(articles_of(ruling) == "9.2.1 9.5.2");
    CHECK(occurrences_in(ruling) == std::vector<chess::Ply>{0, 4, 8});
    CHECK(table.arbiter().game().ply() == 7);
}

TEST_CASE("9.2: the opponent of the player having the move may not claim, and it costs nothing") {
    Table table{support::terms_with("300")};
    table.play(there_and_back);
    table.play("f6g8");
    Ruling const ruling = table.claims(black, threefold);
    CHECK(ruling.refusal == Refusal::not_the_player_having_the_move);
    CHECK(articles_of(ruling) == "9.2");
    CHECK(ruling.clock_change == chess::ByColor<Milliseconds>{});
    CHECK_FALSE(table.arbiter().open_offer().has_value());
    CHECK(articles_of(table.claims(black, fifty)) == "9.3");
}

TEST_CASE("9.2: positions need not recur at once, nor by the same moves") {
    Table table;
    table.play("g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8");
    CHECK(table.claims(white, threefold).kind == RulingKind::ended);
}

TEST_CASE("9.2.2: two occurrences are not enough, and the ruling says where they were") {
    Table table;
    table.play("g1f3 g8f6 f3g1 f6g8");
    Ruling const ruling = table.claims(white, threefold);
    CHECK(ruling.refusal == Refusal::fewer_than_three_occurrences);
    CHECK(articles_of(ruling) == "9.2.2 9.5.3");
    CHECK(occurrences_in(ruling) == std::vector<chess::Ply>{0, 4});
}

TEST_CASE("9.2.3: with another player to move it is another position, which the ruling tells") {
    Table table{support::terms_from(position_of({.rows = R"(. . . . k . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . R
                                                             . . . . K . . .)"}))};
    // The rook loses a move on its way back: the same placement, Black to move.
    table.play("h2h3 e8d8 h3h1 d8e8 h1h2");
    Ruling const ruling = table.claims(black, threefold);
    CHECK(occurrences_in(ruling) == std::vector<chess::Ply>{5});
    CHECK(near_misses_in(ruling) == std::vector<NearMiss>{{0, Difference::has_the_move}});
}

TEST_CASE("9.2.3.2: a right to castle that was lost makes it another position") {
    Table table{support::terms_from(
        position_of({.rows = R"(r . . . k . . r
                                . . . . . . . .
                                . . . . . . . .
                                . . . . . . . .
                                . . . . . . . .
                                . . . . . . . .
                                . . . . . . . .
                                R . . . K . . R)",
                     .castling_rooks = {chess::Square::a1, chess::Square::h1, chess::Square::a8,
                                        chess::Square::h8}}))};
    table.play("a1a2 a8a7 a2a1 a7a8 a1a2 a8a7 a2a1 a7a8");
    Ruling const ruling = table.claims(white, threefold);
    CHECK(ruling.refusal == Refusal::fewer_than_three_occurrences);
    CHECK(occurrences_in(ruling) == std::vector<chess::Ply>{4, 8});
    CHECK(near_misses_in(ruling) == std::vector<NearMiss>{{0, Difference::castling_rights}});
}

TEST_CASE("9.2.3.1: a pawn that could have been captured en passant makes it another position") {
    Table table;
    table.play("e2e4 g8f6 e4e5 d7d5 f1e2 c8d7 e2f1 d7c8 f1d3 c8e6 d3f1 e6c8");
    Ruling const ruling = table.claims(white, threefold);
    CHECK(occurrences_in(ruling) == std::vector<chess::Ply>{8, 12});
    CHECK(near_misses_in(ruling) == std::vector<NearMiss>{{4, Difference::en_passant}});
}

TEST_CASE("9.3.2: fifty moves of each player without capture or pawn move") {
    Table table{support::terms_from(position_of({.rows = R"(. . . . . . . k
                                                             . . . . . . . .
                                                             . . . . . . K .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             R . . . . . . .)",
                                                 .halfmove_clock = 99}))};
    table.play("a1a7");
    Ruling const ruling = table.claims(black, fifty);
    CHECK(ruling.kind == RulingKind::ended);
    CHECK(articles_of(ruling) == "9.3.2 9.5.2");
    CHECK(std::get<MoveCountEvidence>(ruling.evidence).halfmoves == 100);
    CHECK(table.arbiter().conclusion()->ending == Ending::fifty_moves);
}

TEST_CASE("9.3.1: the intended move completes the fifty, even one that would mate") {
    Table table{support::terms_from(position_of({.rows = R"(. . . . . . . k
                                                             . . . . . . . .
                                                             . . . . . . K .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             R . . . . . . .)",
                                                 .halfmove_clock = 99}))};
    Ruling const ruling = table.claims(white, fifty, "a1a8");
    CHECK(articles_of(ruling) == "9.3.1 9.5.2");
    CHECK(table.arbiter().conclusion()->result == Result::draw);
}

TEST_CASE("9.3.2: ninety-nine half-moves are not enough") {
    Table table{support::terms_from(position_of({.rows = R"(. . . . . . . k
                                                             . . . . . . . .
                                                             . . . . . . K .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . P . . . . . .
                                                             R . . . . . . .)",
                                                 .halfmove_clock = 99}))};
    Ruling const standing = table.claims(white, fifty);
    CHECK(standing.refusal == Refusal::fewer_than_fifty_moves);
    CHECK(articles_of(standing) == "9.3.2 9.5.3");
    CHECK(std::get<MoveCountEvidence>(standing.evidence).halfmoves == 99);
    // A pawn move starts the count again.
    Ruling const intended = table.claims(white, fifty, "b2b4");
    CHECK(articles_of(intended) == "9.3.1 9.5.3");
    CHECK(std::get<MoveCountEvidence>(intended.evidence).halfmoves == 0);
}

TEST_CASE("9.5.3: an incorrect claim gives the opponent two minutes and stands as an offer") {
    Table table{support::terms_with("300")};
    table.play("e2e4 e7e5");
    Ruling const ruling = table.claims(white, threefold);
    CHECK(ruling.clock_change == chess::ByColor<Milliseconds>{{0s, 120s}});
    CHECK(table.shown(black) == 420s);
    CHECK(table.arbiter().open_offer() == white);
    CHECK(table.hears(black, AcceptDraw{}).kind == RulingKind::ended);
}

TEST_CASE("9.5.3: the move that an incorrect claim declared must be played") {
    Table table;
    table.play("e2e4 e7e5");
    table.claims(white, threefold, "g1f3");
    CHECK(table.arbiter().declared_move() == table.move("g1f3"));
    CHECK(table.arbiter().permitted_moves().size() == 1);
    Ruling const other = table.play("d2d4");
    CHECK(other.refusal == Refusal::touch_move);
    CHECK(articles_of(other) == "9.5.3");
    CHECK(table.claims(white, threefold, "d2d4").refusal == Refusal::touch_move);
    CHECK(table.play("g1f3").kind == RulingKind::accepted);
    CHECK_FALSE(table.arbiter().declared_move().has_value());
    CHECK(table.play("d7d6").kind == RulingKind::accepted);
}

TEST_CASE("9.5.3: a declared move that is illegal binds its piece (4.3.1), if it can move") {
    Table table{support::terms_with("300")};
    table.play("e2e4 e7e5");
    Ruling const ruling = table.claims(white, threefold, "g1g5");
    CHECK(ruling.refusal == Refusal::intended_move_illegal);
    CHECK(articles_of(ruling) == "9.2.1 9.5.3");
    CHECK(table.shown(black) == 420s);
    CHECK(articles_of(table.play("d2d4")) == "4.3.1");
    CHECK(table.arbiter().permitted_moves().size() == 3);
    CHECK(table.play("g1e2").kind == RulingKind::accepted);

    Table stuck;
    stuck.play("e2e4 e7e5");
    stuck.claims(white, threefold, "a1a5"); // the rook cannot move at all
    CHECK(stuck.play("d2d4").kind == RulingKind::accepted);
}

TEST_CASE("9.2.1: an intended move that cannot be read is not legal") {
    Table table;
    Ruling const ruling =
        table.hears(white, ClaimDraw{threefold, std::nullopt, true, "the knight somewhere"});
    CHECK(ruling.refusal == Refusal::intended_move_illegal);
    CHECK(table.arbiter().permitted_moves().size() == 20);
}

TEST_CASE("9.4: touching a piece loses the claim on that move, not on the next") {
    Table table;
    table.play(there_and_back);
    table.play("f6g8");
    table.hears(white, MakeMove{table.move("g1g3")}); // not legal, but the knight is touched
    Ruling const ruling = table.claims(white, threefold);
    CHECK(ruling.refusal == Refusal::touched_a_piece);
    CHECK(articles_of(ruling) == "9.4");
    table.play("g1f3");
    CHECK(table.claims(black, threefold).kind == RulingKind::ended); // 1.Nf3 for the third time
}

} // namespace
} // namespace staunton::laws
