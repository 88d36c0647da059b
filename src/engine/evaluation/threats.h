// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/piece_activity.h"

namespace staunton::engine {

/// What it is worth to `color` that the opponent's pieces are attacked by lesser ones or hang.
[[nodiscard]] Tapered threats_of(chess::Board const& board, Activity const& own,
                                 Activity const& enemy, chess::Color color);

} // namespace staunton::engine
