// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/value.h"

namespace staunton::engine {

/// A worth in the middlegame and one in the endgame; the phase of the game says where between the
/// two the truth lies.
struct Tapered {
    Value middlegame = 0; ///< with all pieces on the board
    Value endgame = 0;    ///< with kings and pawns only

    /// Adds to each of the two.
    constexpr Tapered& operator+=(Tapered other) {
        middlegame += other.middlegame;
        endgame += other.endgame;
        return *this;
    }

    /// Takes away from each of the two.
    constexpr Tapered& operator-=(Tapered other) {
        middlegame -= other.middlegame;
        endgame -= other.endgame;
        return *this;
    }

    /// Both together.
    [[nodiscard]] friend constexpr Tapered operator+(Tapered a, Tapered b) { return a += b; }

    /// What `a` is worth more than `b`.
    [[nodiscard]] friend constexpr Tapered operator-(Tapered a, Tapered b) { return a -= b; }

    [[nodiscard]] friend constexpr Tapered operator*(Tapered a, int times) {
        return {a.middlegame * times, a.endgame * times};
    }

    [[nodiscard]] friend constexpr bool operator==(Tapered, Tapered) = default;
};

} // namespace staunton::engine
