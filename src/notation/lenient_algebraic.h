// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "notation/notation_error.h"

#include <expected>
#include <string_view>

namespace staunton::notation {

/// Reads a move in any form that `parse_san` promises, or finds the fault, by holding what the text
/// says against every legal move: slower than `read_plain_algebraic`, and the judge of it.
[[nodiscard]] std::expected<chess::Move, MoveError>
read_lenient_algebraic(chess::Position const& position, std::string_view text);

} // namespace staunton::notation
