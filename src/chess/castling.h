// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/square.h"

#include <array>
#include <cstdint>
#include <optional>

namespace staunton::chess {

/// Toward the h-file, or toward the a-file (3.8.2, Guidelines II).
enum class CastlingSide : std::uint8_t { king_side, queen_side };

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
        std::uint8_t const stored = rooks_[slot(color, side)];
        return stored == none ? std::nullopt : std::optional{square_at(stored)};
    }

    [[nodiscard]] constexpr bool has(Color color, CastlingSide side) const {
        return rooks_[slot(color, side)] != none;
    }

    [[nodiscard]] constexpr bool has_any(Color color) const {
        return has(color, CastlingSide::king_side) || has(color, CastlingSide::queen_side);
    }

    [[nodiscard]] constexpr bool empty() const { return *this == CastlingRights{}; }

    constexpr void grant(Color color, CastlingSide side, Square rook) {
        rooks_[slot(color, side)] = static_cast<std::uint8_t>(rook);
    }

    constexpr void lose(Color color, CastlingSide side) { rooks_[slot(color, side)] = none; }

    /// The side on which `color` may still castle with the rook on that square, if he may.
    [[nodiscard]] constexpr std::optional<CastlingSide> side_of(Color color, Square rook) const {
        for (CastlingSide const side : both_castling_sides) {
            if (rooks_[slot(color, side)] == static_cast<std::uint8_t>(rook)) {
                return side;
            }
        }
        return std::nullopt;
    }

    constexpr void lose_all(Color color) {
        lose(color, CastlingSide::king_side);
        lose(color, CastlingSide::queen_side);
    }

    [[nodiscard]] friend constexpr bool operator==(CastlingRights const&,
                                                   CastlingRights const&) = default;

private:
    static constexpr std::uint8_t none = 64;

    [[nodiscard]] static constexpr unsigned slot(Color color, CastlingSide side) {
        return static_cast<unsigned>(color) * 2 + static_cast<unsigned>(side);
    }

    std::array<std::uint8_t, 4> rooks_{none, none, none, none};
};

} // namespace staunton::chess
