// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace staunton::base {

/// A value for each enumerator of `Enum`, whose `size` enumerators count up from zero.
template <typename Enum, typename Value, std::size_t size>
struct EnumArray {
    std::array<Value, size> values{}; ///< in the order of the enumerators

    /// The value of `key`, which is one of the `size` enumerators.
    [[nodiscard]] constexpr Value& operator[](Enum key) {
        return values[static_cast<std::size_t>(key)];
    }

    [[nodiscard]] constexpr Value const& operator[](Enum key) const {
        return values[static_cast<std::size_t>(key)];
    }

    [[nodiscard]] constexpr auto begin() { return values.begin(); }

    [[nodiscard]] constexpr auto end() { return values.end(); }

    [[nodiscard]] constexpr auto begin() const { return values.begin(); }

    [[nodiscard]] constexpr auto end() const { return values.end(); }

    [[nodiscard]] friend constexpr bool operator==(EnumArray const&, EnumArray const&) = default;
};

} // namespace staunton::base
