// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the engine against another program that speaks UCI.
#include "engine/analysis.h"
#include "engine_match_game.h"
#include "engine_uci_client.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

namespace {

using namespace staunton;
using namespace staunton::bench;
using Clock = std::chrono::steady_clock;
using base::Milliseconds;

struct MatchOptions {
    std::string opponent = "stockfish";
    std::vector<std::string> settings;
    unsigned games = 40;
    unsigned first_game = 0;
    unsigned level = engine::highest_level;
    unsigned move_time = 100;
    std::uint64_t nodes = 0;
    std::uint64_t opponent_nodes = 0;
    double clock_seconds = 0;
    double increment_seconds = 0;
};

/// The clock of a game with increment, for both players.
class MatchClock {
public:
    MatchClock(Milliseconds start, Milliseconds increment)
        : left_{{start, start}}, increment_{increment} {}

    [[nodiscard]] Milliseconds left(chess::Color color) const { return left_[color]; }

    /// Takes what a move took; true if the flag fell.
    bool charge(chess::Color color, Clock::duration taken) {
        left_[color] -= std::chrono::ceil<Milliseconds>(taken);
        bool const fallen = left_[color] < Milliseconds{0};
        left_[color] += increment_;
        return fallen;
    }

private:
    chess::ByColor<Milliseconds> left_;
    Milliseconds increment_;
};

class Match {
public:
    explicit Match(MatchOptions const& options)
        : options_{options}, client_{options.opponent, options.settings} {}

    void play() {
        for (unsigned played = 0; played < options_.games; ++played) {
            play_game(options_.first_game + played);
        }
        print_tally("level " + std::to_string(options_.level), options_.opponent, tally_);
        std::printf("flags fallen: ours %u, theirs %u; our longest think %.1f ms\n", our_flags_,
                    their_flags_, longest_think_.count());
    }

private:
    void play_game(unsigned number) {
        analyst_.new_game();
        client_.new_game();
        clock_ = MatchClock{seconds(options_.clock_seconds), seconds(options_.increment_seconds)};
        flag_ = Flag::up;
        chess::Game game = random_opening(number / 2);
        Chooser const ours = [this, number](chess::Game const& so_far) {
            return our_move(so_far, number);
        };
        Chooser const theirs = [this](chess::Game const& so_far) { return their_move(so_far); };
        bool const we_are_white = number % 2 == 0;
        HalfPoints result =
            we_are_white ? play_on(game, ours, theirs) : play_on(game, theirs, ours);
        if (!we_are_white) {
            result = static_cast<HalfPoints>(2 - static_cast<unsigned>(result));
        }
        if (flag_ != Flag::up) {
            result = flag_ == Flag::ours_fell ? HalfPoints::lost : HalfPoints::won;
            (flag_ == Flag::ours_fell ? our_flags_ : their_flags_) += 1;
        }
        tally_.add(result);
        if (tally_.games() % 20 == 0) {
            print_tally("so far", options_.opponent, tally_);
        }
    }

    chess::Move our_move(chess::Game const& game, unsigned number) {
        engine::Limits limits;
        chess::Color const color = game.position().has_the_move();
        if (options_.nodes > 0) {
            limits.nodes = options_.nodes;
        } else if (options_.clock_seconds > 0) {
            limits.time_left = clock_.left(color);
            limits.increment = seconds(options_.increment_seconds);
        } else {
            limits.move_time = Milliseconds{options_.move_time};
        }
        Clock::time_point const start = Clock::now();
        engine::Report const report = analyst_.choose_move(
            game, options_.level, limits, std::uint64_t{number} * 1000 + game.ply());
        Clock::duration const taken = Clock::now() - start;
        longest_think_ = std::max(longest_think_, std::chrono::duration<double, std::milli>{taken});
        note_time(color, taken, Flag::ours_fell);
        return report.line.front();
    }

    chess::Move their_move(chess::Game const& game) {
        chess::Color const color = game.position().has_the_move();
        std::string go = "movetime " + std::to_string(options_.move_time);
        if (options_.opponent_nodes > 0) {
            go = "nodes " + std::to_string(options_.opponent_nodes);
        } else if (options_.clock_seconds > 0) {
            std::string const increment =
                std::to_string(seconds(options_.increment_seconds).count());
            go = "wtime " + std::to_string(clock_.left(chess::Color::white).count()) + " btime " +
                 std::to_string(clock_.left(chess::Color::black).count()) + " winc " + increment +
                 " binc " + increment;
        }
        Clock::time_point const start = Clock::now();
        chess::Move const move = client_.best_move(game, go);
        note_time(color, Clock::now() - start, Flag::theirs_fell);
        return move;
    }

    enum class Flag : std::uint8_t { up, ours_fell, theirs_fell };

    /// The first flag to fall decides, though the game is played on to see the clock's later use.
    void note_time(chess::Color color, Clock::duration taken, Flag flag) {
        if (options_.clock_seconds > 0 && clock_.charge(color, taken) && flag_ == Flag::up) {
            flag_ = flag;
        }
    }

    static Milliseconds seconds(double count) {
        return std::chrono::duration_cast<Milliseconds>(std::chrono::duration<double>{count});
    }

    MatchOptions const& options_;
    UciClient client_;
    engine::Analyst analyst_{16};
    MatchClock clock_{Milliseconds{0}, Milliseconds{0}};
    Flag flag_ = Flag::up;
    Tally tally_;
    unsigned our_flags_ = 0;
    unsigned their_flags_ = 0;
    std::chrono::duration<double, std::milli> longest_think_{0};
};

} // namespace

int main(int argument_count, char** arguments) {
    MatchOptions options;
    CLI::App program{"Plays the engine against another UCI program", "engine_match"};
    program.add_option("--opponent", options.opponent, "the program")->capture_default_str();
    program.add_option("--set", options.settings,
                       "an option for it, such as \"name UCI_Elo value 1600\"");
    program.add_option("--games", options.games)->capture_default_str();
    program.add_option("--first-game", options.first_game, "games before it are left out")
        ->capture_default_str();
    program.add_option("--level", options.level)->capture_default_str();
    program.add_option("--move-time", options.move_time, "milliseconds a move")
        ->capture_default_str();
    program.add_option("--nodes", options.nodes, "nodes a move for us, in place of time");
    program.add_option("--opponent-nodes", options.opponent_nodes, "likewise for the opponent");
    program.add_option("--clock", options.clock_seconds, "seconds a game, in place of move time");
    program.add_option("--increment", options.increment_seconds, "seconds added a move");
    CLI11_PARSE(program, argument_count, arguments);
    try {
        Match{options}.play();
    } catch (std::exception const& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 3;
    }
    return 0;
}
