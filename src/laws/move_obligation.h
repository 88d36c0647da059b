// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/legal_moves.h"
#include "laws/ruling.h"

#include <optional>

namespace staunton::laws {

/// What the player having the move is bound to do with it: play the move that his refused claim
/// declared (9.5.3), or move the piece that he touched with a move that turned out illegal (4.3.1,
/// 7.5.1), if it can move.
class MoveObligation {
public:
    /// A refused claim named this legal move: it must be played (9.5.3).
    void declare(chess::Move move);
    /// The piece on that square was touched: it must be moved if it can be (4.3.1).
    void touch(chess::Square piece);

    /// The turn is over, and with it every obligation.
    void lift() { *this = MoveObligation{}; }

    /// The move that must be played, if one was declared.
    [[nodiscard]] std::optional<chess::Move> declared_move() const { return declared_; }

    /// Whether a legal move fulfils the obligation.
    [[nodiscard]] bool permits(chess::Position const& position, chess::Move move) const;

    /// Why a legal move that is not permitted is refused.
    [[nodiscard]] Ruling refusal() const;

    [[nodiscard]] friend bool operator==(MoveObligation const&, MoveObligation const&) = default;

private:
    std::optional<chess::Move> declared_;
    std::optional<chess::Square> touched_;
};

} // namespace staunton::laws
