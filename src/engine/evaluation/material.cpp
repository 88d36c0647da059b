// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/material.h"

#include <algorithm>

namespace staunton::engine {

using namespace chess;

namespace {

constexpr Tapered bishop_pair{28, 50};
constexpr Tapered knight_for_each_pawn_above_five{4, 5};
constexpr Tapered rook_for_each_pawn_below_five{5, 3};

int count(Board const& board, Color color, PieceKind kind) {
    return static_cast<int>(board.pieces(color, kind).size());
}

bool has_bishop_pair(SquareSet bishops) {
    return bishops.intersects(SquareSet::light()) && !(bishops - SquareSet::light()).empty();
}

} // namespace

Tapered worth_of(PieceKind kind) {
    static constexpr ByPieceKind<Tapered> worths{{Tapered{86, 108}, Tapered{335, 315},
                                                  Tapered{350, 335}, Tapered{475, 560},
                                                  Tapered{1000, 1020}, Tapered{0, 0}}};
    return worths[kind];
}

int phase_of(Board const& board) {
    unsigned const minors =
        (board.pieces(PieceKind::knight) | board.pieces(PieceKind::bishop)).size();
    unsigned const phase = minors + 2 * board.pieces(PieceKind::rook).size() +
                           4 * board.pieces(PieceKind::queen).size();
    return std::min(static_cast<int>(phase), full_phase);
}

Tapered material_of(Board const& board, Color color) {
    Tapered total;
    for (PieceKind const kind : all_piece_kinds) {
        total += worth_of(kind) * count(board, color, kind);
    }
    if (has_bishop_pair(board.pieces(color, PieceKind::bishop))) {
        total += bishop_pair;
    }
    int const pawns_above_five = count(board, color, PieceKind::pawn) - 5;
    total += knight_for_each_pawn_above_five *
             (pawns_above_five * count(board, color, PieceKind::knight));
    total -=
        rook_for_each_pawn_below_five * (pawns_above_five * count(board, color, PieceKind::rook));
    return total;
}

} // namespace staunton::engine
