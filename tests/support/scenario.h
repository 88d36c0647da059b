// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// Cases for the arbiter as text, in files under tests/scenarios:
///
///     case 9.2.2: two occurrences are not enough
///     game {"staunton":"game/1","time":"300"}     the header; may be left out
///     moves Nf3 Nf6 Ng1 Ng8                       events `play` of the players in turn
///     {"t":5,"by":"white","event":"offer"}        any event
///     expect {"event":5,"ruling":"refused"}       what the ruling on that event says at least
///     expect {"result":"*"}                       what the last line says at least
namespace staunton::support {

struct ScenarioStep {
    std::string keyword; ///< "game", "moves" or "event"
    std::string text;
};

struct Scenario {
    std::string file;
    std::string title;
    std::vector<ScenarioStep> steps;
    std::vector<std::string> expectations;
};

[[nodiscard]] inline std::vector<std::string> words_of(std::string_view text) {
    std::istringstream stream{std::string{text}};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    return words;
}

inline void add_line(std::vector<Scenario>& scenarios, std::string const& file,
                     std::string const& line) {
    std::string const keyword = line.front() == '{' ? "event" : line.substr(0, line.find(' '));
    std::string const text =
        keyword == "event" ? line : line.substr(std::min(keyword.size() + 1, line.size()));
    if (keyword == "case") {
        scenarios.push_back({file, text, {}, {}});
        return;
    }
    REQUIRE_MESSAGE(!scenarios.empty(), file << ": a case begins with `case`");
    if (keyword == "expect") {
        scenarios.back().expectations.push_back(text);
        return;
    }
    REQUIRE_MESSAGE((keyword == "game" || keyword == "moves" || keyword == "event"),
                    file << ": unknown line: " << line);
    scenarios.back().steps.push_back({keyword, text});
}

[[nodiscard]] inline std::vector<Scenario> read_scenarios(std::filesystem::path const& path) {
    std::ifstream stream{path};
    REQUIRE_MESSAGE(stream.is_open(), path.string());
    std::vector<Scenario> scenarios;
    for (std::string line; std::getline(stream, line);) {
        if (!line.empty() && line.front() != '#') {
            add_line(scenarios, path.string(), line);
        }
    }
    return scenarios;
}

} // namespace staunton::support
