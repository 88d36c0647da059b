// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"
#include "chess/piece.h"
#include "chess/slider_attacks.h"
#include "chess/square_set.h"

#include <array>

namespace staunton::chess {

/// What does not depend on the other pieces, made by the compiler.
namespace attack_tables {

/// A value for each square, indexed by `index_of`.
template <typename Value>
using BySquare = std::array<Value, square_count>;

/// What a king attacks from each square.
extern BySquare<SquareSet> const king;
/// What a knight attacks from each square.
extern BySquare<SquareSet> const knight;
/// What a pawn of each color attacks from each square.
extern ByColor<BySquare<SquareSet>> const pawn;
/// What a bishop attacks from each square of an otherwise empty board.
extern BySquare<SquareSet> const bishop;
/// What a rook attacks from each square of an otherwise empty board.
extern BySquare<SquareSet> const rook;
/// What a piece of each kind but the pawn attacks from each square of an otherwise empty board.
extern ByPieceKind<BySquare<SquareSet>> const unobstructed;
/// See `squares_between`.
extern BySquare<BySquare<SquareSet>> const between;
/// See `line_through`.
extern BySquare<BySquare<SquareSet>> const line;

} // namespace attack_tables

/// The squares a king on `square` attacks (3.8.1).
[[nodiscard]] inline SquareSet king_attacks(Square square) {
    return attack_tables::king[index_of(square)];
}

/// The squares a knight on `square` attacks (3.6).
[[nodiscard]] inline SquareSet knight_attacks(Square square) {
    return attack_tables::knight[index_of(square)];
}

/// The squares a pawn of `color` on `square` attacks (3.7.3).
[[nodiscard]] inline SquareSet pawn_attacks(Color color, Square square) {
    return attack_tables::pawn[color][index_of(square)];
}

/// The squares that a set of pawns of `color` attacks together (3.7.3).
[[nodiscard]] constexpr SquareSet pawn_attacks(Color color, SquareSet pawns) {
    SquareSet const ahead = pawns.shifted_ahead(color);
    return ahead.shifted_east() | ahead.shifted_west();
}

/// The squares a bishop attacks (3.2), as far as the first piece in `occupied` on each diagonal,
/// that piece's square included.
[[nodiscard]] inline SquareSet bishop_attacks(Square square, SquareSet occupied) {
    return slider_tables::bishops[index_of(square)].attacks(occupied);
}

/// Likewise a rook (3.3).
[[nodiscard]] inline SquareSet rook_attacks(Square square, SquareSet occupied) {
    return slider_tables::rooks[index_of(square)].attacks(occupied);
}

/// Likewise a queen (3.4).
[[nodiscard]] inline SquareSet queen_attacks(Square square, SquareSet occupied) {
    return bishop_attacks(square, occupied) | rook_attacks(square, occupied);
}

/// The squares that `piece` on `square` attacks (3.1.2).
[[nodiscard]] SquareSet attacks_of(Piece piece, Square square, SquareSet occupied);

/// The pieces of `by` that attack `square`, pinned ones too (3.1.2, 3.1.3), when the squares
/// `occupied` are not empty.
[[nodiscard]] inline SquareSet attackers_of(Board const& board, Square square, Color by,
                                            SquareSet occupied) {
    return (pawn_attacks(opponent(by), square) & board.pieces(by, PieceKind::pawn)) |
           (knight_attacks(square) & board.pieces(by, PieceKind::knight)) |
           (king_attacks(square) & board.pieces(by, PieceKind::king)) |
           (bishop_attacks(square, occupied) & board.diagonal_sliders(by)) |
           (rook_attacks(square, occupied) & board.line_sliders(by));
}

/// Likewise, as the board stands.
[[nodiscard]] inline SquareSet attackers_of(Board const& board, Square square, Color by) {
    return attackers_of(board, square, by, board.occupied());
}

/// Every square that the pieces of `by` attack (3.1.2) when the squares `occupied` are not empty.
/// One king of `by` stands on the board.
[[nodiscard]] inline SquareSet squares_attacked(Board const& board, Color by, SquareSet occupied) {
    SquareSet attacked =
        pawn_attacks(by, board.pieces(by, PieceKind::pawn)) | king_attacks(board.king(by));
    for (Square const square : board.pieces(by, PieceKind::knight)) {
        attacked |= knight_attacks(square);
    }
    for (Square const square : board.diagonal_sliders(by)) {
        attacked |= bishop_attacks(square, occupied);
    }
    for (Square const square : board.line_sliders(by)) {
        attacked |= rook_attacks(square, occupied);
    }
    return attacked;
}

/// The bishops, rooks and queens of `by` that would attack `square` on an otherwise empty board.
[[nodiscard]] inline SquareSet aimed_sliders(Board const& board, Square square, Color by) {
    return (attack_tables::bishop[index_of(square)] & board.diagonal_sliders(by)) |
           (attack_tables::rook[index_of(square)] & board.line_sliders(by));
}

/// The squares strictly between two squares of one rank, file or diagonal; otherwise none.
[[nodiscard]] inline SquareSet squares_between(Square a, Square b) {
    return attack_tables::between[index_of(a)][index_of(b)];
}

/// The whole rank, file or diagonal through both squares, edge to edge; none if there is none.
[[nodiscard]] inline SquareSet line_through(Square a, Square b) {
    return attack_tables::line[index_of(a)][index_of(b)];
}

} // namespace staunton::chess
