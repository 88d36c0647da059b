// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/perft.h"

#include "chess/legal_moves.h"
#include "cli/command.h"
#include "cli/position_argument.h"
#include "notation/uci_move.h"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <numeric>
#include <thread>

namespace staunton::cli {

namespace {

struct PerftOptions {
    std::string fen;
    unsigned depth = 0;
    bool divide = false;
    unsigned threads = 1;
    std::string variant = "chess";
};

constexpr unsigned deepest = 99;
constexpr unsigned most_threads = 512;

struct Branch {
    std::string move;
    chess::Position after;
    std::uint64_t count = 0;
};

std::vector<Branch> branches_of(chess::Position const& position) {
    std::vector<Branch> branches;
    for (chess::Move const move : chess::legal_moves(position)) {
        branches.push_back({notation::to_uci(move), position.after(move)});
    }
    std::ranges::sort(branches, {}, &Branch::move);
    return branches;
}

/// Counts below every first move, each thread taking the next one that nobody has.
void count(std::vector<Branch>& branches, unsigned depth, unsigned threads) {
    std::atomic<std::size_t> next = 0;
    auto const work = [&] {
        for (std::size_t index = next++; index < branches.size(); index = next++) {
            branches[index].count = chess::perft(branches[index].after, depth);
        }
    };
    std::vector<std::jthread> helpers;
    for (unsigned helper = 1; helper < threads; ++helper) {
        helpers.emplace_back(work);
    }
    work();
}

void report_speed(std::uint64_t total, std::chrono::steady_clock::duration elapsed) {
    double const seconds = std::chrono::duration<double>(elapsed).count();
    fmt::print(stderr, "{:.3f} s, {:.1f} million positions/s\n", seconds,
               static_cast<double>(total) / std::max(seconds, 1e-9) / 1e6);
}

ExitStatus run_perft(PerftOptions const& options) {
    auto const position = read_position(options.fen);
    if (!position) {
        return position.error();
    }
    auto const start = std::chrono::steady_clock::now();
    std::uint64_t total = 1;
    if (options.depth > 0) {
        std::vector<Branch> branches = branches_of(*position);
        count(branches, options.depth - 1, options.threads);
        total = 0;
        for (Branch const& branch : branches) {
            total += branch.count;
            if (options.divide) {
                fmt::print("{}: {}\n", branch.move, branch.count);
            }
        }
    }
    fmt::print("{}\n", total);
    report_speed(total, std::chrono::steady_clock::now() - start);
    return ExitStatus::done;
}

} // namespace

void add_perft(CLI::App& program, Action& chosen) {
    auto [app, options] =
        add_command<PerftOptions>(program, chosen,
                                  {"perft", "Count the sequences of so many legal moves",
                                   "staunton perft startpos 5 --divide --threads 2"},
                                  &run_perft);
    app.add_option("fen", options.fen, std::string{position_help})->required();
    app.add_option("depth", options.depth, "half-moves, 0 to 99")
        ->required()
        ->check(CLI::Range(0U, deepest));
    app.add_flag("--divide", options.divide, "print the count below each first move");
    app.add_option("--threads", options.threads, "threads that share the first moves")
        ->check(CLI::Range(1U, most_threads))
        ->capture_default_str();
    app.add_option("--variant", options.variant, "chess or chess960: both castle by the FEN")
        ->check(CLI::IsMember({"chess", "chess960"}))
        ->capture_default_str();
}

} // namespace staunton::cli
