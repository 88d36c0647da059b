// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/square.h"

#include <array>
#include <cstdint>
#include <optional>

namespace staunton::chess {

/// Toward the h-file, or toward the a-file (3.8.2, Guidelines II).
enum class CastlingSide : std::uint8_t { king_side, queen_side };

/// For loops over both sides.
inline constexpr std::array both_castling_sides{CastlingSide::king_side, CastlingSide::queen_side};

/// Where the king stands after castling: the g-file or the c-file of his first rank, wherever he
/// started (3.8.2, Guidelines II.3).
[[nodiscard]] constexpr Square king_after_castling(Color color, CastlingSide side) {
    return relative_square(color, side == CastlingSide::king_side ? Square::g1 : Square::c1);
}

/// Where the rook stands after castling: the f-file or the d-file.
[[nodiscard]] constexpr Square rook_after_castling(Color color, CastlingSide side) {
    return relative_square(color, side == CastlingSide::king_side ? Square::f1 : Square::d1);
}

/// The side on which king and rook castle with each other; both stand on one rank.
[[nodiscard]] constexpr CastlingSide castling_side(Square king, Square rook) {
    return rook > king ? CastlingSide::king_side : CastlingSide::queen_side;
}

/// The rights to castle that have not been lost (3.8.2.1), each bound to its rook's square. Says
/// nothing about castling being prevented for the moment (3.8.2.2).
class CastlingRights {
public:
    /// The rook with which `color` may still castle on that side.
    [[nodiscard]] constexpr std::optional<Square> rook(Color color, CastlingSide side) const {
        std::uint32_t const stored = rooks_ >> shift(color, side) & byte;
        return stored == none ? std::nullopt : std::optional{square_at(stored)};
    }

    /// Whether `color` may still castle on that side.
    [[nodiscard]] constexpr bool has(Color color, CastlingSide side) const {
        return (rooks_ >> shift(color, side) & byte) != none;
    }

    /// Whether `color` may still castle at all.
    [[nodiscard]] constexpr bool has_any(Color color) const {
        constexpr std::uint32_t both = byte << 8U | byte;
        return (rooks_ >> shift(color, CastlingSide::king_side) & both) != (none << 8U | none);
    }

    /// Whether every right is lost.
    [[nodiscard]] constexpr bool empty() const { return rooks_ == all_lost; }

    /// Gives the right to castle on that side with the rook on that square.
    constexpr void grant(Color color, CastlingSide side, Square rook) {
        lose(color, side);
        rooks_ ^= (none ^ index_of(rook)) << shift(color, side);
    }

    /// The right on that side is lost, if it was not lost already.
    constexpr void lose(Color color, CastlingSide side) {
        rooks_ = (rooks_ & ~(byte << shift(color, side))) | none << shift(color, side);
    }

    /// The side on which `color` may still castle with the rook on that square, if he may.
    [[nodiscard]] constexpr std::optional<CastlingSide> side_of(Color color, Square rook) const {
        for (CastlingSide const side : both_castling_sides) {
            if ((rooks_ >> shift(color, side) & byte) == index_of(rook)) {
                return side;
            }
        }
        return std::nullopt;
    }

    /// Both rights of `color` are lost.
    constexpr void lose_all(Color color) {
        lose(color, CastlingSide::king_side);
        lose(color, CastlingSide::queen_side);
    }

    [[nodiscard]] friend constexpr bool operator==(CastlingRights const&,
                                                   CastlingRights const&) = default;

private:
    static constexpr std::uint32_t byte = 0xFF;
    static constexpr std::uint32_t none = 64;
    static constexpr std::uint32_t all_lost = 0x40404040;

    [[nodiscard]] static constexpr unsigned shift(Color color, CastlingSide side) {
        return 16 * static_cast<unsigned>(color) + 8 * static_cast<unsigned>(side);
    }

    /// The index of the rook's square, or `none`, in a byte for each color and side.
    std::uint32_t rooks_ = all_lost;
};

} // namespace staunton::chess
