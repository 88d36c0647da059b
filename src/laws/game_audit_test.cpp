// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/game_audit.h"
#include "support/drawing.h"
#include "support/table.h"

#include <doctest/doctest.h>

namespace staunton::laws {
namespace {

using enum chess::Color;
using support::position_of;

/// The audit of moves played one after the other, whatever the Laws say meanwhile.
GameAudit audit_of(std::string_view moves, chess::Position const& first = {}) {
    chess::Game game{first};
    for (; !moves.empty(); moves.remove_prefix(std::min<std::size_t>(5, moves.size()))) {
        auto const move =
            chess::legal_move(game.position(), *chess::square_named(moves.substr(0, 2)),
                              *chess::square_named(moves.substr(2, 2)));
        REQUIRE(move.has_value());
        game.play(*move);
    }
    return audit({game, fide_2023()});
}

TEST_CASE("9.2.1: the first claim comes before the move that makes the third occurrence") {
    GameAudit const found = audit_of("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    REQUIRE(found.repetitions.size() == 1);
    CHECK(found.repetitions.front().plies == std::vector<chess::Ply>{0, 4, 8});
    CHECK(found.repetitions.front().first_claim ==
          ClaimChance{7, black, chess::Move::plain(chess::Square::f6, chess::Square::g8)});
    CHECK_FALSE(found.ending.has_value());
}

TEST_CASE("9.2.1: the first claim may come with a move that was not played") {
    GameAudit const found = audit_of("g1f3 g8f6 f3g1 f6g8 b1c3 g8f6 c3b1 f6d5 g1f3 d5f6 f3g1 f6g8");
    REQUIRE(found.repetitions.size() == 2);
    CHECK(found.repetitions.front().plies == std::vector<chess::Ply>{3, 7, 11});
    CHECK(found.repetitions.back().plies == std::vector<chess::Ply>{0, 4, 12});
    // After 4.Nb1 Black played 4...Nd5 in place of the knight's return.
    CHECK(found.repetitions.back().first_claim ==
          ClaimChance{7, black, chess::Move::plain(chess::Square::f6, chess::Square::g8)});
}

TEST_CASE("9.2.1: moves that could be written down are known even if the game stops before") {
    GameAudit const found = audit_of("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    CHECK(found.repetitions.empty());
    CHECK(found.intended_moves ==
          std::vector<IntendedMove>{
              {7, chess::Move::plain(chess::Square::f6, chess::Square::g8), 3}});
}

TEST_CASE("9.6.1: moves after the fifth occurrence are played on") {
    GameAudit const found =
        audit_of("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 "
                 "e2e4 e7e5");
    REQUIRE(found.ending.has_value());
    CHECK(found.ending->ending == Ending::fivefold_repetition);
    CHECK(found.ending->ply == 16);
    CHECK(found.played_on == 2);
}

TEST_CASE("9.3.1: the first fifty-move claim comes with the move that completes the fifty") {
    chess::Position const rook_ending = position_of({.rows = R"(. . . . . . . k
                                                                . . . . . . . .
                                                                . . . . . . K .
                                                                . . . . . . . .
                                                                . . . . . . . .
                                                                . . . . . . . .
                                                                . . . . . . . .
                                                                R . . . . . . .)",
                                                     .halfmove_clock = 97});
    GameAudit const found = audit_of("a1a2 h8g8 a2a3 g8h8", rook_ending);
    CHECK(found.fifty_moves ==
          ClaimChance{2, white, chess::Move::plain(chess::Square::a2, chess::Square::a3)});
}

TEST_CASE("9.3.2: a position set up past fifty moves may be claimed at once") {
    chess::Position const rook_ending = position_of({.rows = R"(. . . . . . . k
                                                                . . . . . . . .
                                                                . . . . . . K .
                                                                . . . . . . . .
                                                                . . . . . . . .
                                                                . . . . . . . .
                                                                . . . . . . . .
                                                                R . . . . . . .)",
                                                     .halfmove_clock = 110});
    CHECK(audit_of("", rook_ending).fifty_moves == ClaimChance{0, white, std::nullopt});
}

TEST_CASE("5.1.1: checkmate is the first ending, and nothing could be claimed") {
    GameAudit const found = audit_of("f2f3 e7e5 g2g4 d8h4");
    CHECK(found.ending->ending == Ending::checkmate);
    CHECK(found.played_on == 0);
    CHECK(found.repetitions.empty());
    CHECK_FALSE(found.fifty_moves.has_value());
}

} // namespace
} // namespace staunton::laws
