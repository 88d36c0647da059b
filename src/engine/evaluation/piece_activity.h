// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"
#include "engine/evaluation/pawn_structure.h"
#include "engine/evaluation/tapered.h"

namespace staunton::engine {

/// What the pieces of one color attack and what that is worth.
struct Activity {
    chess::ByPieceKind<chess::SquareSet> attacked_by; ///< by all pieces of a kind together
    chess::SquareSet attacked;                        ///< by any piece
    chess::SquareSet attacked_twice;                  ///< by two pieces at least
    /// Pieces that attack the squares around the opponent's king, and how heavily.
    int king_attackers = 0;
    int king_attack_weight = 0;
    /// Mobility, rooks on open files, outposts.
    Tapered worth;
};

/// The squares around the king of `color`, those ahead of him two deep.
[[nodiscard]] chess::SquareSet king_zone(chess::Board const& board, chess::Color color);

/// Examines the pieces of `color`. `pawns` is the structure of the same board.
[[nodiscard]] Activity activity_of(chess::Board const& board, PawnStructure const& pawns,
                                   chess::Color color);

} // namespace staunton::engine
