// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "engine/uci/session.h"

#include <iostream>

namespace staunton::cli {

namespace {

struct UciOptions {
    std::size_t hash_megabytes = 16;
};

ExitStatus run_uci(UciOptions const& options) {
    engine::run_uci_session(std::cin, std::cout, {.hash_megabytes = options.hash_megabytes});
    return ExitStatus::done;
}

} // namespace

void add_uci(CLI::App& program, Action& chosen) {
    auto const [app, options] =
        add_command<UciOptions>(program, chosen,
                                {.name = "uci",
                                 .summary = "The engine, speaking UCI on standard input and output",
                                 .examples = "printf 'position startpos\\ngo depth 10\\n' | "
                                             "staunton uci"},
                                run_uci);
    app.add_option("--hash", options.hash_megabytes, "MiB of memory for positions")
        ->check(CLI::Range(1, 4096))
        ->capture_default_str();
}

} // namespace staunton::cli
