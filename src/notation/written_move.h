// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/castling.h"
#include "notation/notation_error.h"

#include <expected>
#include <optional>
#include <string_view>

namespace staunton::notation {

/// What a move in algebraic notation says, before it is held against a position.
struct WrittenMove {
    std::optional<chess::CastlingSide> castling; ///< if set, nothing else is
    std::optional<chess::PieceKind> kind;        ///< nothing: a pawn, unless both squares are given
    std::optional<chess::File> from_file;        ///< the g of "Ngf3"
    std::optional<chess::Rank> from_rank;        ///< the 1 of "N1f3"
    std::optional<chess::File> to_file;          ///< set unless it is castling
    std::optional<chess::Rank> to_rank;          ///< may be missing in a pawn's capture ("exd")
    std::optional<chess::PieceKind> promotion;   ///< never a pawn or a king
    bool captures = false;                       ///< it has the mark of a capture
    std::size_t offset = 0;                      ///< of the first character that means something
};

/// Reads what the text says, as leniently as `parse_san`. A small b that begins it is the b-file.
[[nodiscard]] std::expected<WrittenMove, MoveError> read_written_move(std::string_view text);

} // namespace staunton::notation
