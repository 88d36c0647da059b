// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "notation/notation_error.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace staunton::notation {

/// How UCI writes castling: with the king's target ("e1g1"), or, in Chess960, with the rook's
/// square
/// ("e1h1").
enum class UciCastling : std::uint8_t { king_target, rook_square };

/// Writes a move as UCI has it ("e2e4", "e7e8q"). With `king_target`, castling of a king or rook
/// that did not start on its usual square is still written with the rook's square.
[[nodiscard]] std::string to_uci(chess::Move move, UciCastling castling = UciCastling::king_target);

/// Reads a UCI move; castling in either form. The move is legal.
[[nodiscard]] std::expected<chess::Move, MoveError> parse_uci(chess::Position const& position,
                                                              std::string_view text);

/// Reads a move in UCI or algebraic notation.
[[nodiscard]] std::expected<chess::Move, MoveError> parse_move(chess::Position const& position,
                                                               std::string_view text);

} // namespace staunton::notation
