// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <cstddef>
#include <vector>

namespace staunton::chess {

/// Half-moves played since the start of the game; 0 before the first.
using Ply = std::size_t;

/// A game as a sequence of legal moves from a first position, with every position on the way.
class Game {
public:
    /// A game from the initial position, or from any other.
    explicit Game(Position const& first = Position{}) : positions_{first} {}

    /// The position before the first move.
    [[nodiscard]] Position const& first_position() const { return positions_.front(); }

    /// The position on the board now.
    [[nodiscard]] Position const& position() const { return positions_.back(); }

    /// The position after that many half-moves, at most `ply()`.
    [[nodiscard]] Position const& position_at(Ply ply) const { return positions_[ply]; }

    /// All moves played so far, White's and Black's in turn.
    [[nodiscard]] std::vector<Move> const& moves() const { return moves_; }

    /// How many half-moves have been played.
    [[nodiscard]] Ply ply() const { return moves_.size(); }

    /// Plays a legal move.
    void play(Move move);

    /// Goes back to the position after that many half-moves, at most `ply()` (7.5.1).
    void reinstate(Ply ply);

    /// The plies, in order, at which a position stood that is the same (9.2.3) as `position`, which
    /// need not be on the board.
    [[nodiscard]] std::vector<Ply> occurrences_of(Position const& position) const;

    /// How often the position on the board has appeared, this time included.
    [[nodiscard]] std::size_t occurrences() const { return occurrences_of(position()).size(); }

private:
    std::vector<Position> positions_;
    std::vector<Move> moves_;
};

} // namespace staunton::chess
