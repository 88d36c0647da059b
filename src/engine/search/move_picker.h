// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "engine/search/move_history.h"

#include <array>
#include <cstdint>
#include <optional>

namespace staunton::engine {

/// Whether a move belongs to the quiet ones, and whether a noisy one seems to lose material.
enum class MoveClass : std::uint8_t { good_capture, quiet, bad_capture };

/// A move to be searched next.
struct PickedMove {
    chess::Move move;                  ///< legal in the position
    MoveClass kind = MoveClass::quiet; ///< by which it may be reduced or left out
    int history = 0;                   ///< how good such moves have been
};

/// What the order of moves is made from.
struct OrderingHints {
    chess::Move table_move;               ///< remembered for this position
    std::array<chess::Move, 2> killers{}; ///< quiet moves that refuted positions beside this one
    chess::Move answer;                   ///< that refuted the last move elsewhere
    /// The last move and the one before it, where there is one.
    std::optional<Step> previous;
    std::optional<Step> before_previous;
};

/// Gives moves one by one, the most promising first: the remembered one, captures that gain
/// material by victim, killers and the usual answer, quiet moves by their history, losing captures.
class MovePicker {
public:
    /// All references outlive the picker.
    MovePicker(chess::Position const& position, chess::MoveList const& moves,
               MoveHistory const& history, OrderingHints const& hints);

    /// Each of the moves once; nothing after the last one.
    [[nodiscard]] std::optional<PickedMove> next();

private:
    struct Scored {
        std::uint16_t move_bits;
        MoveClass kind;
        int history;
        int score;
    };

    [[nodiscard]] Scored scored_capture(chess::Move move,
                                        std::optional<chess::PieceKind> victim) const;
    [[nodiscard]] Scored scored_quiet(chess::Move move) const;

    chess::Position const& position_;
    MoveHistory const& history_;
    OrderingHints const& hints_;
    // Not initialised: clearing it would cost as much as filling it.
    std::array<Scored, chess::MoveList::capacity> moves_;
    std::size_t size_ = 0;
    std::size_t given_ = 0;
};

} // namespace staunton::engine
