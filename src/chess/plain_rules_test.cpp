// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "chess/legal_moves.h"
#include "support/plain_rules.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>

namespace staunton::chess {
namespace {

std::vector<Move> sorted_legal_moves(Position const& position) {
    MoveList const list = legal_moves(position);
    std::vector<Move> moves{list.begin(), list.end()};
    std::ranges::sort(moves, {}, [](Move move) { return move.bits(); });
    return moves;
}

/// Up to a dozen pieces anywhere, kings always, a chance of rights and of en passant.
Setup random_setup(base::Random& random) {
    Setup setup;
    auto const anywhere = [&] { return square_at(static_cast<unsigned>(random.below(64))); };
    for (std::uint64_t count = random.below(12); count > 0; --count) {
        setup.board.place(anywhere(), {static_cast<Color>(random.below(2)),
                                       static_cast<PieceKind>(random.below(5))});
    }
    setup.has_the_move = static_cast<Color>(random.below(2));
    for (Color const color : both_colors) {
        Square const king =
            relative_square(color, square_at(static_cast<unsigned>(random.below(8))));
        setup.board.place(king, {color, PieceKind::king});
        for (Square const rook : setup.board.pieces(color, PieceKind::rook)) {
            setup.castling.grant(
                color, rook > king ? CastlingSide::king_side : CastlingSide::queen_side, rook);
        }
    }
    if (random.below(2) == 0) {
        setup.en_passant = anywhere();
    }
    return setup;
}

TEST_CASE(
    "3.10.1: legal moves are those that the plain words of Article 3 allow, in random games") {
    CHECK(rc::check([](std::uint64_t seed) {
        base::Random random{seed};
        Position position = Position::chess960(static_cast<unsigned>(random.below(960)));
        for (int ply = 0; ply < 60; ++ply) {
            std::vector<Move> const moves = sorted_legal_moves(position);
            RC_ASSERT(moves == support::plainly_legal_moves(position.setup()));
            if (moves.empty()) {
                return;
            }
            position = position.after(moves[random.below(moves.size())]);
        }
    }));
}

TEST_CASE("3.10.1: the same holds in thrown-together positions, which have more pins and checks") {
    unsigned positions = 0;
    base::Random random{1886};
    for (int attempt = 0; attempt < 60'000; ++attempt) {
        Setup const setup = random_setup(random);
        auto const position = Position::from(setup);
        if (!position) {
            continue;
        }
        ++positions;
        REQUIRE(sorted_legal_moves(*position) == support::plainly_legal_moves(setup));
    }
    CHECK(positions > 3'000);
}

} // namespace
} // namespace staunton::chess
