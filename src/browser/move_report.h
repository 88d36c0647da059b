// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browser/json_object.h"
#include "chess/position.h"

namespace staunton::browser {

/// What there is to say of a legal move: see `staunton_describe_move`.
[[nodiscard]] JsonObject move_report(chess::Position const& position, chess::Move move);

} // namespace staunton::browser
