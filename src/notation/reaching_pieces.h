// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/attacks.h"
#include "chess/legality.h"
#include "chess/position.h"

namespace staunton::notation {

/// The squares from which a piece of that kind attacks `square`, as the board stands; the kind is
/// not the pawn. What attacks from a square and what attacks it are the same for these.
[[nodiscard]] inline chess::SquareSet
squares_attacking(chess::Board const& board, chess::PieceKind kind, chess::Square square) {
    switch (kind) {
    case chess::PieceKind::knight:
        return chess::knight_attacks(square);
    case chess::PieceKind::bishop:
        return chess::bishop_attacks(square, board.occupied());
    case chess::PieceKind::rook:
        return chess::rook_attacks(square, board.occupied());
    case chess::PieceKind::queen:
        return chess::queen_attacks(square, board.occupied());
    case chess::PieceKind::king:
        return chess::king_attacks(square);
    case chess::PieceKind::pawn:
        break;
    }
    return {};
}

/// Those of `origins` from which a move to `to` is legal. A piece of that kind, which is not the
/// pawn, stands on each of them and attacks `to`, and no piece of its own color stands there.
[[nodiscard]] inline chess::SquareSet legal_origins(chess::Position const& position,
                                                    chess::PieceKind kind, chess::SquareSet origins,
                                                    chess::Square to) {
    bool const is_free = kind != chess::PieceKind::king && !position.is_check() &&
                         !origins.intersects(position.pinned());
    if (is_free) {
        return origins;
    }
    chess::SquareSet legal;
    for (chess::Square const from : origins) {
        if (is_legal(position, chess::Move::plain(from, to))) {
            legal.insert(from);
        }
    }
    return legal;
}

} // namespace staunton::notation
