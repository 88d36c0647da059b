// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/move.h"
#include "chess/position.h"

#include <optional>

namespace staunton::chess {

/// Whether exactly this move, kind included, is legal (3.10.1) for the player having the move. Asks
/// about the one move only: nothing is generated, save for castling.
[[nodiscard]] bool is_legal(Position const& position, Move move);

/// The legal move that goes from square to square, and becomes that piece if it is a promotion.
/// Castling may be given with the king's target square or with the rook's square; where a king's
/// step to that square is legal too (Chess960), the step is meant. Nothing if no legal move fits.
[[nodiscard]] std::optional<Move> legal_move(Position const& position, Square from, Square to,
                                             std::optional<PieceKind> promotion = std::nullopt);

/// The piece that the move captures, if any (3.1.1).
[[nodiscard]] std::optional<PieceKind> captured_by(Position const& position, Move move);

/// Whether a legal move gives check (3.9), directly or by uncovering another piece.
[[nodiscard]] bool gives_check(Position const& position, Move move);

} // namespace staunton::chess
