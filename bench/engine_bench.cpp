// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's speed over a fixed set of positions, by processor time: the median of a few runs,
// and the number of nodes, which is the signature of its behaviour.
#include "engine/benchmark.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

int main(int argument_count, char** arguments) {
    using namespace staunton::engine;
    int const given = argument_count > 1 ? std::atoi(arguments[1]) : 3;
    std::size_t const runs = static_cast<std::size_t>(std::clamp(given, 1, 99));
    std::vector<double> speeds;
    std::uint64_t nodes = 0;
    for (std::size_t run = 0; run < runs; ++run) {
        std::clock_t const begun = std::clock();
        BenchmarkResult const result = run_benchmark(usual_benchmark_depth + 2);
        double const seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
        nodes = result.nodes;
        speeds.push_back(static_cast<double>(nodes) / 1000 / seconds);
    }
    std::ranges::sort(speeds);
    std::printf("%zu positions to depth %u: %llu nodes, %.0f thousand nodes/s (median of %zu runs, "
                "%.0f to %.0f)\n",
                benchmark_positions().size(), usual_benchmark_depth + 2,
                static_cast<unsigned long long>(nodes), speeds[runs / 2], runs, speeds.front(),
                speeds.back());
    return 0;
}
