// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/each_legal_move.h"
#include "chess/legal_moves.h"
#include "chess/legality.h"
#include "support/random_positions.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <vector>

namespace staunton::chess {
namespace {

/// Every combination of 16 bits is asked about: every from, to, kind and promotion.
bool legality_is_being_listed(Position const& position) {
    MoveList const listed = legal_moves(position);
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        Move const move = Move::from_bits(static_cast<std::uint16_t>(bits));
        if (is_legal(position, move) != listed.contains(move)) {
            return false;
        }
    }
    return true;
}

template <typename Property>
void check_in_many_positions(Property&& property) {
    CHECK(rc::check([&](std::uint64_t seed) {
        base::Random random{seed};
        support::play_at_random(random, 60, property);
        for (int count = 0; count < 60; ++count) {
            property(support::random_position(random));
        }
    }));
}

template <Color color>
std::vector<Move> visited_moves(Position const& position) {
    std::vector<Move> moves;
    for_each_legal_move<color>(position, [&](auto move) {
        RC_ASSERT(position.after(move) == position.after(Move{move}));
        moves.push_back(move);
    });
    return moves;
}

std::vector<Move> sorted(std::vector<Move> moves) {
    std::ranges::sort(moves, [](Move a, Move b) { return a.bits() < b.bits(); });
    return moves;
}

TEST_CASE("3.10.1: a move is legal exactly if it is generated, for all 65,536 combinations") {
    base::Random random{1834};
    unsigned positions = 0;
    auto const check = [&](Position const& position) {
        REQUIRE(legality_is_being_listed(position));
        ++positions;
    };
    for (int game = 0; game < 4; ++game) {
        support::play_at_random(random, 80, check);
    }
    for (int count = 0; count < 400; ++count) {
        check(support::random_position(random));
    }
    CHECK(positions > 500);
}

TEST_CASE("3.9: a move gives check exactly if the position after it is one with check") {
    check_in_many_positions([](Position const& position) {
        for (Move const move : legal_moves(position)) {
            RC_ASSERT(gives_check(position, move) == position.after(move).is_check());
        }
    });
}

TEST_CASE("the moves counted, listed and visited one by one are the same") {
    check_in_many_positions([](Position const& position) {
        MoveList const list = legal_moves(position);
        RC_ASSERT(list.size() == count_legal_moves(position));
        RC_ASSERT(list.empty() != has_legal_move(position));
        std::vector<Move> const visited = position.has_the_move() == Color::white
                                              ? visited_moves<Color::white>(position)
                                              : visited_moves<Color::black>(position);
        RC_ASSERT(sorted(visited) == sorted({list.begin(), list.end()}));
    });
}

TEST_CASE("what a position keeps as it is played is what its setup gives: checks, pins, hash") {
    check_in_many_positions([](Position const& position) {
        for (Move const move : legal_moves(position)) {
            Position const after = position.after(move);
            RC_ASSERT(after == *Position::from(after.setup()));
        }
    });
}

TEST_CASE("a move is found by its squares as the list would give it") {
    check_in_many_positions([](Position const& position) {
        for (Move const move : legal_moves(position)) {
            std::optional<Move> const found =
                legal_move(position, move.from(), move.to(), move.promotes_to());
            RC_ASSERT(found == move);
        }
    });
}

} // namespace
} // namespace staunton::chess
