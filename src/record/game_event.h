// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "laws/event.h"
#include "record/record_error.h"

#include <boost/json/object.hpp>

#include <expected>
#include <string_view>

namespace staunton::record {

/// Reads one event line: `{"t":12.5,"by":"white","event":"play","move":"e4"}`. Its moves are read
/// in `position`, the one on the board when it happens; a move that is not legal there is part of
/// the event, not an error. An event without `t` happens at `earliest`, and none may happen before
/// it.
[[nodiscard]] std::expected<laws::Event, RecordError>
parse_event(std::string_view line, chess::Position const& position,
            base::Milliseconds earliest = base::Milliseconds{0});

/// What `parse_event` reads back to an event that is ruled on alike. Moves are written as UCI has
/// them.
[[nodiscard]] boost::json::object to_json(laws::Event const& event);

} // namespace staunton::record
