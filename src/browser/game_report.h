// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browser/json_object.h"
#include "chess/position.h"

#include <expected>

namespace staunton::browser {

/// What there is to say of a position: see `staunton_describe_position`.
[[nodiscard]] JsonObject position_report(chess::Position const& position);

/// What there is to say of a game, a FEN and its moves: see `staunton_judge_game`.
[[nodiscard]] std::expected<JsonObject, JsonObject> game_report(std::string_view text);

} // namespace staunton::browser
