// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace staunton::notation {

/// The first field of a FEN, read: what stands where, and how many characters said so.
struct PiecePlacement {
    /// The pieces.
    chess::Board board;
    /// The length of the field.
    std::size_t length = 0;
};

/// Reads the placement of the pieces with which a FEN begins, as far as a space or the end, in one
/// pass. Nothing if there is any fault in it: finding which is the work of `parse_fen`.
[[nodiscard]] std::optional<PiecePlacement> read_faultless_placement(std::string_view text);

} // namespace staunton::notation
