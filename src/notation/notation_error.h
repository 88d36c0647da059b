// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/legal_moves.h"
#include "chess/setup.h"

#include <cstddef>
#include <string>
#include <vector>

namespace staunton::notation {

/// What is wrong with a FEN.
enum class FenFault : std::uint8_t {
    empty,             ///< no text at all
    bad_character,     ///< a character that means nothing there
    wrong_rank_length, ///< a rank that does not add up to eight squares
    wrong_rank_count,  ///< not eight ranks
    missing_field,     ///< the text ends before the side to move
    bad_turn,          ///< neither w nor b
    bad_castling,      ///< a castling field that names no rook
    bad_en_passant,    ///< neither - nor a square
    bad_number,        ///< a move counter that is no number, or too large
    trailing_text,     ///< more than six fields
    impossible,        ///< well written, but no position: see `setup_faults`
};

/// A fault and the place of it: `offset` counts bytes from 0.
struct FenError {
    FenFault fault;                              ///< the first one in the text
    std::size_t offset;                          ///< 0 when the position is `impossible`
    std::vector<chess::SetupFault> setup_faults; ///< all of them, when it is `impossible`

    [[nodiscard]] friend bool operator==(FenError const&, FenError const&) = default;
};

/// What is wrong with a written move.
enum class MoveFault : std::uint8_t {
    empty,           ///< no text at all
    unreadable,      ///< the text is no move in this notation
    illegal,         ///< no legal move of this position is meant
    ambiguous,       ///< several legal moves are meant: see `candidates`
    promotion_piece, ///< a promotion without a piece, or a piece without a promotion
};

/// A fault, the place of it in the text (bytes from 0), and the legal moves that fit when there are
/// several.
struct MoveError {
    MoveFault fault;                     ///< why no single legal move is meant
    std::size_t offset;                  ///< of the word, or of what in it is at fault
    std::vector<chess::Move> candidates; ///< when it is `ambiguous`

    [[nodiscard]] friend bool operator==(MoveError const&, MoveError const&) = default;
};

/// One English sentence without a full stop, naming the column (from 1).
[[nodiscard]] std::string describe(FenError const& error);
[[nodiscard]] std::string describe(MoveError const& error);

} // namespace staunton::notation
