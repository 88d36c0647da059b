// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/king_safety.h"

#include "chess/attacks.h"

#include <algorithm>
#include <array>

namespace staunton::engine {

using namespace chess;

namespace {

/// By the distance in ranks from the king to his own nearest pawn ahead; the last is for none.
constexpr std::array<Value, 8> shelter_by_distance{0, 22, 12, 2, -4, -8, -10, -24};
/// By the distance to the opponent's nearest pawn ahead.
constexpr std::array<Value, 8> storm_by_distance{0, -18, -26, -14, -5, 0, 0, -2};
constexpr Value king_on_open_file = -16;

constexpr int for_each_safe_knight_check = 75;
constexpr int for_each_safe_bishop_check = 40;
constexpr int for_each_safe_rook_check = 80;
constexpr int for_each_safe_queen_check = 65;
constexpr int for_each_weak_square = 16;
constexpr int without_a_queen = -140;
constexpr int quiet_king = -55;

std::size_t distance_to_nearest(SquareSet pawns, Square king, Color color) {
    std::size_t nearest = 7;
    auto const king_rank = static_cast<int>(relative_rank(color, king));
    for (Square const square : pawns) {
        int const distance = static_cast<int>(relative_rank(color, square)) - king_rank;
        if (distance >= 0) {
            nearest = std::min(nearest, static_cast<std::size_t>(distance));
        }
    }
    return nearest;
}

int count(SquareSet set) {
    return static_cast<int>(set.size());
}

/// Squares guarded once, by the king or the queen.
SquareSet poorly_guarded(Activity const& own) {
    return own.attacked - own.attacked_twice -
           (own.attacked_by[PieceKind::pawn] | own.attacked_by[PieceKind::knight] |
            own.attacked_by[PieceKind::bishop] | own.attacked_by[PieceKind::rook]);
}

int danger_of_checks(Board const& board, Activity const& own, Activity const& enemy, Color color) {
    Color const other = opponent(color);
    Square const king = board.king(color);
    SquareSet const occupied = board.occupied() - board.pieces(color, PieceKind::queen);
    SquareSet const safe =
        (~own.attacked | (poorly_guarded(own) & enemy.attacked_twice)) - board.pieces(other);
    SquareSet const queen_squares =
        enemy.attacked_by[PieceKind::queen] - own.attacked_by[PieceKind::queen];
    SquareSet const lines = rook_attacks(king, occupied) & safe;
    SquareSet const diagonals = bishop_attacks(king, occupied) & safe;
    return for_each_safe_knight_check *
               count(knight_attacks(king) & safe & enemy.attacked_by[PieceKind::knight]) +
           for_each_safe_bishop_check * count(diagonals & enemy.attacked_by[PieceKind::bishop]) +
           for_each_safe_rook_check * count(lines & enemy.attacked_by[PieceKind::rook]) +
           for_each_safe_queen_check * count((lines | diagonals) & queen_squares);
}

} // namespace

Tapered king_shelter(Board const& board, Color color) {
    Square const king = board.king(color);
    Color const other = opponent(color);
    Value total = 0;
    SquareSet const nearby = with_neighbours(SquareSet::of(file_of(king)));
    for (File const file : all_files) {
        SquareSet const squares = SquareSet::of(file);
        if (!squares.intersects(nearby)) {
            continue;
        }
        SquareSet const own = squares & board.pieces(color, PieceKind::pawn);
        SquareSet const enemy = squares & board.pieces(other, PieceKind::pawn);
        total += shelter_by_distance[distance_to_nearest(own, king, color)];
        total += storm_by_distance[distance_to_nearest(enemy, king, color)];
        if (own.empty() && file == file_of(king)) {
            total += king_on_open_file;
        }
    }
    return {total, 0};
}

Tapered king_danger(Board const& board, Activity const& own, Activity const& enemy, Color color) {
    SquareSet const weak = king_attacks(board.king(color)) & enemy.attacked & poorly_guarded(own);
    int danger = quiet_king + danger_of_checks(board, own, enemy, color) +
                 for_each_weak_square * count(weak);
    danger += enemy.king_attack_weight * std::min(enemy.king_attackers + 1, 6) / 3;
    if (board.pieces(opponent(color), PieceKind::queen).empty()) {
        danger += without_a_queen;
    }
    danger = std::clamp(danger, 0, 500);
    return {-danger * danger / 300, -danger / 10};
}

} // namespace staunton::engine
