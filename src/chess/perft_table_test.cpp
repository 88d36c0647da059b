// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/perft.h"
#include "chess/perft_table.h"
#include "support/random_positions.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

namespace staunton::chess {
namespace {

TEST_CASE("a table changes no count, however small it is") {
    CHECK(rc::check([](std::uint64_t seed) {
        base::Random random{seed};
        PerftTable small{16 * 64};
        PerftTable large{1U << 20U};
        std::atomic<bool> const go_on = false;
        for (int attempt = 0; attempt < 4; ++attempt) {
            Position const position = support::random_position(random);
            std::uint64_t const count = perft(position, 3);
            RC_ASSERT((perft(position, 3, small, go_on) == count));
            RC_ASSERT((perft(position, 3, large, go_on) == count));
            RC_ASSERT((perft(position, 3, large, go_on) == count));
        }
    }));
}

TEST_CASE("the initial position has 119060324 sequences of six moves, with a table too") {
    PerftTable table{32U << 20U};
    CHECK(perft(Position{}, 6, table, std::atomic<bool>{false}) == 119'060'324U);
}

TEST_CASE("a table forgets what another count replaces, and never mistakes one for the other") {
    PerftTable one_entry{1};
    CHECK(!one_entry.find(0, 0).has_value());
    one_entry.keep(7, 3, 100);
    CHECK(one_entry.find(7, 3) == 100U);
    CHECK(!one_entry.find(7, 4).has_value());
    CHECK(!one_entry.find(8, 3).has_value());
    one_entry.keep(8, 3, 200);
    CHECK(!one_entry.find(7, 3).has_value());
    CHECK(one_entry.find(8, 3) == 200U);
}

TEST_CASE("a count beyond 64 bits is told, not wrapped") {
    Setup setup;
    setup.board.place(Square::a1, {Color::white, PieceKind::king});
    setup.board.place(Square::h8, {Color::black, PieceKind::king});
    PerftTable table{16U << 20U};
    auto const count = perft(*Position::from(setup), 40, table, std::atomic<bool>{false});
    REQUIRE(!count.has_value());
    CHECK(count.error() == PerftFault::too_many);
}

TEST_CASE("counting ends when it is cancelled") {
    PerftTable table{1U << 20U};
    auto const count = perft(Position{}, 20, table, std::atomic<bool>{true});
    REQUIRE(!count.has_value());
    CHECK(count.error() == PerftFault::cancelled);
}

} // namespace
} // namespace staunton::chess
