// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/attacks.h"

namespace staunton::chess {

/// Whether the pawn of `capturer` on `from`, which attacks `passed_over`, may capture en passant
/// there without leaving its own king attacked (3.7.3.1, 3.9.2): two pawns leave their squares at
/// once, so pins alone do not tell. One king of each color stands on the board.
[[nodiscard]] inline bool en_passant_is_legal(Board const& board, Color capturer, Square from,
                                              Square passed_over) {
    Color const other = opponent(capturer);
    SquareSet const captured = SquareSet::of(square_behind(capturer, passed_over));
    SquareSet const occupied =
        (board.occupied() - captured - SquareSet::of(from)) | SquareSet::of(passed_over);
    return (attackers_of(board, board.king(capturer), other, occupied) - captured).empty();
}

/// The pawns of `capturer` that may legally capture en passant on `passed_over`.
[[nodiscard]] inline SquareSet legal_en_passant_pawns(Board const& board, Color capturer,
                                                      Square passed_over) {
    SquareSet legal;
    SquareSet const pawns =
        pawn_attacks(opponent(capturer), passed_over) & board.pieces(capturer, PieceKind::pawn);
    for (Square const from : pawns) {
        if (en_passant_is_legal(board, capturer, from, passed_over)) {
            legal.insert(from);
        }
    }
    return legal;
}

} // namespace staunton::chess
