// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace staunton::fuzz {

/// Ends the program where a promise is broken, so that the fuzzer keeps the input.
inline void require(bool promise) {
    if (!promise) {
        __builtin_trap();
    }
}

[[nodiscard]] inline std::string_view text_of(std::uint8_t const* data, std::size_t size) {
    return {reinterpret_cast<char const*>(data), size};
}

} // namespace staunton::fuzz
