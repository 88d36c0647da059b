// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"

namespace staunton::endgame {

/// Whether the material on the board alone proves that `player` can never checkmate, by any series
/// of legal moves (5.1.2, 6.9). Sound, not complete: `true` is always right; `false` says only that
/// material does not decide.
[[nodiscard]] bool material_excludes_checkmate(chess::Board const& board, chess::Color player);

/// Whether material alone proves the position dead (5.2.2): neither player can ever checkmate.
[[nodiscard]] inline bool material_is_dead(chess::Board const& board) {
    return material_excludes_checkmate(board, chess::Color::white) &&
           material_excludes_checkmate(board, chess::Color::black);
}

} // namespace staunton::endgame
