// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/move.h"
#include "chess/piece.h"
#include "chess/square.h"

#include <cstdint>

namespace staunton::chess {

/// What a move does to the board (3.1–3.8).
enum class MoveAction : std::uint8_t {
    step,              ///< to an empty square
    double_step,       ///< a pawn's first move over two squares (3.7.2)
    capture,           ///< takes the piece on its target (3.1.1)
    promotion,         ///< a pawn reaches the last rank (3.7.3.3)
    promoting_capture, ///< and takes a piece there
    en_passant,        ///< takes the pawn that passed over its target (3.7.3.1)
    castling,          ///< king and rook (3.8.2)
};

/// Whether the move takes a piece from its target square.
[[nodiscard]] constexpr bool takes_on_target(MoveAction action) {
    return action == MoveAction::capture || action == MoveAction::promoting_capture;
}

/// Whether the pawn becomes another piece.
[[nodiscard]] constexpr bool promotes(MoveAction action) {
    return action == MoveAction::promotion || action == MoveAction::promoting_capture;
}

/// A move of which it is known, while compiling, who moves what and to what effect. Generators give
/// their moves in this form; `Position::after` is then free of decisions. Converts to `Move`.
template <Color mover, PieceKind piece, MoveAction action>
struct KnownMove {
    /// Where the piece stands.
    Square from;
    /// Where it goes; for castling, the rook's square.
    Square to;
    /// What the pawn becomes, where `promotes(action)`.
    PieceKind promotion = PieceKind::queen;

    /// The same move for storing.
    [[nodiscard]] constexpr operator Move() const { // NOLINT(google-explicit-constructor)
        if constexpr (promotes(action)) {
            return Move::promotion(from, to, promotion);
        } else if constexpr (action == MoveAction::en_passant) {
            return Move::en_passant(from, to);
        } else if constexpr (action == MoveAction::castling) {
            return Move::castling(from, to);
        } else {
            return Move::plain(from, to);
        }
    }
};

} // namespace staunton::chess
