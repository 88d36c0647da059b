// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/endgame_knowledge.h"

#include "engine/evaluation/material.h"
#include "engine/evaluation/passed_pawns.h"

#include <algorithm>
#include <cstdlib>

namespace staunton::engine {

using namespace chess;

namespace {

constexpr Value won_ending = 600;
constexpr Value for_each_step_to_the_edge = 22;
constexpr Value for_each_step_of_the_king = 14;
constexpr Value for_each_step_to_the_corner = 35;

int count(Board const& board, Color color, PieceKind kind) {
    return static_cast<int>(board.pieces(color, kind).size());
}

Value pieces_worth(Board const& board, Color color) {
    Value total = 0;
    for (PieceKind const kind :
         {PieceKind::knight, PieceKind::bishop, PieceKind::rook, PieceKind::queen}) {
        total += worth_of(kind).endgame * count(board, color, kind);
    }
    return total;
}

bool has_bishops_of_both_colors(Board const& board, Color color) {
    SquareSet const bishops = board.pieces(color, PieceKind::bishop);
    return bishops.intersects(SquareSet::light()) && !(bishops - SquareSet::light()).empty();
}

bool can_force_mate(Board const& board, Color color) {
    if (!board.line_sliders(color).empty()) {
        return true;
    }
    int const knights = count(board, color, PieceKind::knight);
    bool const has_bishop = !board.pieces(color, PieceKind::bishop).empty();
    return has_bishops_of_both_colors(board, color) || (has_bishop && knights > 0) || knights > 2;
}

/// 0 in the corner, 6 on the middle squares.
int steps_from_corner(Square square) {
    int const file = static_cast<int>(file_of(square));
    int const rank = static_cast<int>(rank_of(square));
    return std::min(file, 7 - file) + std::min(rank, 7 - rank);
}

bool only_bishop_and_knight(Board const& board, Color color) {
    return board.line_sliders(color).empty() && !has_bishops_of_both_colors(board, color);
}

int steps_to_corner_of_bishop(Board const& board, Color stronger, Square king) {
    bool const light = board.pieces(stronger, PieceKind::bishop).intersects(SquareSet::light());
    Square const first = light ? Square::h1 : Square::a1;
    Square const second = light ? Square::a8 : Square::h8;
    auto const walk = [king](Square corner) {
        int const files =
            std::abs(static_cast<int>(file_of(king)) - static_cast<int>(file_of(corner)));
        int const ranks =
            std::abs(static_cast<int>(rank_of(king)) - static_cast<int>(rank_of(corner)));
        return files + ranks;
    };
    return std::min(walk(first), walk(second));
}

/// Rook pawns on one file, a bishop that does not guard the promotion square, and the king in time.
bool is_wrong_bishop(Board const& board, Color stronger) {
    SquareSet const pawns = board.pieces(stronger, PieceKind::pawn);
    SquareSet const bishops = board.pieces(stronger, PieceKind::bishop);
    SquareSet const others = board.pieces(stronger) - pawns - bishops;
    bool const on_a = (pawns - SquareSet::of(File::a)).empty();
    bool const on_h = (pawns - SquareSet::of(File::h)).empty();
    if (pawns.empty() || (!on_a && !on_h) || others.has_more_than_one()) {
        return false;
    }
    Square const corner =
        square_of(on_a ? File::a : File::h, relative_rank(stronger, Rank::eighth));
    bool const guards = is_light(corner) ? bishops.intersects(SquareSet::light())
                                         : !(bishops - SquareSet::light()).empty();
    return !guards && king_distance(board.king(opponent(stronger)), corner) <= 1;
}

/// Whether the king stands on a key square of his pawn: from there the pawn cannot be stopped,
/// whoever has the move.
bool holds_key_square(Square king, Square pawn, Color color) {
    int const files = std::abs(static_cast<int>(file_of(king)) - static_cast<int>(file_of(pawn)));
    int const king_rank = static_cast<int>(relative_rank(color, king));
    int const pawn_rank = static_cast<int>(relative_rank(color, pawn));
    bool const is_rook_pawn = file_of(pawn) == File::a || file_of(pawn) == File::h;
    if (is_rook_pawn) {
        return files == 1 && king_rank >= 6;
    }
    bool const has_crossed_the_middle = pawn_rank >= 4;
    return files <= 1 && king_rank >= pawn_rank + (has_crossed_the_middle ? 1 : 2);
}

/// Whether the pawn runs to its promotion before the king comes: he stands outside its square.
bool outruns(Square pawn, Square king, Color color) {
    Square const target = square_of(file_of(pawn), relative_rank(color, Rank::eighth));
    int const steps = std::min(king_distance(pawn, target), 5);
    return king_distance(king, target) > steps + 1;
}

bool is_king_and_pawn_against_king(Board const& board, Color stronger) {
    return board.occupied().size() == 3 && !board.pieces(stronger, PieceKind::pawn).empty();
}

bool are_opposite_bishops(Board const& board) {
    SquareSet const white = board.pieces(Color::white, PieceKind::bishop);
    SquareSet const black = board.pieces(Color::black, PieceKind::bishop);
    return white.size() == 1 && black.size() == 1 &&
           is_light(white.first()) != is_light(black.first());
}

} // namespace

std::optional<Value> mop_up(Board const& board, Color stronger) {
    Color const weaker = opponent(stronger);
    bool const is_lone = !board.pieces(weaker).has_more_than_one();
    if (!is_lone || !can_force_mate(board, stronger)) {
        return std::nullopt;
    }
    Square const king = board.king(weaker);
    Value value = won_ending + pieces_worth(board, stronger) +
                  worth_of(PieceKind::pawn).endgame * count(board, stronger, PieceKind::pawn);
    value += for_each_step_to_the_edge * (6 - steps_from_corner(king));
    value += for_each_step_of_the_king * (7 - king_distance(king, board.king(stronger)));
    if (only_bishop_and_knight(board, stronger)) {
        value +=
            for_each_step_to_the_corner * (7 - steps_to_corner_of_bishop(board, stronger, king));
    }
    return value;
}

int winning_scale(Board const& board, Color stronger) {
    Color const weaker = opponent(stronger);
    Value const own = pieces_worth(board, stronger);
    Value const other = pieces_worth(board, weaker);
    if (board.pieces(stronger, PieceKind::pawn).empty()) {
        // One minor piece, or two knights, do not mate.
        if (!can_force_mate(board, stronger)) {
            return 0;
        }
        // A rook against a minor piece, or a minor piece more, rarely wins.
        if (own - other <= 350) {
            return 14;
        }
    }
    if (is_king_and_pawn_against_king(board, stronger)) {
        Square const pawn = board.pieces(stronger, PieceKind::pawn).first();
        bool const is_won = holds_key_square(board.king(stronger), pawn, stronger) ||
                            outruns(pawn, board.king(weaker), stronger);
        return is_won ? full_winning_scale : 10;
    }
    if (own < 800 && is_wrong_bishop(board, stronger)) {
        return 2;
    }
    if (are_opposite_bishops(board)) {
        bool const nothing_else = own == other && own < 500;
        return nothing_else ? 30 : 48;
    }
    int const pawns = count(board, stronger, PieceKind::pawn);
    return std::min(full_winning_scale, 42 + 7 * pawns);
}

} // namespace staunton::engine
