// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/resignation.h"
#include "support/drawing.h"
#include "support/table.h"

#include <doctest/doctest.h>

namespace staunton::laws {
namespace {

using enum chess::Color;
using support::position_of;
using support::Table;

TEST_CASE("5.1.2: a player may resign at any time, his own move or not") {
    Table table;
    Ruling const ruling = table.hears(black, Resign{});
    CHECK(
        ruling.conclusion ==
        Conclusion{Result::white_wins, Ending::resignation, EndedBy::resignation, {{"5.1.2"}}, 0});
}

TEST_CASE("5.1.2: resigning to an opponent who can never checkmate is a draw") {
    Table table{support::terms_from(position_of({.rows = R"(. . . . k . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . .
                                                             . . . . . . . P
                                                             . . . . K . . .)"}))};
    Ruling const ruling = table.hears(white, Resign{});
    CHECK(ruling.conclusion->result == Result::draw);
    CHECK(ruling.conclusion->ending == Ending::resignation);
}

} // namespace
} // namespace staunton::laws
