// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/move_history.h"

#include <algorithm>
#include <cstdlib>

namespace staunton::engine {

using namespace chess;

namespace {

/// Moves toward the bonus, the less the nearer to the limit: an entry never leaves its range.
void learn(std::int16_t& entry, int bonus) {
    int const limited = std::clamp(bonus, -MoveHistory::most, MoveHistory::most);
    int const learned = entry + limited - entry * std::abs(limited) / MoveHistory::most;
    entry = static_cast<std::int16_t>(learned);
}

} // namespace

MoveHistory::MoveHistory() : continuation_(2 * step_count * step_count) {}

void MoveHistory::clear() {
    butterfly_ = {};
    captures_ = {};
    answers_ = {};
    std::ranges::fill(continuation_, std::int16_t{0});
}

void MoveHistory::learn_quiet(Color color, Move move, int bonus) {
    learn(butterfly_[color][squares_of(move)], bonus);
}

void MoveHistory::learn_continuation(Color color, Step before, Step step, int bonus) {
    learn(continuation_[continuation_index(color, before, step)], bonus);
}

void MoveHistory::learn_capture(Color color, Step step, PieceKind victim, int bonus) {
    learn(captures_[color][capture_index(step, victim)], bonus);
}

} // namespace staunton::engine
