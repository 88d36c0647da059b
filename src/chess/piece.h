// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/enum_array.h"
#include "chess/color.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace staunton::chess {

/// The six kinds of piece (2.2, 3.2–3.8).
enum class PieceKind : std::uint8_t { pawn, knight, bishop, rook, queen, king };

/// Every kind once, in the order of `PieceKind`: for loops.
inline constexpr std::array all_piece_kinds{PieceKind::pawn, PieceKind::knight, PieceKind::bishop,
                                            PieceKind::rook, PieceKind::queen,  PieceKind::king};

/// What a pawn may become (3.7.3.3), the most usual first.
inline constexpr std::array promotion_kinds{PieceKind::queen, PieceKind::rook, PieceKind::bishop,
                                            PieceKind::knight};

/// A value for each kind of piece, indexed by `PieceKind`.
template <typename Value>
using ByPieceKind = base::EnumArray<PieceKind, Value, 6>;

/// "pawn", "knight", …
[[nodiscard]] constexpr std::string_view name_of(PieceKind kind) {
    constexpr ByPieceKind<std::string_view> names{
        {"pawn", "knight", "bishop", "rook", "queen", "king"}};
    return names[kind];
}

/// A piece of one player (2.2), wherever it stands.
struct Piece {
    Color color;    ///< of the player to whom it belongs
    PieceKind kind; ///< by which it moves

    [[nodiscard]] friend constexpr bool operator==(Piece, Piece) = default;
};

} // namespace staunton::chess
