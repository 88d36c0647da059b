// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

#include <string>
#include <string_view>

namespace staunton::cli {

/// Writes a whole file, or leaves what was there: never half of it. `-` is stdout. A failure has
/// been reported on stderr.
ExitStatus write_file(std::string const& path, std::string_view text);

} // namespace staunton::cli
