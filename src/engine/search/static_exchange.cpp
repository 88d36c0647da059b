// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/static_exchange.h"

#include "chess/attacks.h"
#include "chess/legal_moves.h"

namespace staunton::engine {

using namespace chess;

namespace {

/// Everything that attacks `square` when only `occupied` is left on the board.
SquareSet all_attackers(Board const& board, Square square, SquareSet occupied) {
    return (attackers_of(board, square, Color::white, occupied) |
            attackers_of(board, square, Color::black, occupied)) &
           occupied;
}

/// Pieces of both colors that can come to attack through a square that has been left.
SquareSet revealed_attackers(Board const& board, Square square, SquareSet occupied) {
    SquareSet const diagonal =
        board.diagonal_sliders(Color::white) | board.diagonal_sliders(Color::black);
    SquareSet const line = board.line_sliders(Color::white) | board.line_sliders(Color::black);
    return ((bishop_attacks(square, occupied) & diagonal) |
            (rook_attacks(square, occupied) & line)) &
           occupied;
}

struct Capturer {
    PieceKind kind;
    Square square;
};

Capturer least_of(Board const& board, SquareSet attackers) {
    for (PieceKind const kind : all_piece_kinds) {
        SquareSet const candidates = attackers & board.pieces(kind);
        if (!candidates.empty()) {
            return {kind, candidates.first()};
        }
    }
    return {PieceKind::king, attackers.first()};
}

} // namespace

Value exchange_value(PieceKind kind) {
    static constexpr ByPieceKind<Value> values{{100, 320, 335, 500, 975, 10'000}};
    return values[kind];
}

bool exchange_gains(Position const& position, Move move, Value threshold) {
    if (move.is_castling()) {
        return threshold <= 0;
    }
    Board const& board = position.board();
    std::optional<PieceKind> const captured = captured_by(position, move);
    PieceKind standing = move.promotes_to().value_or(*board.kind_at(move.from()));
    Value gain = (captured ? exchange_value(*captured) : 0) - threshold;
    if (move.promotes_to()) {
        gain += exchange_value(standing) - exchange_value(PieceKind::pawn);
    }
    if (gain < 0) {
        return false;
    }
    gain -= exchange_value(standing);
    if (gain >= 0) {
        return true;
    }

    SquareSet occupied = (board.occupied() - SquareSet::of(move.from())) | SquareSet::of(move.to());
    if (move.is_en_passant()) {
        occupied.erase(square_of(file_of(move.to()), rank_of(move.from())));
    }
    SquareSet attackers = all_attackers(board, move.to(), occupied);
    Color turn = opponent(position.has_the_move());
    // `gain` is the balance for the player who has just captured, after losing the capturing piece.
    bool mover_gains = true;
    while (!(attackers & board.pieces(turn)).empty()) {
        Capturer const next = least_of(board, attackers & board.pieces(turn));
        occupied.erase(next.square);
        attackers = (attackers | revealed_attackers(board, move.to(), occupied)) & occupied;
        if (next.kind == PieceKind::king && !(attackers & board.pieces(opponent(turn))).empty()) {
            break;
        }
        mover_gains = !mover_gains;
        turn = opponent(turn);
        gain = -gain - 1 - exchange_value(next.kind);
        if (gain >= 0) {
            break;
        }
    }
    return mover_gains;
}

} // namespace staunton::engine
