// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "cli/command.h"
#include "cli/position_argument.h"
#include "cli/terminal_game.h"

#include <fmt/core.h>

#include <iostream>
#include <random>

namespace staunton::cli {

namespace {

struct PlayOptions {
    std::string fen = "startpos";
    unsigned level = 4;
    std::string clock = "-";
    std::string color = "white";
    std::string rules{laws::fide_2023().name};
    std::optional<std::uint64_t> seed;
};

std::uint64_t seed_of(PlayOptions const& options) {
    if (options.seed) {
        return *options.seed;
    }
    std::random_device device;
    return std::uint64_t{device()} << 32U | device();
}

chess::ByColor<bool> people_of(PlayOptions const& options, std::uint64_t seed) {
    if (options.color == "both") {
        return {{true, true}};
    }
    bool const white =
        options.color == "random" ? base::Random{seed}.below(2) == 0 : options.color == "white";
    return {{white, !white}};
}

std::expected<laws::GameTerms, ExitStatus> terms_of(PlayOptions const& options) {
    auto const position = read_position(options.fen);
    if (!position) {
        return std::unexpected{position.error()};
    }
    auto const control = laws::parse_time_control(options.clock);
    if (!control) {
        return std::unexpected{
            refuse_input(fmt::format("--clock, column {}", control.error().offset + 1),
                         "the time control is not written as in PGN: 300+3, 40/5400+30:1800+30")};
    }
    auto const rules = laws::rule_set_named(options.rules);
    if (!rules) {
        return std::unexpected{refuse_input("--rules", "there is no rule book of that name")};
    }
    laws::GameTerms terms;
    terms.rules = *rules;
    terms.first_position = *position;
    terms.time = {{*control, *control}};
    return terms;
}

ExitStatus run_play(PlayOptions const& options) {
    auto const terms = terms_of(options);
    if (!terms) {
        return terms.error();
    }
    std::uint64_t const seed = seed_of(options);
    ComputerPlayer computer{options.level, seed};
    base::SystemTimeSource const time;
    TerminalGame game{*terms, people_of(options, seed), computer, std::cin, std::cout, time};
    fmt::print("\"help\" lists what you can type.\n");
    std::fflush(stdout);
    game.play();
    return ExitStatus::done;
}

} // namespace

void add_play(CLI::App& program, Action& chosen) {
    auto [app, options] = add_command<PlayOptions>(
        program, chosen,
        {"play", "Play a game in the terminal, under the arbiter",
         "staunton play --level 3 --clock 300+3\n  staunton play chess960:518 --color both"},
        &run_play);
    app.add_option("fen", options.fen, std::string{position_help})->capture_default_str();
    app.add_option("--level", options.level, "the computer's strength")
        ->check(CLI::Range(engine::lowest_level, engine::highest_level))
        ->capture_default_str();
    app.add_option("--clock", options.clock,
                   "time for each player, as in PGN's TimeControl; - for none")
        ->type_name("TC")
        ->capture_default_str();
    app.add_option("--color", options.color, "what you play; both: two people at one board")
        ->check(CLI::IsMember({"white", "black", "random", "both"}))
        ->capture_default_str();
    app.add_option("--rules", options.rules, "the rule book")
        ->type_name("BOOK")
        ->capture_default_str();
    app.add_option("--seed", options.seed, "makes the computer's choices repeatable");
}

} // namespace staunton::cli
