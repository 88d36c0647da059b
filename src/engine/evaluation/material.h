// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"
#include "engine/evaluation/tapered.h"

namespace staunton::engine {

/// What a piece is worth before anything is said about where it stands.
[[nodiscard]] Tapered worth_of(chess::PieceKind kind);

/// The phase of the initial position.
inline constexpr int full_phase = 24;

/// The phase of the game, from `full_phase` (all pieces on the board) down to 0 (kings and pawns).
[[nodiscard]] int phase_of(chess::Board const& board);

/// Pieces and pawns of `color`, and what their company adds: the bishop pair, knights that like
/// many pawns, rooks that like few.
[[nodiscard]] Tapered material_of(chess::Board const& board, chess::Color color);

} // namespace staunton::engine
