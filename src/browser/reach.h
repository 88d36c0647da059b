// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <array>
#include <string>

namespace staunton::browser {

/// From which squares to which the pieces of one player may be moved, as a person shows it on a
/// board: castling by the king's target or by the rook.
class Reach {
public:
    /// Adds the legal moves of the player having the move.
    void add_moves_of(chess::Position const& position);

    /// Every pair of squares, with a letter for each piece that a pawn may become; a space between
    /// them. `board` is one on which the pieces stand where they leave from.
    [[nodiscard]] std::string text(chess::Board const& board) const;

private:
    std::array<chess::SquareSet, chess::square_count> targets_{};
};

} // namespace staunton::browser
