// SPDX-License-Identifier: GPL-3.0-or-later
// Alpha-beta with a null window around the first move of each node (Marsland and Campbell, 1982).
#include "engine/search/search.h"

#include <algorithm>

namespace staunton::engine {

using namespace chess;

Value Search::search(Node node) {
    frame(node.ply).line.clear();
    if (stopped_) {
        return draw_value;
    }
    if (std::optional<Value> const decided = decided_already(node)) {
        return *decided;
    }
    if (node.position.is_check()) {
        ++node.depth;
    }
    if (node.depth <= 0) {
        return quiescence(node.position, node.alpha, node.beta, node.ply);
    }
    look_up(node);
    bool const is_whole = frame(node.ply).excluded == Move{};
    if (!node.is_principal() && is_whole && node.remembered &&
        node.remembered->depth >= node.depth && node.position.halfmove_clock() < 90) {
        Value const value = node.remembered->value;
        Bound const bound = node.remembered->bound;
        if (bound == Bound::exact || (bound == Bound::lower && value >= node.beta) ||
            (bound == Bound::upper && value <= node.alpha)) {
            return value;
        }
    }
    judge(node);
    if (std::optional<Value> const value = value_without_moves(node)) {
        return *value;
    }
    if (stopped_) {
        return draw_value;
    }
    // Without a remembered move the order is poor; a shallower search finds one for the next time.
    if (node.depth >= 4 && is_whole && node.table_move() == Move{}) {
        --node.depth;
    }
    return search_moves(node);
}

void Search::look_up(Node& node) {
    selective_depth_ = std::max(selective_depth_, node.ply);
    if (frame(node.ply).excluded == Move{}) {
        node.remembered = memory_.table.find(node.position.hash(), node.ply);
    }
}

void Search::judge(Node& node) {
    Frame& here = frame(node.ply);
    if (node.position.is_check()) {
        here.evaluation = unknown_value;
        return;
    }
    if (here.excluded != Move{}) {
        node.evaluation = here.evaluation;
    } else if (node.remembered && node.remembered->evaluation != unknown_value) {
        node.evaluation = node.remembered->evaluation;
    } else {
        node.evaluation = evaluation_of(node.position);
    }
    here.evaluation = node.evaluation;
    if (node.ply >= 2) {
        Value const earlier = frame(node.ply - 2).evaluation;
        node.is_improving = earlier == unknown_value || node.evaluation > earlier;
    }
    // A remembered result is a better judgement than the evaluation, on the side it bounds.
    if (node.remembered && !is_mate(node.remembered->value)) {
        Value const value = node.remembered->value;
        Bound const bound = node.remembered->bound;
        if (bound == Bound::exact || (bound == Bound::lower && value > node.evaluation) ||
            (bound == Bound::upper && value < node.evaluation)) {
            node.evaluation = value;
        }
    }
}

OrderingHints Search::hints_for(Node const& node) const {
    OrderingHints hints{.table_move = node.table_move(),
                        .killers = frame(node.ply).killers,
                        .answer = {},
                        .previous = {},
                        .before_previous = {}};
    if (node.ply >= 1) {
        hints.previous = frame(node.ply - 1).step;
    }
    if (node.ply >= 2) {
        hints.before_previous = frame(node.ply - 2).step;
    }
    if (hints.previous) {
        hints.answer = memory_.history.answer_to(node.position.has_the_move(), *hints.previous);
    }
    return hints;
}

Value Search::search_moves(Node& node) {
    Position const& position = node.position;
    MoveList const moves = legal_moves(position);
    Move const excluded = frame(node.ply).excluded;
    if (moves.empty()) {
        return position.is_check() ? mated_after(node.ply) : draw_value;
    }
    if (node.ply + 2 < max_ply) {
        frame(node.ply + 2).killers = {};
    }
    OrderingHints const hints = hints_for(node);
    MovePicker picker{position, moves, memory_.history, hints};
    Value const first_alpha = node.alpha;
    Outcome outcome;
    while (std::optional<PickedMove> const picked = picker.next()) {
        Move const move = picked->move;
        bool const is_passed_over = node.is_root()
                                        ? std::ranges::find(root_moves_, move) == root_moves_.end()
                                        : fallibility_.overlooks(position.hash(), move);
        if (move == excluded || is_passed_over || is_left_out(node, *picked, outcome.searched)) {
            continue;
        }
        Depth const extension = extension_of(node, move);
        if (stopped_) {
            return draw_value;
        }
        Position const next = position.after(move);
        Depth const reduction = reduction_of(node, *picked, outcome.searched, next.is_check());
        play(position, move, next, node.ply);
        Value const value =
            search_move(node, next, node.depth - 1 + extension, reduction, outcome.searched);
        take_back();
        ++outcome.searched;
        if (stopped_) {
            return draw_value;
        }
        if (take_account(node, outcome, *picked, value)) {
            learn_from_cut(node, outcome);
            break;
        }
    }
    return remember(node, outcome, first_alpha);
}

Value Search::search_move(Node const& node, Position const& next, Depth depth, Depth reduction,
                          unsigned searched) {
    Depth const ply = node.ply + 1;
    if (searched == 0) {
        Expectation const expectation =
            !node.is_principal() && node.expectation == Expectation::all_moves
                ? Expectation::cut
                : Expectation::all_moves;
        return search_child(next, node.alpha, node.beta, depth, ply, expectation);
    }
    Value value =
        search_child(next, node.alpha, node.alpha + 1, depth - reduction, ply, Expectation::cut);
    if (value > node.alpha && reduction > 0) {
        Expectation const expectation =
            node.expectation == Expectation::cut ? Expectation::all_moves : Expectation::cut;
        value = search_child(next, node.alpha, node.alpha + 1, depth, ply, expectation);
    }
    if (value > node.alpha && value < node.beta && node.is_principal()) {
        value = search_child(next, node.alpha, node.beta, depth, ply, Expectation::all_moves);
    }
    return value;
}

Value Search::search_child(Position const& next, Value alpha, Value beta, Depth depth, Depth ply,
                           Expectation expectation) {
    return -search({.position = next,
                    .alpha = -beta,
                    .beta = -alpha,
                    .depth = depth,
                    .ply = ply,
                    .expectation = expectation});
}

bool Search::take_account(Node& node, Outcome& outcome, PickedMove const& picked, Value value) {
    if (value > outcome.value) {
        outcome.value = value;
        if (value > node.alpha) {
            outcome.move = picked.move;
            node.alpha = value;
            if (node.is_root()) {
                root_value_ = value;
            }
            frame(node.ply).line.assign(picked.move, frame(node.ply + 1).line);
        }
    }
    if (outcome.value >= node.beta) {
        return true;
    }
    (picked.kind == MoveClass::quiet ? outcome.quiets : outcome.captures).push_back(picked.move);
    return false;
}

void Search::learn_from_cut(Node const& node, Outcome const& outcome) {
    int const bonus = std::min(14 * node.depth * node.depth + 40 * node.depth, 1800);
    Move const best = outcome.move;
    bool const is_quiet = !captured_by(node.position, best) && !best.promotes_to();
    if (is_quiet) {
        std::array<Move, 2>& killers = frame(node.ply).killers;
        if (killers[0] != best) {
            killers = {best, killers[0]};
        }
        learn_quiet(node, best, bonus);
        for (std::uint16_t const bits : outcome.quiets.bits()) {
            learn_quiet(node, Move::from_bits(bits), -bonus);
        }
        if (node.ply >= 1 && frame(node.ply - 1).step) {
            memory_.history.learn_answer(node.position.has_the_move(), *frame(node.ply - 1).step,
                                         best);
        }
    } else {
        learn_capture(node, best, bonus);
    }
    for (std::uint16_t const bits : outcome.captures.bits()) {
        learn_capture(node, Move::from_bits(bits), -bonus);
    }
}

void Search::learn_quiet(Node const& node, Move move, int bonus) {
    Color const color = node.position.has_the_move();
    Step const step{*node.position.board().kind_at(move.from()), move.to()};
    memory_.history.learn_quiet(color, move, bonus);
    for (Depth const back : {1, 2}) {
        if (node.ply >= back && frame(node.ply - back).step) {
            memory_.history.learn_continuation(color, *frame(node.ply - back).step, step, bonus);
        }
    }
}

void Search::learn_capture(Node const& node, Move move, int bonus) {
    if (std::optional<PieceKind> const victim = captured_by(node.position, move)) {
        Step const step{*node.position.board().kind_at(move.from()), move.to()};
        memory_.history.learn_capture(node.position.has_the_move(), step, *victim, bonus);
    }
}

Value Search::remember(Node const& node, Outcome const& outcome, Value first_alpha) {
    bool const is_whole = frame(node.ply).excluded == Move{};
    Value const value = outcome.value;
    if (outcome.searched == 0) {
        // Every move was excluded or not seen: nothing is proved.
        return is_whole ? evaluation_of(node.position) : first_alpha;
    }
    if (!is_whole) {
        return value;
    }
    Bound const bound = value >= node.beta    ? Bound::lower
                        : value > first_alpha ? Bound::exact
                                              : Bound::upper;
    memory_.table.remember(node.position.hash(), node.ply,
                           {.move = outcome.move,
                            .value = value,
                            .evaluation = frame(node.ply).evaluation,
                            .depth = node.depth,
                            .bound = bound});
    return value;
}

void Search::play(Position const& before, Move move, Position const& after, Depth ply) {
    memory_.table.prefetch(after.hash());
    count_node();
    positions_.push(after.hash());
    frame(ply).step = Step{*before.board().kind_at(move.from()), move.to()};
    frame(ply + 1).since_null_move = frame(ply).since_null_move + 1;
}

} // namespace staunton::engine
