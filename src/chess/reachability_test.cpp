// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/reachability.h"
#include "support/random_positions.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

namespace staunton::chess {
namespace {

/// Pieces such as "wKe1 bKe8 wPa2".
Position position_of(std::string_view pieces, Color has_the_move) {
    constexpr std::string_view letters = "PNBRQK";
    Setup setup;
    for (; !pieces.empty(); pieces.remove_prefix(std::min<std::size_t>(5, pieces.size()))) {
        setup.board.place(*square_named(pieces.substr(2, 2)),
                          {pieces[0] == 'w' ? Color::white : Color::black,
                           static_cast<PieceKind>(letters.find(pieces[1]))});
    }
    setup.has_the_move = has_the_move;
    return *Position::from(setup);
}

std::vector<UnreachableKind> kinds_of(Position const& position) {
    std::vector<UnreachableKind> kinds;
    for (UnreachableReason const& reason : unreachable_reasons(position)) {
        CHECK(!describe(reason).empty());
        kinds.push_back(reason.kind);
    }
    return kinds;
}

using Kinds = std::vector<UnreachableKind>;

TEST_CASE("3.10.3: no position of a game is called unreachable") {
    CHECK(rc::check([](std::uint64_t seed) {
        base::Random random{seed};
        support::play_at_random(random, 300, [](Position const& position) {
            RC_ASSERT(unreachable_reasons(position).empty());
        });
    }));
    Position position;
    base::Random random{1851};
    for (int ply = 0; ply < 400 && has_legal_move(position); ++ply) {
        REQUIRE(unreachable_reasons(position).empty());
        MoveList const moves = legal_moves(position);
        position = position.after(moves[random.below(moves.size())]);
    }
}

TEST_CASE("3.7: pawns that share a file need captures; a pawn on its second rank never moved") {
    CHECK(kinds_of(position_of("wKe1 bKe8 wPa2 wPa3 wPa4 wPa5", Color::white)).empty());
    CHECK(kinds_of(position_of("wKe1 bKe8 wPc2 wPb3 wPa3", Color::white)).empty());
    CHECK(kinds_of(position_of("wKe1 bKe8 wPa2 wPb2 wPa3", Color::black)) ==
          Kinds{UnreachableKind::pawns_misplaced});
}

TEST_CASE("3.7.3: pawns cannot have captured more than the opponent lacks") {
    Setup setup = starting_setup();
    setup.board.remove(Square::b2);
    setup.board.place(Square::a3, {Color::white, PieceKind::pawn});
    setup.has_the_move = Color::black;
    auto const reasons = unreachable_reasons(*Position::from(setup));
    REQUIRE(reasons.size() == 1);
    CHECK(reasons[0] ==
          UnreachableReason{UnreachableKind::too_many_captures, Color::white, {}, 1, 0});
}

TEST_CASE("3.9: of two pieces that give check at once, only one can have moved") {
    CHECK(kinds_of(position_of("bKe8 wKa1 wNd6 wNf6", Color::black)) ==
          Kinds{UnreachableKind::no_last_move});
    CHECK(kinds_of(position_of("bKe8 wKa1 wNd6 wRe1", Color::black)).empty());
}

TEST_CASE("after knights have moved out and back, only White can have the move") {
    Setup setup = starting_setup();
    setup.has_the_move = Color::black;
    CHECK(kinds_of(*Position::from(setup)) == Kinds{UnreachableKind::wrong_turn});
}

TEST_CASE("Guidelines II.2: both players start with the same pieces on the same files") {
    Setup setup;
    setup.board.place(Square::e1, {Color::white, PieceKind::king});
    setup.board.place(Square::h1, {Color::white, PieceKind::rook});
    setup.board.place(Square::d8, {Color::black, PieceKind::king});
    setup.board.place(Square::h8, {Color::black, PieceKind::rook});
    setup.board.place(Square::a5, {Color::black, PieceKind::knight});
    setup.castling.grant(Color::white, CastlingSide::king_side, Square::h1);
    setup.castling.grant(Color::black, CastlingSide::king_side, Square::h8);
    CHECK(kinds_of(*Position::from(setup)) == Kinds{UnreachableKind::castling_differs});
}

} // namespace
} // namespace staunton::chess
