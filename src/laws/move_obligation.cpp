// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/move_obligation.h"

#include <algorithm>

namespace staunton::laws {

void MoveObligation::declare(chess::Move move) {
    declared_ = move;
    touched_ = std::nullopt;
}

void MoveObligation::touch(chess::Square piece) {
    // The piece touched first is the one that binds (4.3.1).
    if (!touched_) {
        touched_ = piece;
    }
}

bool MoveObligation::permits(chess::Position const& position, chess::Move move) const {
    if (declared_) {
        return move == *declared_;
    }
    if (!touched_) {
        return true;
    }
    chess::MoveList const moves = chess::legal_moves(position);
    bool const can_move =
        std::ranges::any_of(moves, [this](chess::Move legal) { return legal.from() == *touched_; });
    return !can_move || move.from() == *touched_;
}

Ruling MoveObligation::refusal() const {
    if (declared_) {
        return refused(Refusal::touch_move, {{"9.5.3"}});
    }
    return refused(Refusal::touch_move, {{"4.3.1"}});
}

} // namespace staunton::laws
