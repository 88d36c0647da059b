// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/rule_set.h"

#include <algorithm>
#include <array>

namespace staunton::laws {

namespace {

constexpr std::array rule_sets{
    RuleSet{
        .name = "fide-2023",
        .title = "FIDE Laws of Chess, competitive rules of play",
        .in_force = "2023-01-01",
    },
};

} // namespace

std::span<RuleSet const> all_rule_sets() {
    return rule_sets;
}

std::optional<RuleSet> rule_set_named(std::string_view name) {
    auto const found = std::ranges::find(rule_sets, name, &RuleSet::name);
    return found == rule_sets.end() ? std::nullopt : std::optional{*found};
}

RuleSet const& fide_2023() {
    return rule_sets.front();
}

} // namespace staunton::laws
