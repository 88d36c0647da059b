// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/latency.h"

#include <algorithm>
#include <cmath>

namespace staunton::server {

namespace {

constexpr double growth = 1.0625;
constexpr double smallest = 1000; // nanoseconds

} // namespace

void Latency::add(std::chrono::nanoseconds took) {
    double const ratio = std::max(static_cast<double>(took.count()) / smallest, 1.0);
    auto const step = static_cast<std::size_t>(std::log(ratio) / std::log(growth));
    ++counts_[std::min(step, steps - 1)];
    ++count_;
}

std::chrono::nanoseconds Latency::quantile(double share) const {
    auto const wanted = static_cast<std::uint64_t>(std::ceil(static_cast<double>(count_) * share));
    std::uint64_t seen = 0;
    for (std::size_t step = 0; step < steps; ++step) {
        seen += counts_[step];
        if (seen >= wanted && seen > 0) {
            return std::chrono::nanoseconds{static_cast<std::int64_t>(
                smallest * std::pow(growth, static_cast<double>(step + 1)))};
        }
    }
    return std::chrono::nanoseconds{0};
}

} // namespace staunton::server
