// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/piece.h"

#include <optional>

namespace staunton::notation {

/// The English letter of a kind of piece, as a capital (Appendix C.2): P N B R Q K.
[[nodiscard]] constexpr char letter_of(chess::PieceKind kind) {
    constexpr chess::ByPieceKind<char> letters{{'P', 'N', 'B', 'R', 'Q', 'K'}};
    return letters[kind];
}

/// A capital from A to Z as its small letter; any other character as it is.
[[nodiscard]] constexpr char lower_case(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// The kind of piece with that letter, capital or not.
[[nodiscard]] constexpr std::optional<chess::PieceKind> kind_of_letter(char letter) {
    for (chess::PieceKind const kind : chess::all_piece_kinds) {
        if (lower_case(letter) == lower_case(letter_of(kind))) {
            return kind;
        }
    }
    return std::nullopt;
}

} // namespace staunton::notation
