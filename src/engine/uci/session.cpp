// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci/session.h"

#include "base/overloaded.h"
#include "chess/game.h"
#include "chess/legal_moves.h"
#include "engine/analysis.h"
#include "engine/benchmark.h"
#include "engine/uci/go_command.h"
#include "engine/uci/line_channel.h"
#include "engine/uci/move_count.h"
#include "engine/uci/options.h"
#include "engine/uci/position_command.h"
#include "engine/uci/report_line.h"

#include <condition_variable>
#include <istream>
#include <mutex>
#include <thread>

namespace staunton::engine {

using namespace chess;

namespace {

constexpr unsigned deepest_benchmark = 60;

void wait_for(std::stop_token const& stop) {
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock{mutex};
    never.wait(lock, stop, [] { return false; });
}

class Session {
public:
    Session(std::istream& input, std::ostream& output, SessionSettings const& settings)
        : input_{input}, output_{output}, settings_{settings}, analyst_{settings.hash_megabytes} {}

    void run() {
        while (std::optional<InputLine> const line = input_.next()) {
            if (line->is_too_long) {
                refuse({.kind = CommandFaultKind::line_too_long,
                        .command = {},
                        .word = {},
                        .reason = std::to_string(longest_line)});
                continue;
            }
            Words words{line->text};
            if (words.at_end()) {
                continue;
            }
            if (words.peek() == "quit") {
                end_search();
                return;
            }
            obey(words);
        }
        finish_search();
    }

private:
    void obey(Words& words) {
        std::string_view const command = words.take();
        if (command == "uci") {
            introduce();
        } else if (command == "isready") {
            output_.write("readyok");
        } else if (command == "ucinewgame") {
            finish_search();
            analyst_.new_game();
        } else if (command == "setoption") {
            set_option(words);
        } else if (command == "position") {
            set_position(words);
        } else if (command == "go") {
            go(words);
        } else if (command == "bench") {
            bench(words);
        } else if (command == "stop" || command == "ponderhit") {
            end_search();
        } else if (command != "debug" && command != "register") {
            CommandFault fault = words.fault(CommandFaultKind::unknown_command);
            fault.command.clear();
            refuse(fault);
        }
    }

    void refuse(CommandFault const& fault) { output_.write("info string " + describe(fault)); }

    void introduce() {
        output_.write("id name Staunton");
        output_.write("id author the Staunton contributors");
        for (std::string const& line :
             option_lines(settings_.hash_megabytes, settings_.most_hash_megabytes)) {
            output_.write(line);
        }
        output_.write("uciok");
    }

    void set_option(Words& words) {
        std::expected<OptionChange, CommandFault> const change =
            read_option(words, settings_.most_hash_megabytes);
        if (!change) {
            refuse(change.error());
            return;
        }
        finish_search();
        std::visit(base::Overloaded{
                       [this](SetHash hash) { analyst_.resize_hash(hash.megabytes); },
                       [this](ClearHash) { analyst_.new_game(); },
                       [this](SetLevel level) { level_ = level.level; },
                       [this](SetSeed seed) { seed_ = seed.seed; },
                       [this](SetCastlingNotation castling) {
                           castling_ = castling.notation == CastlingNotation::chess960
                                           ? notation::UciCastling::rook_square
                                           : notation::UciCastling::king_target;
                       },
                       [](NothingToSet) {},
                   },
                   *change);
    }

    void set_position(Words& words) {
        std::expected<Game, CommandFault> game = read_position(words);
        if (game) {
            game_ = *std::move(game);
        } else {
            refuse(game.error());
        }
    }

    void go(Words& words) {
        std::expected<GoCommand, CommandFault> command = read_go(words, game_.position());
        if (!command) {
            refuse(command.error());
            return;
        }
        finish_search();
        if (settings_.most_nodes) {
            command->limits.nodes =
                std::min(command->limits.nodes.value_or(UINT64_MAX), *settings_.most_nodes);
        }
        waits_for_stop_ = command->answer_when == AnswerWhen::stopped && !command->perft_depth;
        search_ = std::jthread{[this, asked = *std::move(command), game = game_, level = level_,
                                seed = seed_, castling = castling_](std::stop_token const& stop) {
            if (asked.perft_depth) {
                count_moves(game.position(), *asked.perft_depth, castling, stop);
            } else {
                search(game, asked, level, seed, castling, stop);
            }
        }};
    }

    void search(Game const& game, GoCommand asked, unsigned level, std::uint64_t seed,
                notation::UciCastling castling, std::stop_token const& stop) {
        asked.limits.cancel = stop;
        std::string answer = "(none)";
        if (!has_legal_move(game.position())) {
            output_.write(game.position().is_check() ? "info depth 0 score mate 0"
                                                     : "info depth 0 score cp 0");
        } else if (level == highest_level) {
            Report const report = analyst_.analyse(game, asked.limits, [&](Report const& so_far) {
                output_.write(info_line(so_far, castling));
            });
            answer = notation::to_uci(report.line.front(), castling);
        } else {
            Report const report = analyst_.choose_move(game, level, asked.limits, seed);
            output_.write(info_line(report, castling));
            answer = notation::to_uci(report.line.front(), castling);
        }
        if (asked.answer_when == AnswerWhen::stopped) {
            wait_for(stop);
        }
        output_.write("bestmove " + answer);
    }

    void count_moves(Position const& position, unsigned depth, notation::UciCastling castling,
                     std::stop_token const& stop) {
        MoveCount counting{stop, settings_.most_nodes};
        std::uint64_t total = depth == 0 ? 1 : 0;
        if (depth > 0) {
            for (Move const move : legal_moves(position)) {
                std::uint64_t const count = counting.perft(position.after(move), depth - 1);
                if (counting.was_stopped()) {
                    output_.write("info string perft was stopped");
                    return;
                }
                output_.write(notation::to_uci(move, castling) + ": " + std::to_string(count));
                total += count;
            }
        }
        output_.write("");
        output_.write("Nodes searched: " + std::to_string(total));
    }

    void bench(Words& words) {
        unsigned depth = usual_benchmark_depth;
        if (!words.at_end()) {
            std::expected<unsigned, CommandFault> const given =
                words.take_number<unsigned>(1, deepest_benchmark);
            if (!given) {
                refuse(given.error());
                return;
            }
            depth = *given;
        }
        if (settings_.most_nodes) {
            depth = 1;
        }
        finish_search();
        waits_for_stop_ = false;
        search_ = std::jthread{[this, depth](std::stop_token const& stop) {
            BenchmarkResult const result = run_benchmark(depth, stop);
            output_.write("Nodes searched: " + std::to_string(result.nodes));
            output_.write("Nodes/second: " +
                          std::to_string(nodes_per_second(result.nodes, result.elapsed)));
        }};
    }

    /// Waits for the answer of the running search; ends it if it would not end by itself.
    void finish_search() {
        if (waits_for_stop_) {
            search_.request_stop();
        }
        if (search_.joinable()) {
            search_.join();
        }
    }

    void end_search() {
        search_.request_stop();
        finish_search();
    }

    LineReader input_;
    LineWriter output_;
    SessionSettings settings_;
    Analyst analyst_;
    Game game_;
    unsigned level_ = highest_level;
    std::uint64_t seed_ = 0;
    notation::UciCastling castling_ = notation::UciCastling::king_target;
    bool waits_for_stop_ = false;
    // The last member: its thread uses all the others.
    std::jthread search_;
};

} // namespace

void run_uci_session(std::istream& input, std::ostream& output, SessionSettings const& settings) {
    Session{input, output, settings}.run();
}

} // namespace staunton::engine
