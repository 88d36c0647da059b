// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/legality.h"
#include "chess/move.h"
#include "chess/position.h"

#include <array>
#include <cstddef>
#include <optional>

namespace staunton::chess {

/// A list of moves without heap memory. No position has more legal moves than fit: one king and
/// fifteen queens have at most 15 * 27 + 10. The room behind those is for whoever writes several
/// moves at once.
class MoveList {
public:
    /// Moves that fit.
    static constexpr std::size_t capacity = 416 + 32;

    /// An empty list.
    MoveList() {} // NOLINT: the moves are left unset, which is the point

    /// Adds a move; fewer than `capacity` are in the list.
    void push_back(Move move) { moves_[size_++] = move; }

    /// Makes the list end at `end`, for whoever has written moves from `begin()` on.
    void set_end(Move const* end) { size_ = static_cast<std::size_t>(end - moves_.data()); }

    /// How many moves there are.
    [[nodiscard]] std::size_t size() const { return size_; }

    /// Whether there is none.
    [[nodiscard]] bool empty() const { return size_ == 0; }

    /// The moves in the order in which they were added; `index` is below `size()`.
    [[nodiscard]] Move operator[](std::size_t index) const { return moves_[index]; }

    /// For ranges.
    [[nodiscard]] Move* begin() { return moves_.data(); }

    [[nodiscard]] Move* end() { return moves_.data() + size_; }

    [[nodiscard]] Move const* begin() const { return moves_.data(); }

    [[nodiscard]] Move const* end() const { return moves_.data() + size_; }

    /// Whether exactly this move, kind included, is in the list.
    [[nodiscard]] bool contains(Move move) const {
        for (Move const listed : *this) {
            if (listed == move) {
                return true;
            }
        }
        return false;
    }

private:
    union {                                // so that making a list costs nothing
        std::array<Move, capacity> moves_; // NOLINT(readability-identifier-naming)
    };

    std::size_t size_ = 0;
};

/// Every legal move (3.10.1) of the player having the move.
[[nodiscard]] MoveList legal_moves(Position const& position);

/// Every legal capture (en passant too) and every promotion to a queen: what a quiescence search
/// looks at.
[[nodiscard]] MoveList legal_captures(Position const& position);

/// How many legal moves there are, without listing them.
[[nodiscard]] std::size_t count_legal_moves(Position const& position);

/// Whether there is any, so that the game is not over by 5.1.1 or 5.2.1.
[[nodiscard]] bool has_legal_move(Position const& position);

/// Checkmate (5.1.1): in check and without a legal move.
[[nodiscard]] bool is_checkmate(Position const& position);

/// Stalemate (5.2.1): not in check and without a legal move.
[[nodiscard]] bool is_stalemate(Position const& position);

} // namespace staunton::chess
