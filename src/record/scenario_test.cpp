// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/json_text.h"
#include "record/replay.h"
#include "record/ruling_json.h"
#include "support/scenario.h"

#include <boost/json/parse.hpp>
#include <doctest/doctest.h>

#include <filesystem>

namespace staunton::record {
namespace {

namespace json = boost::json;
using support::Scenario;

std::string_view color_to_move(std::string const& record) {
    auto const replayed = replay(record);
    REQUIRE_MESSAGE(replayed.has_value(), describe(replayed.error()));
    return name_of(replayed->arbiter.position().has_the_move());
}

/// Writes each move of `moves` as an event of the player whose turn it is.
void add_moves(std::string& record, std::string_view moves) {
    chess::Color player =
        color_to_move(record) == "white" ? chess::Color::white : chess::Color::black;
    for (std::string const& move : support::words_of(moves)) {
        json::object const event{{"by", name_of(player)}, {"event", "play"}, {"move", move}};
        record += to_line(event) + '\n';
        player = chess::opponent(player);
    }
}

/// The record that a case describes.
std::string record_of(Scenario const& scenario) {
    std::string record = "{\"staunton\":\"game/1\"}\n";
    for (support::ScenarioStep const& step : scenario.steps) {
        if (step.keyword == "game") {
            record = step.text + '\n';
        } else if (step.keyword == "moves") {
            add_moves(record, step.text);
        } else {
            record += step.text + '\n';
        }
    }
    return record;
}

bool is_number_equal(json::value const& a, json::value const& b) {
    return a.is_number() && b.is_number() && a.to_number<double>() == b.to_number<double>();
}

/// Whether `line` says everything that `expected` says.
bool says(json::value const& line, json::value const& expected) {
    if (!expected.is_object()) {
        return line == expected || is_number_equal(line, expected);
    }
    if (!line.is_object()) {
        return false;
    }
    for (auto const& [key, value] : expected.as_object()) {
        json::value const* const said = line.as_object().if_contains(key);
        if (said == nullptr || !says(*said, value)) {
            return false;
        }
    }
    return true;
}

/// The line that speaks of the same event, or of the whole game.
json::object line_for(json::object const& expected, Replay const& replayed) {
    json::value const* const event = expected.if_contains("event");
    if (event == nullptr) {
        return game_to_json(replayed.arbiter);
    }
    auto const number = static_cast<std::size_t>(event->to_number<std::int64_t>());
    REQUIRE(number >= 1);
    REQUIRE(number <= replayed.events.size());
    RuledEvent const& ruled = replayed.events[number - 1];
    return ruling_to_json(ruled.rulings.back(), ruled.number, ruled.event);
}

void run(Scenario const& scenario) {
    CAPTURE(scenario.file);
    CAPTURE(scenario.title);
    auto const replayed = replay(record_of(scenario));
    REQUIRE_MESSAGE(replayed.has_value(),
                    replayed.error().line << ": " << describe(replayed.error()));
    CHECK(!scenario.expectations.empty());
    for (std::string const& text : scenario.expectations) {
        json::value const expected = json::parse(text);
        json::object const line = line_for(expected.as_object(), *replayed);
        CHECK_MESSAGE(says(line, expected),
                      "expected " << text << "\n but it is " << to_line(line));
    }
}

TEST_CASE("Every case in tests/scenarios is ruled on as it says") {
    std::size_t cases = 0;
    for (auto const& entry :
         std::filesystem::recursive_directory_iterator{STAUNTON_TESTS_FOLDER "/scenarios"}) {
        if (entry.path().extension() == ".case") {
            for (Scenario const& scenario : support::read_scenarios(entry.path())) {
                run(scenario);
                ++cases;
            }
        }
    }
    CHECK(cases >= 60);
}

} // namespace
} // namespace staunton::record
