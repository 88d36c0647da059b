// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/passed_pawns.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace staunton::engine {

using namespace chess;

namespace {

constexpr std::array<Tapered, 8> by_rank{Tapered{0, 0},     Tapered{2, 8},   Tapered{4, 14},
                                         Tapered{10, 28},   Tapered{30, 56}, Tapered{66, 98},
                                         Tapered{105, 160}, Tapered{0, 0}};

constexpr Value enemy_king_far = 5;
constexpr Value own_king_near = -3;
constexpr Tapered step_is_free{3, 6};
constexpr Tapered way_is_free{3, 8};
constexpr Tapered way_is_safe{4, 7};
constexpr Tapered rook_behind{4, 6};

} // namespace

int king_distance(Square a, Square b) {
    int const files = std::abs(static_cast<int>(file_of(a)) - static_cast<int>(file_of(b)));
    int const ranks = std::abs(static_cast<int>(rank_of(a)) - static_cast<int>(rank_of(b)));
    return std::max(files, ranks);
}

Tapered passed_pawns_of(Board const& board, PawnStructure const& pawns, Activity const& own,
                        Activity const& enemy, Color color) {
    Color const other = opponent(color);
    Tapered total;
    for (Square const square : pawns.passed[color]) {
        Rank const rank = relative_rank(color, square);
        total += by_rank[static_cast<std::size_t>(rank)];
        // What follows matters more the nearer the pawn has come.
        int const nearness = static_cast<int>(rank) - 2;
        if (nearness <= 0) {
            continue;
        }
        Square const step = square_ahead(color, square);
        SquareSet const way = front_span(color, SquareSet::of(square));
        SquareSet const behind = front_span(other, SquareSet::of(square));
        total.endgame += nearness * (enemy_king_far * king_distance(board.king(other), step) +
                                     own_king_near * king_distance(board.king(color), step));
        if (!board.occupied().contains(step)) {
            total += step_is_free * nearness;
            total += way.intersects(board.occupied()) ? Tapered{} : way_is_free * nearness;
            SquareSet const contested = (way & enemy.attacked) - own.attacked;
            total += contested.empty() ? way_is_safe * nearness : Tapered{};
        }
        if (behind.intersects(board.pieces(color, PieceKind::rook))) {
            total += rook_behind * nearness;
        }
    }
    return total;
}

} // namespace staunton::engine
