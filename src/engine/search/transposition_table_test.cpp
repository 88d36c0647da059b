// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/transposition_table.h"

#include <doctest/doctest.h>

namespace staunton::engine {

using namespace chess;

namespace {

constexpr std::uint64_t some_hash = 0x123456789ABCDEF0U;
constexpr Move some_move = Move::plain(Square::e2, Square::e4);

Remembered remembered(Value value, Depth depth, Bound bound) {
    return {.move = some_move, .value = value, .evaluation = 12, .depth = depth, .bound = bound};
}

} // namespace

TEST_CASE("table: what was remembered is found, everything else is not") {
    TranspositionTable table{1};
    table.remember(some_hash, 0, remembered(35, 7, Bound::exact));
    std::optional<Remembered> const found = table.find(some_hash, 0);
    REQUIRE(found.has_value());
    CHECK(found->move == some_move);
    CHECK(found->value == 35);
    CHECK(found->evaluation == 12);
    CHECK(found->depth == 7);
    CHECK(found->bound == Bound::exact);
    CHECK_FALSE(table.find(some_hash ^ 1, 0).has_value());
    table.clear();
    CHECK_FALSE(table.find(some_hash, 0).has_value());
}

TEST_CASE("table: a mate keeps its distance from the position, wherever the position is met") {
    TranspositionTable table{1};
    // Found eight half-moves from the root: mate three half-moves after that.
    table.remember(some_hash, 8, remembered(mates_after(11), 4, Bound::exact));
    CHECK(table.find(some_hash, 2)->value == mates_after(5));
    table.remember(some_hash, 8, remembered(mated_after(12), 4, Bound::exact));
    CHECK(table.find(some_hash, 0)->value == mated_after(4));
}

TEST_CASE("table: scores outside the search count mates in full moves") {
    CHECK(score_of(mates_after(1)).mate_in == 1);
    CHECK(score_of(mates_after(3)).mate_in == 2);
    CHECK(score_of(mated_after(2)).mate_in == -1);
    CHECK(score_of(mated_after(4)).mate_in == -2);
    CHECK_FALSE(score_of(250).mate_in.has_value());
}

TEST_CASE("table: a result without a move keeps the move known before") {
    TranspositionTable table{1};
    table.remember(some_hash, 0, remembered(35, 7, Bound::lower));
    table.remember(some_hash, 0, {.move = {}, .value = 10, .depth = 8, .bound = Bound::upper});
    CHECK(table.find(some_hash, 0)->move == some_move);
    CHECK(table.find(some_hash, 0)->value == 10);
}

TEST_CASE("table: a shallow bound does not displace a deep result of the same search") {
    TranspositionTable table{1};
    table.remember(some_hash, 0, remembered(35, 12, Bound::lower));
    table.remember(some_hash, 0, remembered(-80, 2, Bound::upper));
    CHECK(table.find(some_hash, 0)->depth == 12);
    table.start_search();
    table.remember(some_hash, 0, remembered(-80, 2, Bound::upper));
    CHECK(table.find(some_hash, 0)->depth == 2);
}

TEST_CASE("table: of a full bucket the shallowest entry gives way") {
    TranspositionTable table{1};
    // Neighbouring hashes share a bucket: the high bits choose it.
    for (std::uint64_t low = 1; low <= 4; ++low) {
        table.remember(low, 0, remembered(0, static_cast<Depth>(10 * low), Bound::exact));
    }
    table.remember(5, 0, remembered(0, 1, Bound::exact));
    CHECK_FALSE(table.find(1, 0).has_value());
    CHECK(table.find(2, 0).has_value());
    CHECK(table.find(5, 0).has_value());
}

} // namespace staunton::engine
