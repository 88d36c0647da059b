// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/perft.h"
#include "chess/transform.h"
#include "support/random_positions.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <vector>

namespace staunton::chess {
namespace {

template <typename Change>
std::vector<Move> sorted_moves(Position const& position, Change change) {
    std::vector<Move> moves;
    for (Move const move : legal_moves(position)) {
        moves.push_back(change(move));
    }
    std::ranges::sort(moves, {}, [](Move move) { return move.bits(); });
    return moves;
}

Move same(Move move) {
    return move;
}

template <typename Property>
void check_in_many_positions(Property&& property) {
    CHECK(rc::check([&](std::uint64_t seed) {
        base::Random random{seed};
        support::play_at_random(random, 60, property);
        for (int count = 0; count < 30; ++count) {
            property(support::random_position(random));
        }
    }));
}

TEST_CASE("a flipped position has the flipped moves, and flipped twice it is the same") {
    check_in_many_positions([](Position const& position) {
        Position const other = flipped(position);
        RC_ASSERT(flipped(other) == position);
        RC_ASSERT(other.is_check() == position.is_check());
        RC_ASSERT(sorted_moves(other, same) ==
                  sorted_moves(position, [](Move move) { return flipped(move); }));
        RC_ASSERT(perft(other, 2) == perft(position, 2));
    });
}

TEST_CASE("without rights to castle a mirrored position has the mirrored moves") {
    check_in_many_positions([](Position const& played) {
        Setup setup = played.setup();
        setup.castling = {};
        Position const position = *Position::from(setup);
        std::optional<Position> const other = mirrored(position);
        RC_ASSERT(other.has_value());
        RC_ASSERT(mirrored(*other) == position);
        RC_ASSERT(sorted_moves(*other, same) ==
                  sorted_moves(position, [](Move move) { return mirrored(move); }));
        RC_ASSERT(perft(*other, 2) == perft(position, 2));
    });
}

TEST_CASE("3.8.2: where somebody may castle, left to right is another game") {
    CHECK(!mirrored(Position{}).has_value());
    Setup const setup = mirrored(starting_setup());
    CHECK(setup.castling.rook(Color::white, CastlingSide::queen_side) == Square::a1);
    CHECK(setup.board.king(Color::white) == Square::d1);
    CHECK(mirrored(setup) == starting_setup());
}

TEST_CASE("sets of squares turn square by square") {
    CHECK(rc::check([](std::uint64_t bits) {
        SquareSet const set{bits};
        SquareSet flips;
        SquareSet mirrors;
        SquareSet transposes;
        for (Square const square : set) {
            flips.insert(flipped(square));
            mirrors.insert(mirrored(square));
            unsigned const index = index_of(square);
            transposes.insert(square_at(index % 8 * 8 + index / 8));
        }
        RC_ASSERT(flipped(set) == flips);
        RC_ASSERT(mirrored(set) == mirrors);
        RC_ASSERT(transposed(set) == transposes);
        RC_ASSERT(rotated(rotated(set)) == flipped(mirrored(set)));
    }));
    CHECK(rotated(SquareSet{Square::a1}) == SquareSet{Square::a8});
    CHECK(rotated(SquareSet{Square::a8}) == SquareSet{Square::h8});
}

} // namespace
} // namespace staunton::chess
