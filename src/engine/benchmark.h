// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>

namespace staunton::engine {

/// What a benchmark counted. The nodes are the same on every machine: a signature of the search and
/// the evaluation, which changes exactly when their behaviour does.
struct BenchmarkResult {
    std::uint64_t nodes = 0;       ///< positions looked at, of all searches together
    base::Milliseconds elapsed{0}; ///< wall-clock time
};

/// Half-moves, for a few seconds of work.
inline constexpr unsigned usual_benchmark_depth = 11;

/// The FENs that are searched.
[[nodiscard]] std::span<std::string_view const> benchmark_positions();

/// Searches every position to that depth, each with an empty memory of 16 MiB.
[[nodiscard]] BenchmarkResult run_benchmark(unsigned depth, std::stop_token const& cancel = {});

} // namespace staunton::engine
