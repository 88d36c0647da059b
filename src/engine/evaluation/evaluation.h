// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "engine/evaluation/pawn_structure.h"
#include "engine/search/value.h"

namespace staunton::engine {

/// How the position stands for the player having the move, without looking ahead. The same
/// position with colors reversed has the same value.
[[nodiscard]] Value evaluate(chess::Position const& position, PawnCache& pawns);

} // namespace staunton::engine
