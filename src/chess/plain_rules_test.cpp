// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "chess/legal_moves.h"
#include "support/plain_rules.h"
#include "support/random_positions.h"

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

TEST_CASE(
    "3.10.1: legal moves are those that the plain words of Article 3 allow, in random games") {
    CHECK(rc::check([](std::uint64_t seed) {
        base::Random random{seed};
        support::play_at_random(random, 60, [](Position const& position) {
            RC_ASSERT(sorted_legal_moves(position) ==
                      support::plainly_legal_moves(position.setup()));
        });
    }));
}

TEST_CASE("3.10.1: the same holds in thrown-together positions, which have more pins and checks") {
    unsigned positions = 0;
    base::Random random{1886};
    for (int attempt = 0; attempt < 60'000; ++attempt) {
        Setup const setup = support::random_setup(random);
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
