// SPDX-License-Identifier: GPL-3.0-or-later
// How fast legal moves are generated and played: millions of leaves a second of processor time,
// the median of a few runs. The counts are checked on the way.
#include "chess/perft.h"
#include "notation/fen.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <vector>

namespace {

struct Task {
    std::string_view name;
    std::string_view fen;
    unsigned depth;
    std::uint64_t expected;
};

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view kiwipete =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
constexpr std::string_view rook_ending = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";

constexpr std::array tasks{Task{"initial position", start, 5, 4'865'609},
                           Task{"initial position", start, 6, 119'060'324},
                           Task{"Kiwipete", kiwipete, 4, 4'085'603},
                           Task{"Kiwipete", kiwipete, 5, 193'690'690},
                           Task{"position 3", rook_ending, 6, 11'030'083},
                           Task{"position 3", rook_ending, 7, 178'633'661}};

/// Processor seconds for one run; ends the program if the count is wrong.
double seconds_for(Task const& task) {
    auto const position = staunton::notation::position_from_fen(task.fen).value();
    std::clock_t const begun = std::clock();
    std::uint64_t const count = staunton::chess::perft(position, task.depth);
    double const taken = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    if (count != task.expected) {
        std::fprintf(stderr, "%s, depth %u: %llu, not %llu\n", task.name.data(), task.depth,
                     static_cast<unsigned long long>(count),
                     static_cast<unsigned long long>(task.expected));
        std::exit(1);
    }
    return taken;
}

} // namespace

int main(int argument_count, char** arguments) {
    int const given = argument_count > 1 ? std::atoi(arguments[1]) : 3;
    std::size_t const runs = static_cast<std::size_t>(std::clamp(given, 1, 99));
    std::printf("median of %zu runs\n", runs);
    for (Task const& task : tasks) {
        std::vector<double> seconds;
        for (std::size_t run = 0; run < runs; ++run) {
            seconds.push_back(seconds_for(task));
        }
        std::ranges::sort(seconds);
        double const median = seconds[runs / 2];
        std::printf("%-17s depth %u: %11llu leaves in %7.3f s, %6.1f M/s\n", task.name.data(),
                    task.depth, static_cast<unsigned long long>(task.expected), median,
                    static_cast<double>(task.expected) / 1e6 / median);
        std::fflush(stdout);
    }
    return 0;
}
