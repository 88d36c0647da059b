// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace staunton::chess {

/// The random numbers of the Polyglot book format in its own order: 768 of pieces on squares (kinds
/// pawn to king, Black before White, a1 to h8), four of rights to castle, eight of files on which
/// a pawn can be captured en passant, and one of White having the move.
extern std::array<std::uint64_t, 781> const polyglot_numbers;

} // namespace staunton::chess
