// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "cli/command.h"

#include <expected>
#include <string>
#include <string_view>

namespace staunton::cli {

/// What `--help` says of an argument that `read_position` reads.
inline constexpr std::string_view position_help =
    "a FEN (also X-FEN and Shredder-FEN), startpos, or chess960:N (N from 0 to 959)";

/// Reads a position from an argument: a FEN, "startpos" or "chess960:518". A fault has been
/// reported on stderr; the error is the status to end with.
[[nodiscard]] std::expected<chess::Position, ExitStatus> read_position(std::string_view argument);

} // namespace staunton::cli
