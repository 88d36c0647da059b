// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/piece_activity.h"

namespace staunton::engine {

/// Steps a king needs from one square to another.
[[nodiscard]] int king_distance(chess::Square a, chess::Square b);

/// What the passed pawns of `color` are worth beyond being pawns: by rank, by whether the way is
/// free, and by how near the kings are.
[[nodiscard]] Tapered passed_pawns_of(chess::Board const& board, PawnStructure const& pawns,
                                      Activity const& own, Activity const& enemy,
                                      chess::Color color);

} // namespace staunton::engine
