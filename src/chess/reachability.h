// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace staunton::chess {

/// Why no series of legal moves leads from an initial position to this one (3.10.3).
enum class UnreachableKind : std::uint8_t {
    too_many_promoted, ///< more promoted pieces of `color` than pawns that are missing
    impossible_check,  ///< no last move can have given these checks to the king on `square`
    pawns_misplaced,   ///< the pawns of `color` cannot come from eight files of their second rank
    too_many_captures, ///< the pawns of `color` must have captured more than the opponent lacks
    castling_differs,  ///< rights with kings or rooks that did not start on the same file
    no_last_move,      ///< `color`, who moved last, has no piece that can have moved
    wrong_turn, ///< only knights have moved, an odd or even number of times: not `color`'s turn
};

/// One reason, with its evidence.
struct UnreachableReason {
    UnreachableKind kind;         ///< says which evidence there is
    std::optional<Color> color;   ///< of the player concerned
    std::optional<Square> square; ///< where, if it is one place
    unsigned needed = 0;          ///< captures that pawns must have made at least
    unsigned available = 0;       ///< men that the opponent lacks

    [[nodiscard]] friend bool operator==(UnreachableReason const&,
                                         UnreachableReason const&) = default;
};

/// Reasons why the position cannot arise from the initial position, or from one of Chess960. Every
/// reason given is a proof; an empty list proves nothing, for most of what is impossible is not
/// looked for.
[[nodiscard]] std::vector<UnreachableReason> unreachable_reasons(Position const& position);

/// One English sentence without a full stop.
[[nodiscard]] std::string describe(UnreachableReason const& reason);

} // namespace staunton::chess
