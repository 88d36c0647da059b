// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/evaluation.h"
#include "engine/search/search.h"
#include "engine/search/static_exchange.h"

#include <algorithm>

namespace staunton::engine {

using namespace chess;

namespace {

/// What a capture may gain by position beyond the captured piece.
constexpr Value hope = 170;

/// Whether a capture loses material, or cannot gain as much as is wanted.
bool gains_too_little(Position const& position, PickedMove const& picked, Value wanted) {
    if (picked.kind == MoveClass::bad_capture) {
        return true;
    }
    std::optional<PieceKind> const victim = captured_by(position, picked.move);
    return !picked.move.promotes_to() && hope + (victim ? exchange_value(*victim) : 0) <= wanted;
}

} // namespace

Value Search::evaluation_of(Position const& position) {
    Value const evaluation = evaluate(position, memory_.pawns);
    return fallibility_.judged(evaluation, position.hash());
}

Value Search::quiescence(Position const& position, Value alpha, Value beta, Depth ply) {
    frame(ply).line.clear();
    selective_depth_ = std::max(selective_depth_, ply);
    if (stopped_) {
        return draw_value;
    }
    if (ply > 0 && is_drawn(position, ply)) {
        return draw_value;
    }
    if (ply >= max_ply) {
        return position.is_check() ? draw_value : evaluation_of(position);
    }
    Node node{.position = position, .alpha = alpha, .beta = beta, .depth = 0, .ply = ply};
    node.remembered = memory_.table.find(position.hash(), ply);
    if (node.remembered && !node.is_principal()) {
        Value const value = node.remembered->value;
        Bound const bound = node.remembered->bound;
        if (bound == Bound::exact || (bound == Bound::lower && value >= beta) ||
            (bound == Bound::upper && value <= alpha)) {
            return value;
        }
    }
    if (position.is_check()) {
        frame(ply).evaluation = unknown_value;
        return search_captures(node, -infinite_value);
    }
    bool const is_judged = node.remembered && node.remembered->evaluation != unknown_value;
    Value const stand_pat = is_judged ? node.remembered->evaluation : evaluation_of(position);
    frame(ply).evaluation = stand_pat;
    if (stand_pat >= beta) {
        return stand_pat;
    }
    node.alpha = std::max(alpha, stand_pat);
    return search_captures(node, stand_pat);
}

Value Search::search_captures(Node& node, Value stand_pat) {
    Position const& position = node.position;
    bool const is_check = position.is_check();
    // In check every move is looked at: to stand still is no choice.
    MoveList const moves = is_check ? legal_moves(position) : legal_captures(position);
    if (is_check && moves.empty()) {
        return mated_after(node.ply);
    }
    OrderingHints const hints = hints_for(node);
    MovePicker picker{position, moves, memory_.history, hints};
    Value const first_alpha = node.alpha;
    Outcome outcome;
    outcome.value = stand_pat;
    while (std::optional<PickedMove> const picked = picker.next()) {
        Move const move = picked->move;
        if (fallibility_.overlooks(position.hash(), move) ||
            (!is_check && gains_too_little(position, *picked, node.alpha - stand_pat))) {
            continue;
        }
        Position const next = position.after(move);
        play(position, move, next, node.ply);
        Value const value = -quiescence(next, -node.beta, -node.alpha, node.ply + 1);
        take_back();
        ++outcome.searched;
        if (stopped_) {
            return draw_value;
        }
        if (take_account(node, outcome, *picked, value)) {
            break;
        }
    }
    if (outcome.searched == 0 && !is_check) {
        return stand_pat;
    }
    return remember(node, outcome, first_alpha);
}

} // namespace staunton::engine
