// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/perft_crew.h"
#include "cli/position_argument.h"
#include "notation/uci_move.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <new>
#include <unistd.h>

namespace staunton::cli {

namespace {

struct PerftOptions {
    std::string fen;
    unsigned depth = 0;
    bool divide = false;
    bool json = false;
    unsigned threads = 1;
    std::size_t hash = 0;
    std::string variant = "chess";
};

constexpr unsigned deepest = 99;
constexpr unsigned most_threads = 512;
constexpr std::size_t most_hash = std::size_t{1} << 20U;

using Clock = std::chrono::steady_clock;

/// A line on the terminal that says how far the count is; nothing where nobody watches.
class ProgressLine {
public:
    void show(std::size_t finished, std::size_t of_all) {
        bool const long_run = Clock::now() - start_ > std::chrono::seconds{1};
        if (watched_ && long_run) {
            fmt::print(stderr, "\r{} of {} first moves", finished, of_all);
            shown_ = true;
        }
    }

    void erase() const {
        if (shown_) {
            fmt::print(stderr, "\r\033[K");
        }
    }

private:
    bool watched_ = isatty(STDERR_FILENO) == 1;
    bool shown_ = false;
    Clock::time_point start_ = Clock::now();
};

void report_speed(std::uint64_t total, double seconds) {
    fmt::print(stderr, "{:.3f} s, {:.1f} million positions/s\n", seconds,
               static_cast<double>(total) / std::max(seconds, 1e-9) / 1e6);
}

struct NamedCount {
    std::string move;
    std::uint64_t count;
};

std::vector<NamedCount> sorted_by_name(std::vector<PerftBranch> const& branches) {
    std::vector<NamedCount> counts;
    for (PerftBranch const& branch : branches) {
        counts.push_back({notation::to_uci(branch.move), branch.count});
    }
    std::ranges::sort(counts, {}, &NamedCount::move);
    return counts;
}

void print_as_text(std::vector<NamedCount> const& counts, std::uint64_t total) {
    for (auto const& [move, count] : counts) {
        fmt::print("{}: {}\n", move, count);
    }
    fmt::print("{}\n", total);
}

void print_as_json(PerftOptions const& options, std::vector<NamedCount> const& counts,
                   std::uint64_t total, double seconds) {
    boost::json::object object{{"depth", options.depth}, {"total", total}, {"seconds", seconds}};
    if (options.divide) {
        boost::json::object divided;
        for (auto const& [move, count] : counts) {
            divided[move] = count;
        }
        object["divide"] = std::move(divided);
    }
    fmt::print("{}\n", boost::json::serialize(object));
}

ExitStatus refuse_depth(PerftOptions const& options) {
    return refuse_input("depth " + std::to_string(options.depth),
                        "the count does not fit 64 bits (18446744073709551615 at most)");
}

ExitStatus run_perft(PerftOptions const& options) {
    auto const position = read_position(options.fen);
    if (!position) {
        return position.error();
    }
    auto const start = Clock::now();
    std::vector<PerftBranch> branches;
    std::uint64_t total = 1;
    if (options.depth > 0) {
        ProgressLine line;
        auto counted =
            count_branches({*position, options.depth, options.threads, options.hash << 20U},
                           [&](std::size_t done, std::size_t all) { line.show(done, all); });
        line.erase();
        std::optional<std::uint64_t> const sum = counted ? total_of(*counted) : std::nullopt;
        if (!sum) {
            return refuse_depth(options);
        }
        branches = std::move(*counted);
        total = *sum;
    }
    double const seconds = std::chrono::duration<double>(Clock::now() - start).count();
    auto const counts = options.divide ? sorted_by_name(branches) : std::vector<NamedCount>{};
    if (options.json) {
        print_as_json(options, counts, total, seconds);
    } else {
        print_as_text(counts, total);
    }
    report_speed(total, seconds);
    return ExitStatus::done;
}

ExitStatus run_if_memory_suffices(PerftOptions const& options) {
    try {
        return run_perft(options);
    } catch (std::bad_alloc const&) {
        return report_failure("there is no memory for a table of " + std::to_string(options.hash) +
                              " MiB");
    }
}

} // namespace

void add_perft(CLI::App& program, Action& chosen) {
    auto [app, options] =
        add_command<PerftOptions>(program, chosen,
                                  {"perft", "Count the sequences of so many legal moves",
                                   "staunton perft startpos 5 --divide\n"
                                   "  staunton perft startpos 7 --threads 2 --hash 64"},
                                  &run_if_memory_suffices);
    app.add_option("fen", options.fen, std::string{position_help})->required();
    app.add_option("depth", options.depth, "half-moves, 0 to 99")
        ->required()
        ->check(CLI::Range(0U, deepest));
    app.add_flag("--divide", options.divide, "print the count below each first move");
    app.add_flag("--json", options.json, "one JSON object: depth, total, seconds, divide");
    app.add_option("--threads", options.threads, "threads that share the work")
        ->check(CLI::Range(1U, most_threads))
        ->capture_default_str();
    app.add_option("--hash", options.hash,
                   "MiB for counts already made; trusts the positions' 64-bit hashes")
        ->check(CLI::Range(std::size_t{0}, most_hash))
        ->capture_default_str();
    app.add_option("--variant", options.variant, "chess or chess960: both castle by the FEN")
        ->check(CLI::IsMember({"chess", "chess960"}))
        ->capture_default_str();
}

} // namespace staunton::cli
