// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/attacks.h"
#include "endgame/insufficient_material.h"
#include "engine/search/search.h"
#include "engine/search/static_exchange.h"

#include <algorithm>
#include <array>

namespace staunton::engine {

using namespace chess;

namespace {

constexpr unsigned fifty_moves = 100;

/// The natural logarithm in a constant expression, good to six digits: all the table below needs.
constexpr double natural_logarithm(double number) {
    double logarithm = 0;
    while (number >= 2) {
        number /= 2;
        logarithm += 0.693147180559945;
    }
    double const ratio = (number - 1) / (number + 1);
    double power = ratio;
    for (int odd = 1; odd < 20; odd += 2) {
        logarithm += 2 * power / odd;
        power *= ratio * ratio;
    }
    return logarithm;
}

using Reductions = std::array<std::array<std::int8_t, 64>, 64>;

/// By depth and by how many moves have been searched before. Late moves of deep nodes are rarely
/// the best.
constexpr Reductions late_move_reductions = [] {
    Reductions made{};
    for (unsigned depth = 1; depth < 64; ++depth) {
        for (unsigned searched = 1; searched < 64; ++searched) {
            made[depth][searched] = static_cast<std::int8_t>(
                0.6 + natural_logarithm(depth) * natural_logarithm(searched + 1) / 2.1);
        }
    }
    return made;
}();

bool has_more_than_pawns(Position const& position) {
    Board const& board = position.board();
    Color const color = position.has_the_move();
    return !(board.pieces(color) - board.pieces(PieceKind::pawn) - board.pieces(PieceKind::king))
                .empty();
}

/// Whether zugzwang is unlikely: the player has a rook, a queen or two minor pieces.
bool can_afford_to_move(Position const& position) {
    Board const& board = position.board();
    Color const color = position.has_the_move();
    SquareSet const minors =
        board.pieces(color, PieceKind::knight) | board.pieces(color, PieceKind::bishop);
    return minors.has_more_than_one() || !board.line_sliders(color).empty();
}

/// Whether the moved piece itself gives check; discovered checks are not seen.
bool attacks_king(Position const& position, Move move) {
    Board const& board = position.board();
    Color const color = position.has_the_move();
    if (move.kind() != MoveKind::plain) {
        return false;
    }
    SquareSet const occupied = board.occupied() - SquareSet::of(move.from());
    Piece const piece{color, *board.kind_at(move.from())};
    return attacks_of(piece, move.to(), occupied).contains(board.king(opponent(color)));
}

} // namespace

bool Search::is_drawn(Position const& position, Depth ply) const {
    auto const reversible =
        std::min(static_cast<std::size_t>(position.halfmove_clock()),
                 static_cast<std::size_t>(std::max(frame(ply).since_null_move, 0)));
    if (positions_.is_repetition(reversible, static_cast<std::size_t>(ply))) {
        return true;
    }
    Board const& board = position.board();
    SquareSet const majors_and_pawns = board.pieces(PieceKind::pawn) |
                                       board.pieces(PieceKind::rook) |
                                       board.pieces(PieceKind::queen);
    if (majors_and_pawns.empty() && endgame::material_is_dead(board)) {
        return true;
    }
    // Checkmate comes before the fifty moves.
    return position.halfmove_clock() >= fifty_moves &&
           (!position.is_check() || has_legal_move(position));
}

std::optional<Value> Search::decided_already(Node& node) {
    if (node.is_root()) {
        return std::nullopt;
    }
    if (is_drawn(node.position, node.ply)) {
        return draw_value;
    }
    if (node.ply >= max_ply) {
        return node.position.is_check() ? draw_value : evaluation_of(node.position);
    }
    // A mate nearer to the root makes every longer one uninteresting.
    node.alpha = std::max(node.alpha, mated_after(node.ply));
    node.beta = std::min(node.beta, mates_after(node.ply + 1));
    return node.alpha >= node.beta ? std::optional{node.alpha} : std::nullopt;
}

std::optional<Value> Search::value_without_moves(Node const& node) {
    if (node.is_principal() || node.position.is_check() || is_mate(node.beta) ||
        frame(node.ply).excluded != Move{}) {
        return std::nullopt;
    }
    // So far above beta that the opponent cannot make up for it in the few moves left.
    Value const margin = 78 * (node.depth - (node.is_improving ? 1 : 0));
    if (node.depth <= 8 && node.evaluation - margin >= node.beta && !is_mate(node.evaluation)) {
        return (node.evaluation + node.beta) / 2;
    }
    // So far below alpha that only captures could help.
    if (node.depth <= 3 && node.evaluation + 180 + 160 * node.depth <= node.alpha) {
        Value const value = quiescence(node.position, node.alpha, node.alpha + 1, node.ply);
        if (value <= node.alpha) {
            return value;
        }
    }
    return value_after_passing(node);
}

std::optional<Value> Search::value_after_passing(Node const& node) {
    // Two passes in a row prove nothing, and with few pieces passing may be better than any move.
    bool const has_just_passed = node.ply >= 1 && !frame(node.ply - 1).step;
    if (node.depth < 3 || has_just_passed || node.evaluation < node.beta ||
        !can_afford_to_move(node.position)) {
        return std::nullopt;
    }
    Depth const reduction = 3 + node.depth / 3 + std::min((node.evaluation - node.beta) / 180, 3);
    Position const next = node.position.after_passing();
    memory_.table.prefetch(next.hash());
    count_node();
    positions_.push(next.hash());
    frame(node.ply).step.reset();
    frame(node.ply + 1).since_null_move = 0;
    Value const value = search_child(
        next, node.beta - 1, node.beta, node.depth - reduction, node.ply + 1,
        node.expectation == Expectation::cut ? Expectation::all_moves : Expectation::cut);
    take_back();
    if (stopped_ || value < node.beta) {
        return std::nullopt;
    }
    return is_mate(value) ? node.beta : value;
}

bool Search::is_left_out(Node const& node, PickedMove const& picked, unsigned searched) const {
    if (node.is_root() || searched == 0 || node.position.is_check() ||
        node.alpha <= -least_mate_value || !has_more_than_pawns(node.position)) {
        return false;
    }
    Depth const depth = node.depth;
    if (picked.kind != MoveClass::quiet) {
        return picked.kind == MoveClass::bad_capture && depth <= 6 &&
               !exchange_gains(node.position, picked.move, -95 * depth);
    }
    auto const enough_moves =
        static_cast<unsigned>((4 + depth * depth) / (node.is_improving ? 1 : 2));
    bool const is_hopeless = (depth <= 8 && searched >= enough_moves) ||
                             (depth <= 4 && picked.history < -3500 * depth) ||
                             (depth <= 7 && node.evaluation + 110 + 95 * depth <= node.alpha);
    if (is_hopeless) {
        return !attacks_king(node.position, picked.move);
    }
    return depth <= 8 && !exchange_gains(node.position, picked.move, -55 * depth);
}

Depth Search::reduction_of(Node const& node, PickedMove const& picked, unsigned searched,
                           bool gives_check) const {
    if (node.depth < 3 || searched < (node.is_principal() ? 2U : 1U) ||
        picked.kind == MoveClass::good_capture) {
        return 0;
    }
    Depth reduction = late_move_reductions[static_cast<std::size_t>(std::min(node.depth, 63))]
                                          [std::min(searched, 63U)];
    if (picked.kind == MoveClass::quiet) {
        bool const is_killer = std::ranges::find(frame(node.ply).killers, picked.move) !=
                               frame(node.ply).killers.end();
        reduction += node.is_improving ? 0 : 1;
        reduction += node.expectation == Expectation::cut ? 1 : 0;
        reduction -= picked.history / 8000;
        reduction -= is_killer ? 1 : 0;
    }
    reduction -= node.is_principal() ? 1 : 0;
    reduction -= gives_check || node.position.is_check() ? 1 : 0;
    return std::clamp(reduction, 0, node.depth - 2);
}

Depth Search::extension_of(Node const& node, Move move) {
    bool const is_candidate =
        !node.is_root() && node.depth >= 7 && node.remembered && move == node.remembered->move &&
        node.remembered->bound != Bound::upper && node.remembered->depth >= node.depth - 3 &&
        !is_mate(node.remembered->value) && node.ply < 2 * root_depth_;
    if (!is_candidate) {
        return 0;
    }
    // A move that is better than all others by far deserves a deeper look.
    Value const singular_beta = node.remembered->value - 2 * node.depth;
    Line const line = frame(node.ply).line;
    frame(node.ply).excluded = move;
    Value const others = search({.position = node.position,
                                 .alpha = singular_beta - 1,
                                 .beta = singular_beta,
                                 .depth = (node.depth - 1) / 2,
                                 .ply = node.ply,
                                 .expectation = node.expectation});
    frame(node.ply).excluded = Move{};
    frame(node.ply).line = line;
    return others < singular_beta ? 1 : 0;
}

} // namespace staunton::engine
