// SPDX-License-Identifier: GPL-3.0-or-later
// Plays each level against the one below, and level 1 against random moves.
#include "base/random.h"
#include "chess/legal_moves.h"
#include "engine/analysis.h"
#include "engine_match_game.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <string>

namespace {

using namespace staunton;
using namespace staunton::bench;

struct LadderOptions {
    unsigned games = 40;
    unsigned from = 1;
    unsigned to = engine::highest_level;
    unsigned move_time = 100;
};

/// How long the answers took.
struct Times {
    std::chrono::nanoseconds total{0};
    std::chrono::nanoseconds longest{0};
    unsigned count = 0;

    void add(std::chrono::nanoseconds time) {
        total += time;
        longest = std::max(longest, time);
        ++count;
    }
};

Chooser player_of_level(engine::Analyst& analyst, unsigned level, LadderOptions const& options,
                        std::uint64_t seed, Times& times) {
    return [&analyst, level, &options, seed, &times](chess::Game const& game) {
        engine::Limits limits;
        limits.move_time = base::Milliseconds{options.move_time};
        auto const start = std::chrono::steady_clock::now();
        chess::Move const move =
            analyst.choose_move(game, level, limits, seed + game.ply()).line.front();
        times.add(std::chrono::steady_clock::now() - start);
        return move;
    };
}

Chooser random_player(std::uint64_t seed) {
    auto random = std::make_shared<base::Random>(seed);
    return [random](chess::Game const& game) {
        chess::MoveList const moves = chess::legal_moves(game.position());
        return moves[random->below(moves.size())];
    };
}

HalfPoints reversed(HalfPoints points) {
    return static_cast<HalfPoints>(2 - static_cast<unsigned>(points));
}

/// Level 0 stands for random moves.
void play_match(unsigned stronger, unsigned weaker, LadderOptions const& options) {
    engine::Analyst first{8};
    engine::Analyst second{8};
    Tally tally;
    Times times;
    Times other_times;
    for (unsigned number = 0; number < options.games; ++number) {
        std::uint64_t const seed = 1000 * (number + 1);
        Chooser const strong = player_of_level(first, stronger, options, seed, times);
        Chooser const weak = weaker == 0
                                 ? random_player(seed)
                                 : player_of_level(second, weaker, options, seed + 1, other_times);
        first.new_game();
        second.new_game();
        chess::Game game = random_opening(number / 2);
        bool const strong_is_white = number % 2 == 0;
        HalfPoints const result =
            strong_is_white ? play_on(game, strong, weak) : reversed(play_on(game, weak, strong));
        tally.add(result);
    }
    print_tally("level " + std::to_string(stronger),
                weaker == 0 ? "random moves" : "level " + std::to_string(weaker), tally);
    std::printf("    level %u answered in %.2f ms on average, %.1f ms at most\n", stronger,
                static_cast<double>(times.total.count()) / 1e6 / times.count,
                static_cast<double>(times.longest.count()) / 1e6);
    std::fflush(stdout);
}

} // namespace

int main(int argument_count, char** arguments) {
    LadderOptions options;
    CLI::App program{"Measures the engine's levels against each other", "engine_ladder"};
    program.add_option("--games", options.games, "games a pair")->capture_default_str();
    program.add_option("--from", options.from, "the lowest level to be tried")
        ->capture_default_str();
    program.add_option("--to", options.to, "the highest")->capture_default_str();
    program.add_option("--move-time", options.move_time, "milliseconds a move, at most")
        ->capture_default_str();
    CLI11_PARSE(program, argument_count, arguments);
    for (unsigned level = options.from; level <= options.to; ++level) {
        play_match(level, level - 1, options);
    }
    return 0;
}
