// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace staunton::cli {

/// How a command ends, as the shell sees it.
enum class ExitStatus : int {
    done = 0,         ///< it did what was asked
    no = 1,           ///< the answer is "no": illegal, refused, not found
    bad_input = 2,    ///< an argument or a file is at fault; one line on stderr says where
    world_failed = 3, ///< the disk or the network failed
};

/// What the program does once its arguments are read.
using Action = std::function<ExitStatus()>;

/// What `--help` says of a command.
struct CommandText {
    std::string name;
    std::string summary;
    std::string examples; ///< lines as one would type them, without the prompt
};

/// A sub-command that was added, and the options that its arguments fill in before it runs.
template <typename Options>
struct NewCommand {
    CLI::App& app;
    Options& options;
};

/// Adds a sub-command to `program`; if it is the one given, `chosen` becomes `run(options)`. Every
/// command is one file with one function `void add_<name>(CLI::App& program, Action& chosen)` that
/// begins with this call. It is declared below and called in `add_commands` of main.cpp.
template <typename Options>
[[nodiscard]] NewCommand<Options> add_command(CLI::App& program, Action& chosen,
                                              CommandText const& text,
                                              ExitStatus (*run)(Options const&)) {
    auto options = std::make_shared<Options>();
    CLI::App* const app = program.add_subcommand(text.name, text.summary);
    app->footer("Example:\n  " + text.examples);
    // std::function wants the options to be shared: they live as long as the callback.
    app->callback([&chosen, options, run] { chosen = [options, run] { return run(*options); }; });
    return {*app, *options};
}

/// Says on stderr, in one line, what is wrong with the input and where (`place`: "FEN, column 12",
/// "game.pgn, line 3, column 8"; may be empty).
ExitStatus refuse_input(std::string_view place, std::string_view fault);

/// Says on stderr, in one line, what failed.
ExitStatus report_failure(std::string_view what);

void add_judge(CLI::App& program, Action& chosen);
void add_moves(CLI::App& program, Action& chosen);
void add_perft(CLI::App& program, Action& chosen);
void add_play(CLI::App& program, Action& chosen);
void add_serve(CLI::App& program, Action& chosen);
void add_show(CLI::App& program, Action& chosen);
void add_uci(CLI::App& program, Action& chosen);

} // namespace staunton::cli
