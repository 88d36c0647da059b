// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/replay.h"
#include "record/ruling_text.h"

#include <doctest/doctest.h>

namespace staunton::record {
namespace {

/// What is said of the last event of a record.
std::string said_of(std::string const& events, std::string const& header = {}) {
    auto const replayed = replay("{\"staunton\":\"game/1\"" + header + "}\n" + events);
    REQUIRE(replayed.has_value());
    RuledEvent const& ruled = replayed->events.back();
    return ruling_text(ruled.rulings.back(), ruled.event);
}

TEST_CASE("9.2.2: a refused claim says where the position stood, and where it nearly did") {
    CHECK(
        said_of(R"({"by":"white","event":"play","move":"Ra2"}
{"by":"black","event":"play","move":"Ke7"}
{"by":"white","event":"play","move":"Ra1"}
{"by":"black","event":"play","move":"Ke8"}
{"by":"white","event":"claim","claim":"threefold"})",
                R"(,"setup":"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")") ==
        "White's claim is refused: the position has occurred only once, after half-move 4; after "
        "half-move 0 the rights to castle were different; Black gets 120 seconds (9.2.2, 9.5.3).");
}

TEST_CASE("9.3.2: a refused claim says how many half-moves were made") {
    CHECK(said_of(R"({"by":"white","event":"claim","claim":"fifty"})") ==
          "White's claim is refused: 0 half-moves without a capture or a pawn move; "
          "Black gets 120 seconds (9.3.2, 9.5.3).");
}

TEST_CASE("5.1.2: the end of a game is one sentence with its Article") {
    CHECK(said_of(R"({"by":"black","event":"resign"})") == "White wins: resignation (5.1.2).");
}

TEST_CASE("7.5.5: a penalty says who gets how much") {
    CHECK(said_of(R"({"by":"white","event":"press"})") ==
          "White has completed an illegal move; Black gets 120 seconds (7.5.3, 7.5.5).");
}

TEST_CASE("9.1.2.1: an offer that was heard") {
    CHECK(said_of(R"({"by":"white","event":"offer"})") == "A draw is offered (9.1.2.1).");
}

} // namespace
} // namespace staunton::record
