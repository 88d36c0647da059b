// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/benchmark.h"

#include "engine/analysis.h"
#include "notation/fen.h"

#include <array>

namespace staunton::engine {

namespace {

constexpr std::array<std::string_view, 16> positions{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
    "rnbqkb1r/pp2pppp/2p2n2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 2 4",
    "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 3 9",
    "2r2rk1/pb1nqppp/1p2pn2/3p4/3P4/1PNBPN2/PB2QPPP/2R2RK1 w - - 0 14",
    "3r2k1/1p3ppp/p1n5/2p1q3/4P3/P1N1Q1P1/1P3P1P/3R2K1 b - - 2 25",
    "8/5pk1/1p2p1p1/p2pP2p/P2P1P1P/1P4P1/3K4/8 w - - 0 40",
    "8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 1",
    "5rk1/1p4pp/2p5/p1Pp4/P2Pp1q1/1P2P3/4QPPP/2R3K1 b - - 1 31",
    "8/8/4k3/8/2p5/8/B2K1P2/8 w - - 0 1",
    "r2q1rk1/1bp1bppp/p1n2n2/1p1pp3/4P3/1BPP1N2/PP1N1PPP/R1BQR1K1 w - - 0 11",
};

} // namespace

std::span<std::string_view const> benchmark_positions() {
    return positions;
}

BenchmarkResult run_benchmark(unsigned depth, std::stop_token const& cancel) {
    BenchmarkResult result;
    Analyst analyst{16};
    for (std::string_view const fen : positions) {
        if (cancel.stop_requested()) {
            break;
        }
        analyst.new_game();
        chess::Game const game{notation::position_from_fen(fen).value()};
        Report const report = analyst.analyse(game, Limits{.depth = depth, .cancel = cancel});
        result.nodes += report.nodes;
        result.elapsed += report.elapsed;
    }
    return result;
}

} // namespace staunton::engine
