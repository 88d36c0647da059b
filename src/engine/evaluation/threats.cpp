// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/threats.h"

namespace staunton::engine {

using namespace chess;

namespace {

constexpr Tapered pawn_attacks_piece{52, 40};
constexpr Tapered pawn_push_threatens_piece{14, 12};
constexpr Tapered minor_attacks_rook_or_queen{38, 30};
constexpr Tapered rook_attacks_queen{34, 20};
constexpr Tapered hanging_piece{26, 26};
constexpr Tapered hanging_pawn{6, 20};

int count(SquareSet set) {
    return static_cast<int>(set.size());
}

/// Squares that pawns of `color` would attack after a safe single step.
SquareSet attacks_after_push(Board const& board, Activity const& enemy, Color color) {
    SquareSet const pushed =
        board.pieces(color, PieceKind::pawn).shifted_ahead(color) - board.occupied();
    SquareSet const safe = pushed - enemy.attacked_by[PieceKind::pawn];
    SquareSet const ahead = safe.shifted_ahead(color);
    return ahead.shifted_east() | ahead.shifted_west();
}

} // namespace

Tapered threats_of(Board const& board, Activity const& own, Activity const& enemy, Color color) {
    Color const other = opponent(color);
    SquareSet const pawns = board.pieces(other, PieceKind::pawn);
    SquareSet const pieces = board.pieces(other) - pawns - board.pieces(other, PieceKind::king);
    SquareSet const queens = board.pieces(other, PieceKind::queen);
    SquareSet const majors = queens | board.pieces(other, PieceKind::rook);
    SquareSet const by_minors =
        own.attacked_by[PieceKind::knight] | own.attacked_by[PieceKind::bishop];
    SquareSet const hanging = own.attacked - enemy.attacked;

    return pawn_attacks_piece * count(pieces & own.attacked_by[PieceKind::pawn]) +
           pawn_push_threatens_piece * count(pieces & attacks_after_push(board, enemy, color)) +
           minor_attacks_rook_or_queen * count(majors & by_minors) +
           rook_attacks_queen * count(queens & own.attacked_by[PieceKind::rook]) +
           hanging_piece * count(pieces & hanging) + hanging_pawn * count(pawns & hanging);
}

} // namespace staunton::engine
