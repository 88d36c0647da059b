// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"

#include <optional>
#include <span>
#include <string_view>

namespace staunton::laws {

/// A rule book as data: what differs between editions of the Laws, and nothing else.
struct RuleSet {
    std::string_view name;                          ///< as `staunton judge --rules` takes it
    std::string_view title;                         ///< in words
    std::string_view in_force;                      ///< ISO date of the first day
    unsigned claim_occurrences = 3;                 ///< of a position, for a claim (9.2)
    unsigned automatic_occurrences = 5;             ///< that end the game (9.6.1)
    unsigned claim_moves = 50;                      ///< of each player, for a claim (9.3)
    unsigned automatic_moves = 75;                  ///< that end the game (9.6.2)
    base::Milliseconds wrong_claim_bonus{120'000};  ///< for the opponent (9.5.3)
    base::Milliseconds illegal_move_bonus{120'000}; ///< for the opponent (7.5.5)
    unsigned illegal_moves_that_lose = 2;           ///< 7.5.5

    [[nodiscard]] friend bool operator==(RuleSet const&, RuleSet const&) = default;
};

/// Every rule book there is.
[[nodiscard]] std::span<RuleSet const> all_rule_sets();

/// The rule book of that name.
[[nodiscard]] std::optional<RuleSet> rule_set_named(std::string_view name);

/// FIDE Laws of Chess in force from 1 January 2023.
[[nodiscard]] RuleSet const& fide_2023();

} // namespace staunton::laws
