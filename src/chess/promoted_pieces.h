// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"

#include <algorithm>

namespace staunton::chess {

/// How many pieces of `color` can only have come from promotion (3.7.3.3), at least. Two bishops on
/// squares of one color cannot both have been there at the start.
[[nodiscard]] constexpr unsigned promoted_pieces(Board const& board, Color color) {
    auto const beyond = [](SquareSet pieces, unsigned usual) {
        return std::max(pieces.size(), usual) - usual;
    };
    SquareSet const bishops = board.pieces(color, PieceKind::bishop);
    return beyond(board.pieces(color, PieceKind::queen), 1) +
           beyond(board.pieces(color, PieceKind::rook), 2) +
           beyond(board.pieces(color, PieceKind::knight), 2) +
           beyond(bishops & SquareSet::light(), 1) + beyond(bishops - SquareSet::light(), 1);
}

} // namespace staunton::chess
