// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <cstdint>

namespace staunton::chess {

/// The key under which a Polyglot opening book files the arrangement. As that format has it, an en
/// passant square counts if a pawn of the player having the move stands ready to capture, even if
/// the capture would leave his king in check. The format knows a right to castle by its side only:
/// in Chess960 the castling rook's file does not count.
[[nodiscard]] std::uint64_t polyglot_key(Setup const& setup);

/// The same for a position, which keeps an en passant square only where a capture is legal
/// (9.2.3.1): where none is, but a pinned pawn stands ready, the key is the one without it. Ask
/// `polyglot_key_after` for the exact key in a game.
[[nodiscard]] std::uint64_t polyglot_key(Position const& position);

/// The exact key of the position after a legal move, pinned pawns that stand ready included.
[[nodiscard]] std::uint64_t polyglot_key_after(Position const& position, Move move);

} // namespace staunton::chess
