// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

#include <expected>
#include <string>

namespace staunton::cli {

/// Reads a whole file; `-` is stdin. A failure has been reported on stderr; the error is the status
/// to end with.
[[nodiscard]] std::expected<std::string, ExitStatus> read_file(std::string const& path);

} // namespace staunton::cli
