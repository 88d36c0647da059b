// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"
#include "engine/evaluation/tapered.h"

namespace staunton::engine {

/// What a square adds to a piece that stands on it: made from a few formulas, such as how far the
/// square is from the edge.
[[nodiscard]] Tapered piece_on_square(chess::Piece piece, chess::Square square);

/// The sum over all pieces of `color`.
[[nodiscard]] Tapered piece_squares_of(chess::Board const& board, chess::Color color);

} // namespace staunton::engine
