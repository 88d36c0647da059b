// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "notation/notation_error.h"

#include <expected>
#include <string>
#include <string_view>

namespace staunton::notation {

/// Writes a legal move in standard algebraic notation as PGN has it (Appendix C; "Nbd7", "exd6",
/// "O-O", "e8=Q+", "Qh7#").
[[nodiscard]] std::string to_san(chess::Position const& position, chess::Move move);

/// Reads a move in algebraic notation, leniently: zeros or letters for castling, missing or
/// needless `x`, `=`, `+`, `#`, "e.p.", long form ("Ng1-f3", "e2e4"), trailing `!` and `?`. The
/// move is legal.
[[nodiscard]] std::expected<chess::Move, MoveError> parse_san(chess::Position const& position,
                                                              std::string_view text);

} // namespace staunton::notation
