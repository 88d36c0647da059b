// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/enum_array.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace staunton::chess {

/// The two sides (1.1).
enum class Color : std::uint8_t { white, black };

/// White, who has the first move (1.3), and Black: for loops.
inline constexpr std::array both_colors{Color::white, Color::black};

/// The other player.
[[nodiscard]] constexpr Color opponent(Color color) {
    return color == Color::white ? Color::black : Color::white;
}

/// "white" or "black".
[[nodiscard]] constexpr std::string_view name_of(Color color) {
    return color == Color::white ? "white" : "black";
}

/// A value for each player, indexed by `Color`.
template <typename Value>
using ByColor = base::EnumArray<Color, Value, 2>;

} // namespace staunton::chess
