// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/castling.h"
#include "chess/piece.h"
#include "chess/square.h"

#include <array>
#include <cstdint>

namespace staunton::chess {

/// The random numbers of which a position's hash is the exclusive or (Zobrist, 1970).
struct ZobristKeys {
    /// A piece on a square.
    ByColor<ByPieceKind<std::array<std::uint64_t, square_count>>> pieces;
    /// The right to castle with the rook on a square.
    std::array<std::uint64_t, square_count> castling;
    /// A legal capture en passant on a file.
    std::array<std::uint64_t, 8> en_passant;
    /// Black has the move.
    std::uint64_t black;
};

/// Always the same numbers, on every machine.
extern ZobristKeys const zobrist_keys;

/// The key of a piece on a square.
[[nodiscard]] inline std::uint64_t zobrist_key(Piece piece, Square square) {
    return zobrist_keys.pieces[piece.color][piece.kind][index_of(square)];
}

/// The right to castle with the rook on that square.
[[nodiscard]] inline std::uint64_t zobrist_castling_key(Square rook) {
    return zobrist_keys.castling[index_of(rook)];
}

/// A legal capture en passant on that square.
[[nodiscard]] inline std::uint64_t zobrist_en_passant_key(Square passed_over) {
    return zobrist_keys.en_passant[static_cast<std::size_t>(file_of(passed_over))];
}

/// Black has the move.
[[nodiscard]] inline std::uint64_t zobrist_black_key() {
    return zobrist_keys.black;
}

} // namespace staunton::chess
