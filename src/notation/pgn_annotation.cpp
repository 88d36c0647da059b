// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/pgn_annotation.h"

#include <algorithm>
#include <array>
#include <utility>

namespace staunton::notation {

namespace {

using Mark = std::pair<std::string_view, unsigned>;
using Spelling = std::pair<std::string_view, std::string_view>;

constexpr std::array<Mark, 24> marks{{
    {"!", 1},    {"?", 2},        {"!!", 3},   {"??", 4},       {"!?", 5},      {"?!", 6},
    {"=", 10},   {"\u221E", 13},  {"+=", 14},  {"+/=", 14},     {"\u2A72", 14}, {"=+", 15},
    {"=/+", 15}, {"\u2A71", 15},  {"+/-", 16}, {"\u00B1", 16},  {"-/+", 17},    {"\u2213", 17},
    {"+-", 18},  {"+\u2212", 18}, {"-+", 19},  {"\u2212+", 19}, {"\u25A1", 7},  {"N", 146},
}};

constexpr std::array<Spelling, 12> results{{
    {"1-0", "1-0"},
    {"1\u20130", "1-0"},
    {"1:0", "1-0"},
    {"0-1", "0-1"},
    {"0\u20131", "0-1"},
    {"0:1", "0-1"},
    {"1/2-1/2", "1/2-1/2"},
    {"1/2\u20131/2", "1/2-1/2"},
    {"1/2", "1/2-1/2"},
    {"\u00BD-\u00BD", "1/2-1/2"},
    {"\u00BD\u2013\u00BD", "1/2-1/2"},
    {"*", "*"},
}};

} // namespace

std::optional<unsigned> glyph_of_mark(std::string_view mark) {
    auto const found = std::ranges::find(marks, mark, &Mark::first);
    return found == marks.end() ? std::nullopt : std::optional{found->second};
}

std::optional<std::string_view> result_named(std::string_view text) {
    auto const found = std::ranges::find(results, text, &Spelling::first);
    return found == results.end() ? std::nullopt : std::optional{found->second};
}

} // namespace staunton::notation
