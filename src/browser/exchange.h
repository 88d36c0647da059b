// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace staunton::browser {

/// Bytes that the input holds: a FEN and the moves of the longest game there can be.
inline constexpr std::size_t input_size = std::size_t{64} * 1024;

/// The first `length` bytes of the input, or all of them.
[[nodiscard]] std::string_view input_text(std::uint32_t length);

/// Leaves a text in the output. What does not fit is cut off: no answer is that long.
[[nodiscard]] std::int32_t answer(std::string_view text);

/// Leaves a fault there.
[[nodiscard]] std::int32_t refuse(std::string_view fault);

} // namespace staunton::browser
