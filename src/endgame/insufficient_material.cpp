// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/insufficient_material.h"

namespace staunton::endgame {

namespace {

using chess::PieceKind;
using chess::SquareSet;

/// A knight can checkmate only a king whose flight squares his own side takes away. His queens
/// cannot help: one that stands next to him guards the knight's square or can take the knight.
bool knight_is_powerless(chess::Board const& board, chess::Color opponent) {
    SquareSet const others = board.pieces(opponent) - board.pieces(PieceKind::king);
    return (others - board.pieces(PieceKind::queen)).empty();
}

/// Bishops on squares of one color can checkmate only with something on squares of the other color
/// that neither flees along its lines nor takes the checking bishop: a bishop, a knight, or a pawn,
/// which may become one.
bool bishops_are_powerless(chess::Board const& board, SquareSet bishops, chess::Color opponent) {
    SquareSet const same_color =
        bishops.intersects(SquareSet::light()) ? SquareSet::light() : ~SquareSet::light();
    SquareSet const helpers =
        board.pieces(opponent) & (board.pieces(PieceKind::pawn) | board.pieces(PieceKind::knight) |
                                  (board.pieces(PieceKind::bishop) - same_color));
    return helpers.empty();
}

} // namespace

bool material_excludes_checkmate(chess::Board const& board, chess::Color player) {
    chess::Color const opponent = chess::opponent(player);
    SquareSet const pieces = board.pieces(player) - board.pieces(PieceKind::king);
    if (pieces.empty()) {
        return true;
    }
    if (pieces.size() == 1 && pieces.intersects(board.pieces(PieceKind::knight))) {
        return knight_is_powerless(board, opponent);
    }
    bool const only_bishops = (pieces - board.pieces(PieceKind::bishop)).empty();
    bool const one_color =
        (pieces & SquareSet::light()).empty() || (pieces - SquareSet::light()).empty();
    if (only_bishops && one_color) {
        return bishops_are_powerless(board, pieces, opponent);
    }
    return false;
}

} // namespace staunton::endgame
