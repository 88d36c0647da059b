// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/piece_squares.h"

#include <algorithm>
#include <array>

namespace staunton::engine {

using namespace chess;

namespace {

/// Steps to the nearer of two opposite edges: 0 on it, 3 in the middle.
constexpr int from_side_edge(Square square) {
    int const file = static_cast<int>(file_of(square));
    return std::min(file, 7 - file);
}

constexpr int from_end_edge(Square square) {
    int const rank = static_cast<int>(rank_of(square));
    return std::min(rank, 7 - rank);
}

/// 0 in the corners, 6 on the four middle squares.
constexpr int centrality(Square square) {
    return from_side_edge(square) + from_end_edge(square);
}

/// Ranks passed, from the player's own side: 0 to 7.
constexpr int advance(Square square) {
    return static_cast<int>(rank_of(square));
}

constexpr Tapered pawn_on(Square square) {
    int const steps = advance(square) - 1;
    // A middle pawn gains by advancing to the fourth and fifth rank, a side pawn does not.
    constexpr std::array pull_to_centre{-4, -2, 4, 8};
    int const file_value = pull_to_centre[static_cast<std::size_t>(from_side_edge(square))];
    int const middlegame = -6 + file_value * std::min(steps + 1, 4) * 2 / 3 + steps * 3;
    return {middlegame, steps * steps * 2 - 6};
}

constexpr Tapered knight_on(Square square) {
    int const outpost_ranks = advance(square) >= 3 && advance(square) <= 5 ? 10 : 0;
    return {-44 + 11 * centrality(square) + outpost_ranks, -38 + 10 * centrality(square)};
}

constexpr Tapered bishop_on(Square square) {
    int const at_home = advance(square) == 0 ? -12 : 0;
    return {-12 + 5 * centrality(square) + at_home, -14 + 4 * centrality(square)};
}

constexpr Tapered rook_on(Square square) {
    int const seventh = advance(square) == 6 ? 14 : 0;
    return {-6 + 4 * from_side_edge(square) + seventh, seventh + advance(square)};
}

constexpr Tapered queen_on(Square square) {
    return {-6 + 2 * centrality(square), -30 + 9 * centrality(square)};
}

constexpr Tapered king_on(Square square) {
    // At home on the wings while queens are on; in the middle of the board afterwards.
    constexpr std::array wing_comfort{14, 26, 4, -14};
    int const file_value = wing_comfort[static_cast<std::size_t>(from_side_edge(square))];
    int const exposure = std::min(advance(square), 4) * 22;
    return {file_value - exposure, -48 + 15 * centrality(square)};
}

constexpr Tapered on_square(PieceKind kind, Square square) {
    switch (kind) {
    case PieceKind::pawn:
        return pawn_on(square);
    case PieceKind::knight:
        return knight_on(square);
    case PieceKind::bishop:
        return bishop_on(square);
    case PieceKind::rook:
        return rook_on(square);
    case PieceKind::queen:
        return queen_on(square);
    case PieceKind::king:
        return king_on(square);
    }
    return {};
}

using SquareTable = std::array<Tapered, square_count>;

constexpr ByPieceKind<SquareTable> tables = [] {
    ByPieceKind<SquareTable> made;
    for (PieceKind const kind : all_piece_kinds) {
        for (unsigned index = 0; index < square_count; ++index) {
            made[kind][index] = on_square(kind, square_at(index));
        }
    }
    return made;
}();

} // namespace

Tapered piece_on_square(Piece piece, Square square) {
    return tables[piece.kind][index_of(relative_square(piece.color, square))];
}

Tapered piece_squares_of(Board const& board, Color color) {
    Tapered total;
    for (PieceKind const kind : all_piece_kinds) {
        SquareTable const& table = tables[kind];
        for (Square const square : board.pieces(color, kind)) {
            total += table[index_of(relative_square(color, square))];
        }
    }
    return total;
}

} // namespace staunton::engine
