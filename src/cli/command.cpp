// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"

#include <fmt/core.h>

#include <cstdio>

namespace staunton::cli {

ExitStatus refuse_input(std::string_view place, std::string_view fault) {
    if (place.empty()) {
        fmt::print(stderr, "staunton: {}\n", fault);
    } else {
        fmt::print(stderr, "staunton: {}: {}\n", place, fault);
    }
    return ExitStatus::bad_input;
}

ExitStatus report_failure(std::string_view what) {
    fmt::print(stderr, "staunton: {}\n", what);
    return ExitStatus::world_failed;
}

} // namespace staunton::cli
