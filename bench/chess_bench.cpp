// SPDX-License-Identifier: GPL-3.0-or-later
// What one call of the chess library costs, in nanoseconds.
#include "base/random.h"
#include "chess/legal_moves.h"
#include "notation/fen.h"
#include "peer_process.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace staunton;
using namespace staunton::chess;

/// Everything computed ends here, so that no compiler leaves it out.
std::uint64_t volatile sink = 0;

struct Sample {
    Position position;
    MoveList moves;
    /// Any squares and promotion at all, hardly ever legal, and as many that start from a piece.
    std::vector<Move> asked;
};

Move random_move(Position const& position, base::Random& random) {
    SquareSet own = position.board().pieces(position.has_the_move());
    for (std::uint64_t skipped = random.below(own.size()); skipped > 0; --skipped) {
        own.take_first();
    }
    bool const from_a_piece = random.below(2) == 0;
    Square const from =
        from_a_piece ? own.first() : square_at(static_cast<unsigned>(random.below(square_count)));
    Square const to = square_at(static_cast<unsigned>(random.below(square_count)));
    return random.below(8) == 0 ? Move::promotion(from, to, promotion_kinds[random.below(4)])
                                : Move::plain(from, to);
}

std::vector<Sample> read_samples(std::string const& path) {
    std::ifstream file{path};
    base::Random random{1747}; // the year of Stamma's second book
    std::vector<Sample> samples;
    for (std::string line; std::getline(file, line);) {
        line.resize(std::min(line.size(), line.find(';')));
        if (line.empty() || line.front() == '#') {
            continue;
        }
        Position const position = notation::position_from_fen(line).value();
        Sample sample{position, legal_moves(position), {}};
        for (int count = 0; count < 40; ++count) {
            sample.asked.push_back(random_move(position, random));
        }
        samples.push_back(std::move(sample));
    }
    return samples;
}

/// The median over the rounds of what one call takes on average, in nanoseconds. `pass` makes the
/// calls on one sample, adds what they give to the sum, and gives how many there were.
template <typename Pass>
double nanoseconds(std::vector<Sample> const& samples, unsigned rounds, Pass const& pass) {
    std::vector<double> results;
    std::uint64_t sum = 0;
    for (unsigned round = 0; round < rounds; ++round) {
        std::size_t calls = 0;
        double const start = bench::processor_seconds();
        for (int repeat = 0; repeat < 10; ++repeat) {
            for (Sample const& sample : samples) {
                calls += pass(sample, sum);
            }
        }
        double const seconds = bench::processor_seconds() - start;
        results.push_back(seconds * 1e9 / static_cast<double>(calls));
    }
    sink = sum;
    return bench::median(std::move(results));
}

void report(std::vector<Sample> const& samples, unsigned rounds) {
    auto const print = [](char const* name, double value) {
        std::printf("%-34s %7.1f ns\n", name, value);
    };
    print("legal_moves(position)",
          nanoseconds(samples, rounds, [](Sample const& sample, std::uint64_t& sum) {
              sum += legal_moves(sample.position).size();
              return std::size_t{1};
          }));
    print("count_legal_moves(position)",
          nanoseconds(samples, rounds, [](Sample const& sample, std::uint64_t& sum) {
              sum += count_legal_moves(sample.position);
              return std::size_t{1};
          }));
    print("has_legal_move(position)",
          nanoseconds(samples, rounds, [](Sample const& sample, std::uint64_t& sum) {
              sum += (has_legal_move(sample.position) ? 1 : 0);
              return std::size_t{1};
          }));
    print("position.after(legal move)",
          nanoseconds(samples, rounds, [](Sample const& sample, std::uint64_t& sum) {
              for (Move const move : sample.moves) {
                  sum += sample.position.after(move).hash();
              }
              return sample.moves.size();
          }));
    print("is_legal(position, legal move)",
          nanoseconds(samples, rounds, [](Sample const& sample, std::uint64_t& sum) {
              for (Move const move : sample.moves) {
                  sum += (is_legal(sample.position, move) ? 1 : 0);
              }
              return sample.moves.size();
          }));
    print("is_legal(position, any move)",
          nanoseconds(samples, rounds, [](Sample const& sample, std::uint64_t& sum) {
              for (Move const move : sample.asked) {
                  sum += (is_legal(sample.position, move) ? 1 : 0);
              }
              return sample.asked.size();
          }));
    print("gives_check(position, legal move)",
          nanoseconds(samples, rounds, [](Sample const& sample, std::uint64_t& sum) {
              for (Move const move : sample.moves) {
                  sum += (gives_check(sample.position, move) ? 1 : 0);
              }
              return sample.moves.size();
          }));
}

} // namespace

int main(int argument_count, char** arguments) {
    CLI::App program{"Prints what one call of the chess library costs on the positions of FILE (a "
                     "FEN a line, as far as\na semicolon): the median of the rounds, in "
                     "nanoseconds of processor time.\n\n"
                     "example: chess_bench tests/perft/random.perft"};
    std::string path;
    unsigned rounds = 9;
    program.add_option("file", path, "A file of FENs")->required()->check(CLI::ExistingFile);
    program.add_option("--rounds", rounds, "How often everything is done")
        ->check(CLI::Range(1U, 1000U))
        ->capture_default_str();
    CLI11_PARSE(program, argument_count, arguments);
    std::vector<Sample> const samples = read_samples(path);
    if (samples.empty()) {
        std::fprintf(stderr, "%s: no FEN in it\n", path.c_str());
        return 2;
    }
    std::printf("%zu positions\n", samples.size());
    report(samples, rounds);
    return 0;
}
