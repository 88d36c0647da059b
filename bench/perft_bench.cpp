// SPDX-License-Identifier: GPL-3.0-or-later
// How fast legal moves are generated and played, beside other programs: millions of leaves a second
// of processor time, medians of interleaved runs. The counts are checked on the way.
#include "chess/each_legal_move.h"
#include "chess/legal_moves.h"
#include "chess/perft.h"
#include "chess/position_after.h"
#include "notation/fen.h"
#include "peer_process.h"

#include <CLI/CLI.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <stdexcept>
#include <string_view>

namespace {

using namespace staunton;
using bench::Peer;

struct Task {
    std::string_view name;
    std::string_view fen;
    unsigned depth;
    std::uint64_t leaves;
};

constexpr std::array tasks{
    Task{"initial position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6,
         119'060'324},
    Task{"Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5,
         193'690'690},
    Task{"rook ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178'633'661}};

constexpr std::string_view description =
    R"(Counts the leaves of three positions, with hash, clocks and castling rights kept, and prints
millions of leaves a second of processor time: the median of the rounds.

With --peer, another program does the same work in turn with us: each round runs every program once
on each position. It gets the FEN as {fen} and the depth as {depth}, and writes the number of leaves
as the first word of some line. Its time is its processor time in user mode, less that of a run to
depth 1, so that starting up is not counted; each task takes it long enough (0.1 s or more) for the
rest not to matter. The ratio says how many times as fast we are.

By default the moves of the last ply are counted without being listed. A peer that lists them should
be met with --list: then we write the list, too.

example: perft_bench --rounds 7 --peer "other=other_perft {fen} {depth}")";

template <chess::Color color>
std::uint64_t listed_leaves(chess::Position const& position, unsigned depth) {
    std::uint64_t count = 0;
    chess::for_each_legal_move<color>(position, [&](auto move) {
        chess::Position const next = position.after(move);
        count += depth == 2 ? chess::legal_moves(next).size()
                            : listed_leaves<chess::opponent(color)>(next, depth - 1);
    });
    return count;
}

std::uint64_t leaves_of(Task const& task, bool list) {
    chess::Position const position = notation::position_from_fen(task.fen).value();
    if (!list) {
        return chess::perft(position, task.depth);
    }
    return listed_leaves<chess::Color::white>(position, task.depth);
}

void check(std::string_view who, Task const& task, std::uint64_t count) {
    if (count != task.leaves) {
        throw std::runtime_error{std::string{who} + ": " + std::string{task.name} + ": " +
                                 std::to_string(count) + " leaves, not " +
                                 std::to_string(task.leaves)};
    }
}

double our_seconds(Task const& task, bool list) {
    double const begun = bench::processor_seconds();
    check("staunton", task, leaves_of(task, list));
    return bench::processor_seconds() - begun;
}

bool has_line_starting_with(std::string_view text, std::string_view word) {
    for (std::size_t at = 0; (at = text.find(word, at)) != text.npos; at += word.size()) {
        bool const begins = at == 0 || text[at - 1] == '\n';
        std::size_t const end = at + word.size();
        if (begins && (end == text.size() || text[end] == '\n' || text[end] == ' ')) {
            return true;
        }
    }
    return false;
}

double peer_seconds(Peer const& peer, Task const& task) {
    bench::PeerRun const run = bench::run_peer(
        peer, {{"fen", std::string{task.fen}}, {"depth", std::to_string(task.depth)}});
    if (!has_line_starting_with(run.output, std::to_string(task.leaves))) {
        throw std::runtime_error{peer.name + ": " + std::string{task.name} + ": wrote \"" +
                                 run.output + "\", not " + std::to_string(task.leaves)};
    }
    bench::PeerRun const starting_up =
        bench::run_peer(peer, {{"fen", std::string{task.fen}}, {"depth", "1"}});
    return run.user_seconds - starting_up.user_seconds;
}

/// The times of one program, by task and round.
struct Timings {
    std::string name;
    std::array<std::vector<double>, tasks.size()> seconds;

    [[nodiscard]] double speed(std::size_t task) const {
        return static_cast<double>(tasks[task].leaves) / 1e6 / bench::median(seconds[task]);
    }
};

void print(std::vector<Timings> const& all) {
    std::printf("%-24s", "million leaves a second");
    for (Task const& task : tasks) {
        std::printf("%18s", task.name.data());
    }
    std::printf("    we are\n");
    for (Timings const& timings : all) {
        std::printf("%-24s", timings.name.c_str());
        double product = 1;
        for (std::size_t task = 0; task < tasks.size(); ++task) {
            std::printf("%18.1f", timings.speed(task));
            product *= all.front().speed(task) / timings.speed(task);
        }
        std::printf("    %.2f x\n", std::pow(product, 1.0 / tasks.size()));
    }
}

void run(std::vector<Peer> const& peers, unsigned rounds, bool list) {
    std::vector<Timings> all{{"staunton", {}}};
    for (Peer const& peer : peers) {
        all.push_back({peer.name, {}});
    }
    for (unsigned round = 0; round < rounds; ++round) {
        for (std::size_t task = 0; task < tasks.size(); ++task) {
            all.front().seconds[task].push_back(our_seconds(tasks[task], list));
            for (std::size_t peer = 0; peer < peers.size(); ++peer) {
                all[peer + 1].seconds[task].push_back(peer_seconds(peers[peer], tasks[task]));
            }
        }
    }
    print(all);
}

} // namespace

int main(int argument_count, char** arguments) {
    CLI::App app{std::string{description}};
    unsigned rounds = 5;
    bool list = false;
    std::vector<std::string> peer_options;
    app.add_option("--rounds", rounds, "How often each program runs")->check(CLI::Range(1, 1000));
    app.add_flag("--list", list, "List the moves of the last ply instead of counting them");
    app.add_option("--peer", peer_options, "NAME=COMMAND of another program; may be repeated")
        ->allow_extra_args(false);
    CLI11_PARSE(app, argument_count, arguments);
    try {
        std::vector<Peer> peers;
        for (std::string const& option : peer_options) {
            peers.push_back(bench::peer_of(option));
        }
        run(peers, rounds, list);
    } catch (std::exception const& error) {
        std::fprintf(stderr, "perft_bench: %s\n", error.what());
        return 1;
    }
    return 0;
}
