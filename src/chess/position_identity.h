// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

namespace staunton::chess {

/// What 9.2.3 compares when it asks whether two positions are the same: the player having the move,
/// the kind and colour of the piece on every square, the rights to castle (not whether castling is
/// prevented for the moment), and whether a pawn can legally be captured en passant. Exact: no hash
/// decides.
struct PositionIdentity {
    Board board;                       ///< kind and color of the piece on every square
    Color has_the_move = Color::white; ///< the player whose turn it is
    CastlingRights castling;           ///< rights not lost, whether or not castling is prevented
    std::optional<Square> en_passant;  ///< only where a capture is legal

    [[nodiscard]] friend bool operator==(PositionIdentity const&,
                                         PositionIdentity const&) = default;
};

/// What 9.2.3 compares of that position: a key for maps that decide by the Laws.
[[nodiscard]] inline PositionIdentity identity_of(Position const& position) {
    return {position.board(), position.has_the_move(), position.castling(), position.en_passant()};
}

/// Whether two positions are the same in the sense of 9.2.3.
[[nodiscard]] inline bool is_same(Position const& a, Position const& b) {
    return a.hash() == b.hash() && identity_of(a) == identity_of(b);
}

} // namespace staunton::chess
