// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/enum_array.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace staunton::chess {

/// The two sides (1.1).
enum class Color : std::uint8_t { white, black };

inline constexpr std::array both_colors{Color::white, Color::black};

[[nodiscard]] constexpr Color opponent(Color color) {
    return color == Color::white ? Color::black : Color::white;
}

/// "white" or "black".
[[nodiscard]] constexpr std::string_view name_of(Color color) {
    return color == Color::white ? "white" : "black";
}

template <typename Value>
using ByColor = base::EnumArray<Color, Value, 2>;

} // namespace staunton::chess
