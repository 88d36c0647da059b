// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/castling.h"
#include "chess/piece.h"
#include "chess/square.h"

#include <cstdint>

namespace staunton::chess {

/// The random keys whose exclusive or is a position's hash (Zobrist, 1970).
[[nodiscard]] std::uint64_t zobrist_key(Piece piece, Square square);
/// The right to castle with the rook on that square.
[[nodiscard]] std::uint64_t zobrist_castling_key(Square rook);
/// A legal capture en passant on that square.
[[nodiscard]] std::uint64_t zobrist_en_passant_key(Square passed_over);
/// Black has the move.
[[nodiscard]] std::uint64_t zobrist_black_key();

} // namespace staunton::chess
