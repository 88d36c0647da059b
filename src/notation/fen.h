// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "notation/notation_error.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace staunton::notation {

/// How a right to castle is written: X-FEN uses KQkq, and the rook's file only where another rook
/// stands further out; Shredder-FEN always uses the rook's file.
enum class CastlingStyle : std::uint8_t { x_fen, shredder };

/// Reads FEN, X-FEN and Shredder-FEN: any arrangement. The two counters may be missing, and so may
/// everything after the side to move.
[[nodiscard]] std::expected<chess::Setup, FenError> parse_fen(std::string_view text);

/// Reads a FEN of a position from which play can go on; the error lists all faults otherwise.
[[nodiscard]] std::expected<chess::Position, FenError> position_from_fen(std::string_view text);

/// The largest number that either counter of a FEN may have.
inline constexpr std::uint32_t largest_counter = 100'000;

/// Writes all six fields; a counter beyond `largest_counter` is written as that. The en passant square of a `Position` is written only where a legal
/// capture is possible.
[[nodiscard]] std::string to_fen(chess::Setup const& setup,
                                 CastlingStyle style = CastlingStyle::x_fen);
[[nodiscard]] std::string to_fen(chess::Position const& position,
                                 CastlingStyle style = CastlingStyle::x_fen);

} // namespace staunton::notation
