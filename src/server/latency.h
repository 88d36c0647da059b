// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace staunton::server {

/// How long frames took from coming in to their answer going out: counts in steps of about 6 %,
/// from a microsecond to a minute. For one thread.
class Latency {
public:
    void add(std::chrono::nanoseconds took);
    /// The time that `share` (0 to 1) of them did not exceed.
    [[nodiscard]] std::chrono::nanoseconds quantile(double share) const;

    [[nodiscard]] std::uint64_t count() const { return count_; }

    void clear() { *this = {}; }

private:
    static constexpr std::size_t steps = 300;

    std::array<std::uint64_t, steps> counts_{};
    std::uint64_t count_ = 0;
};

} // namespace staunton::server
