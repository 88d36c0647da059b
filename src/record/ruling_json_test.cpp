// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/json_text.h"
#include "record/replay.h"
#include "record/ruling_json.h"

#include <doctest/doctest.h>

namespace staunton::record {
namespace {

using namespace std::chrono_literals;

Replay replayed(std::string_view text) {
    auto replay_of_text = replay(text);
    REQUIRE(replay_of_text.has_value());
    return *std::move(replay_of_text);
}

std::string last_ruling(Replay const& game) {
    RuledEvent const& ruled = game.events.back();
    return to_line(ruling_to_json(ruled.rulings.back(), ruled.number, ruled.event));
}

TEST_CASE("9.5.3: a refused claim on the wire has reason, Articles, evidence and time") {
    Replay const game = replayed(R"({"staunton":"game/1","time":"300"}
{"by":"white","event":"play","move":"Nf3"}
{"by":"black","event":"claim","claim":"threefold","move":"Nf6"}
)");
    CHECK(last_ruling(game) ==
          R"({"event":2,"ruling":"refused","claim":"threefold",)"
          R"("reason":"fewer_than_three_occurrences","articles":["9.2.1","9.5.3"],)"
          R"("occurrences":[2],"near_misses":[],"clock":{"white":120,"black":0}})");
}

TEST_CASE("The last line tells result, ending, Articles, ply and what the clocks show") {
    Replay const game = replayed(R"({"staunton":"game/1","time":"300"}
{"t":1.25,"by":"white","event":"play","move":"f3"}
{"t":2,"by":"black","event":"resign"}
)");
    CHECK(to_line(game_to_json(game.arbiter)) ==
          R"({"result":"1-0","ending":"resignation","by":"resignation","articles":["5.1.2"],)"
          R"("ply":1,"clock":{"white":298.75,"black":299.25}})");
}

TEST_CASE("The last line of a game that goes on") {
    Replay const game = replayed("{\"staunton\":\"game/1\",\"time\":{\"black\":\"60\"}}");
    CHECK(to_line(game_to_json(game.arbiter)) ==
          R"({"result":"*","ending":"none","articles":[],"ply":0,)"
          R"("clock":{"white":null,"black":60}})");
}

TEST_CASE("Numbers are written as people do") {
    CHECK(to_line(seconds(12'500ms)) == "12.5");
    CHECK(to_line(seconds(1ms)) == "0.001");
    CHECK(to_line(seconds(99'999'999'999ms)) == "99999999.999");
    CHECK(to_line(seconds(3s)) == "3");
    CHECK(to_line(boost::json::object{}) == "{}");
    CHECK(to_line(boost::json::array{1, "a\"b", nullptr, true, boost::json::array{}}) ==
          R"([1,"a\"b",null,true,[]])");
}

} // namespace
} // namespace staunton::record
