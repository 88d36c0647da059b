// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"

#include <exception>
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
}

/// The first line only: a clear fault is one line.
std::string first_line(std::string text) {
    return text.substr(0, text.find('\n'));
}

ExitStatus run(int argument_count, char** arguments) {
    Action chosen;
    CLI::App program{"Staunton: chess by the Laws", "staunton"};
    program.set_version_flag("--version", "staunton " STAUNTON_VERSION);
    program.require_subcommand(1);
    program.footer("Each command has its own --help, with an example.\n"
                   "Exit status: 0 done, 1 the answer is no, 2 bad input, 3 disk or network.");
    add_commands(program, chosen);
    try {
        program.parse(argument_count, arguments);
    } catch (CLI::ParseError const& error) {
        if (error.get_exit_code() == 0) { // --help and --version come as exceptions
            program.exit(error);
            return ExitStatus::done;
        }
        return refuse_input("command line", first_line(error.what()) + " (see --help)");
    }
    return chosen();
}

} // namespace

int main(int argument_count, char** arguments) {
    try {
        return static_cast<int>(run(argument_count, arguments));
    } catch (std::exception const& error) {
        return static_cast<int>(report_failure(error.what()));
    }
}
