// SPDX-License-Identifier: GPL-3.0-or-later
// How fast FEN and SAN are read and written, beside other programs.
#include "chess/legal_moves.h"
#include "notation/algebraic.h"
#include "notation/fen.h"
#include "peer_process.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <unistd.h>

namespace {

using namespace staunton;
using chess::Move;
using chess::MoveList;
using chess::Position;

constexpr std::string_view description =
    R"(Reads the FENs of FILE (the text of each line as far as a semicolon, lines with # left out)
and prints millions of operations a second of processor time: a FEN read and validated, read and
written again; each legal move read from SAN, and written as SAN with its mark of check or mate.
A figure is the median of the rounds, a round the best of three passes.

With --peer, another program runs in turn with us. It gets a file of FENs, one a line, as {file},
and writes lines such as "fen_read 2.5", "fen_read_write 1.2", "san_read 11.0", "san_write 4.5".
The ratio says how many times as fast we are.

example: notation_bench tests/perft/random.perft --peer "other=other_notation {file}")";

/// What is measured, in the words of the lines that peers write.
constexpr std::array<std::string_view, 4> measured{"fen_read", "fen_read_write", "san_read",
                                                   "san_write"};

using Speeds = std::array<double, measured.size()>;

/// A position with all its legal moves, in both forms.
struct Sample {
    std::string fen;
    Position position;
    MoveList moves;
    std::vector<std::string> written;
};

std::vector<Sample> read_samples(std::string const& path) {
    std::ifstream file{path};
    std::vector<Sample> samples;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') {
            continue;
        }
        auto const position = notation::position_from_fen(line.substr(0, line.find(';')));
        if (!position) {
            throw std::runtime_error{path + ": " + line + ": " +
                                     notation::describe(position.error())};
        }
        Sample sample{notation::to_fen(*position), *position, legal_moves(*position), {}};
        for (Move const move : sample.moves) {
            sample.written.push_back(notation::to_san(*position, move));
        }
        samples.push_back(std::move(sample));
    }
    if (samples.empty()) {
        throw std::runtime_error{path + ": no FEN there"};
    }
    return samples;
}

std::size_t read_fens(Sample const& sample) {
    return notation::position_from_fen(sample.fen)->board().occupied().size();
}

std::size_t read_and_write_fens(Sample const& sample) {
    return notation::to_fen(*notation::position_from_fen(sample.fen)).size();
}

std::size_t read_moves(Sample const& sample) {
    std::size_t sum = 0;
    for (std::string const& written : sample.written) {
        sum += notation::parse_san(sample.position, written)->bits();
    }
    return sum;
}

std::size_t write_moves(Sample const& sample) {
    std::size_t sum = 0;
    for (Move const move : sample.moves) {
        sum += notation::to_san(sample.position, move).size();
    }
    return sum;
}

/// Millions of operations a second: the best of three passes over all samples. What the work gives
/// is added up and compared, so that no work can be left out.
double speed_of(std::vector<Sample> const& samples, std::size_t operations, unsigned repetitions,
                std::size_t (*work)(Sample const&)) {
    double best = std::numeric_limits<double>::max();
    std::size_t expected = 0;
    for (unsigned pass = 0; pass < 3; ++pass) {
        double const begun = bench::processor_seconds();
        std::size_t sum = 0;
        for (unsigned repetition = 0; repetition < repetitions; ++repetition) {
            for (Sample const& sample : samples) {
                sum += work(sample);
            }
        }
        best = std::min(best, bench::processor_seconds() - begun);
        if (pass > 0 && sum != expected) {
            throw std::logic_error{"the passes differ"};
        }
        expected = sum;
    }
    return static_cast<double>(operations) * repetitions / 1e6 / best;
}

Speeds our_speeds(std::vector<Sample> const& samples) {
    std::size_t moves = 0;
    for (Sample const& sample : samples) {
        moves += sample.moves.size();
    }
    return {speed_of(samples, samples.size(), 20, read_fens),
            speed_of(samples, samples.size(), 10, read_and_write_fens),
            speed_of(samples, moves, 1, read_moves), speed_of(samples, moves, 1, write_moves)};
}

Speeds peer_speeds(bench::Peer const& peer, std::string const& file) {
    bench::PeerRun const run = bench::run_peer(peer, {{"file", file}});
    Speeds speeds{};
    std::istringstream words{run.output};
    std::string word;
    double value = 0;
    while (words >> word >> value) {
        for (std::size_t index = 0; index < measured.size(); ++index) {
            if (word == measured[index]) {
                speeds[index] = value;
            }
        }
    }
    if (std::ranges::find(speeds, 0.0) != speeds.end()) {
        throw std::runtime_error{peer.name + ": not all four figures in \"" + run.output + '"'};
    }
    return speeds;
}

/// A file of the FENs alone, for the peers; it goes when this object does.
class FenFile {
public:
    explicit FenFile(std::vector<Sample> const& samples)
        : path_{std::filesystem::temp_directory_path() /
                ("notation_bench_" + std::to_string(getpid()) + ".fens")} {
        std::ofstream file{path_};
        for (Sample const& sample : samples) {
            file << sample.fen << '\n';
        }
    }

    FenFile(FenFile const&) = delete;
    FenFile& operator=(FenFile const&) = delete;

    ~FenFile() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }

    [[nodiscard]] std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

Speeds medians_of(std::vector<Speeds> const& rounds) {
    Speeds medians{};
    for (std::size_t index = 0; index < measured.size(); ++index) {
        std::vector<double> values;
        for (Speeds const& round : rounds) {
            values.push_back(round[index]);
        }
        medians[index] = bench::median(values);
    }
    return medians;
}

void print(std::string const& name, Speeds const& speeds, Speeds const& ours) {
    std::printf("%-20s", name.c_str());
    for (std::size_t index = 0; index < measured.size(); ++index) {
        std::printf("%8.2f (%5.2f x)", speeds[index], ours[index] / speeds[index]);
    }
    std::printf("\n");
}

void run(std::string const& path, std::vector<bench::Peer> const& peers, unsigned rounds) {
    std::vector<Sample> const samples = read_samples(path);
    FenFile const file{samples};
    std::vector<Speeds> ours;
    std::vector<std::vector<Speeds>> theirs(peers.size());
    for (unsigned round = 0; round < rounds; ++round) {
        ours.push_back(our_speeds(samples));
        for (std::size_t peer = 0; peer < peers.size(); ++peer) {
            theirs[peer].push_back(peer_speeds(peers[peer], file.path()));
        }
    }
    std::printf("%-20s", "million a second");
    for (std::string_view const what : measured) {
        std::printf("%18s", what.data());
    }
    std::printf("\n");
    Speeds const our_medians = medians_of(ours);
    print("staunton", our_medians, our_medians);
    for (std::size_t peer = 0; peer < peers.size(); ++peer) {
        print(peers[peer].name, medians_of(theirs[peer]), our_medians);
    }
}

} // namespace

int main(int argument_count, char** arguments) {
    CLI::App app{std::string{description}};
    std::string path;
    unsigned rounds = 5;
    std::vector<std::string> peer_options;
    app.add_option("file", path, "A file of FENs")->required()->check(CLI::ExistingFile);
    app.add_option("--rounds", rounds, "How often each program runs")->check(CLI::Range(1, 1000));
    app.add_option("--peer", peer_options, "NAME=COMMAND of another program; may be repeated")
        ->allow_extra_args(false);
    CLI11_PARSE(app, argument_count, arguments);
    try {
        std::vector<bench::Peer> peers;
        for (std::string const& option : peer_options) {
            peers.push_back(bench::peer_of(option));
        }
        run(path, peers, rounds);
    } catch (std::exception const& error) {
        std::fprintf(stderr, "notation_bench: %s\n", error.what());
        return 1;
    }
    return 0;
}
