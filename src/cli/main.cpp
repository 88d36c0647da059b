// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"

#include <cstdio>
#include <exception>
#include <iostream>
#include <optional>
#include <string>

namespace {

using namespace staunton::cli;

void add_commands(CLI::App& program, Action& chosen) {
    add_perft(program, chosen);
    add_moves(program, chosen);
    add_play(program, chosen);
    add_judge(program, chosen);
    add_serve(program, chosen);
    add_show(program, chosen);
    add_uci(program, chosen);
}

/// The first line only: a clear fault is one line.
std::string first_line(std::string const& text) {
    return text.substr(0, text.find('\n'));
}

/// What the arguments ask for that is no command, if that is the first of them.
std::optional<std::string> unknown_command(CLI::App const& program, int argument_count,
                                           char** arguments) {
    if (argument_count < 2 || arguments[1][0] == '-' || arguments[1][0] == '\0') {
        return std::nullopt;
    }
    std::string name = arguments[1];
    for (CLI::App const* const command : program.get_subcommands({})) {
        if (command->check_name(name)) {
            return std::nullopt;
        }
    }
    return name;
}

ExitStatus run(int argument_count, char** arguments) {
    Action chosen;
    CLI::App program{"Staunton: chess by the Laws", "staunton"};
    program.set_version_flag("--version", "staunton " STAUNTON_VERSION);
    program.require_subcommand(1);
    program.footer("Each command has its own --help, with an example.\n"
                   "Exit status: 0 done, 1 the answer is no, 2 bad input, 3 disk or network.");
    add_commands(program, chosen);
    if (auto const unknown = unknown_command(program, argument_count, arguments)) {
        return refuse_input("command line",
                            "there is no command \"" + first_line(*unknown) + "\" (see --help)");
    }
    try {
        program.parse(argument_count, arguments);
    } catch (CLI::ParseError const& error) {
        if (error.get_exit_code() == 0) { // --help and --version come as exceptions
            program.exit(error);
            return ExitStatus::done;
        }
        return refuse_input("command line", first_line(error.what()) + " (see --help)");
    }
    ExitStatus const status = chosen();
    bool const all_written = std::cout.flush() && std::fflush(stdout) == 0;
    return all_written ? status : report_failure("the output cannot be written");
}

} // namespace

int main(int argument_count, char** arguments) {
    try {
        return static_cast<int>(run(argument_count, arguments));
    } catch (std::exception const& error) {
        return static_cast<int>(report_failure(error.what()));
    }
}
