// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/arbiter.h"
#include "record/game_header.h"
#include "record/record_error.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <string_view>
#include <vector>

namespace staunton::record {

/// An event of a record with what the arbiter ruled.
struct RuledEvent {
    std::size_t number;                ///< from 1
    laws::Event event;                 ///< as it was read
    std::vector<laws::Ruling> rulings; ///< in the order in which they were given
};

/// A game after all its events.
struct Replay {
    GameHeader header;              ///< with the rule book that was applied
    laws::Arbiter arbiter;          ///< as he stands after the last event
    std::vector<RuledEvent> events; ///< all of them, refused ones too
};

/// Reads a whole game record (JSON Lines) and puts every event before the arbiter. Empty lines are
/// passed over. `rules`, if given, takes the place of the record's own rule book. Never throws for
/// any bytes.
[[nodiscard]] std::expected<Replay, RecordError>
replay(std::string_view text, std::optional<laws::RuleSet> const& rules = std::nullopt);

} // namespace staunton::record
