// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/evaluation.h"

#include "engine/evaluation/endgame_knowledge.h"
#include "engine/evaluation/king_safety.h"
#include "engine/evaluation/material.h"
#include "engine/evaluation/passed_pawns.h"
#include "engine/evaluation/piece_activity.h"
#include "engine/evaluation/piece_squares.h"
#include "engine/evaluation/threats.h"

#include <algorithm>

namespace staunton::engine {

using namespace chess;

namespace {

constexpr Value having_the_move = 16;
/// Nothing but mate is worth more.
constexpr Value greatest_evaluation = 20'000;

Tapered side_worth(Board const& board, PawnStructure const& pawns,
                   ByColor<Activity> const& activities, Color color) {
    Activity const& own = activities[color];
    Activity const& enemy = activities[opponent(color)];
    return material_of(board, color) + piece_squares_of(board, color) + own.worth +
           king_shelter(board, color) + king_danger(board, own, enemy, color) +
           threats_of(board, own, enemy, color) + passed_pawns_of(board, pawns, own, enemy, color);
}

Value blend(Tapered balance, Board const& board, Color color) {
    Color const stronger = balance.endgame >= 0 ? color : opponent(color);
    int const scale = winning_scale(board, stronger);
    int const phase = phase_of(board);
    int const endgame = balance.endgame * scale / full_winning_scale;
    return (balance.middlegame * phase + endgame * (full_phase - phase)) / full_phase;
}

} // namespace

Value evaluate(Position const& position, PawnCache& cache) {
    Board const& board = position.board();
    Color const color = position.has_the_move();
    if (std::optional<Value> const won = mop_up(board, color)) {
        return *won;
    }
    if (std::optional<Value> const lost = mop_up(board, opponent(color))) {
        return -*lost;
    }
    PawnStructure const& pawns = cache.structure(board);
    ByColor<Activity> const activities{
        {activity_of(board, pawns, Color::white), activity_of(board, pawns, Color::black)}};
    Tapered balance = pawns.balance * (color == Color::white ? 1 : -1);
    balance += side_worth(board, pawns, activities, color);
    balance -= side_worth(board, pawns, activities, opponent(color));
    Value value = blend(balance, board, color) + having_the_move;
    // An advantage that makes no progress fades as the fifty moves (9.3) go by.
    value = value * (220 - static_cast<Value>(std::min(position.halfmove_clock(), 100U))) / 220;
    return std::clamp(value, -greatest_evaluation, greatest_evaluation);
}

} // namespace staunton::engine
