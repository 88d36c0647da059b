// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis.h"

namespace staunton::engine {

/// A worth in hundredths of a pawn, from the view of one player. Near `mate_value` it counts the
/// half-moves to mate instead.
using Value = int;

/// Half-moves from the root, or still to be searched.
using Depth = int;

/// No line is longer than this.
inline constexpr Depth max_ply = 120;

/// Neither player stands better.
inline constexpr Value draw_value = 0;
/// Mate on the board; each half-move to it makes it one less.
inline constexpr Value mate_value = 30'000;
/// More than any position is worth.
inline constexpr Value infinite_value = mate_value + 1;
/// What no search returns.
inline constexpr Value unknown_value = mate_value + 2;
/// Values beyond this, either way, are mates.
inline constexpr Value least_mate_value = mate_value - 2 * max_ply;

/// The player is checkmated that many half-moves from the root.
[[nodiscard]] constexpr Value mated_after(Depth ply) {
    return -mate_value + ply;
}

/// The player mates with the move that far from the root.
[[nodiscard]] constexpr Value mates_after(Depth ply) {
    return mate_value - ply;
}

/// Whether one player mates the other, whoever it is.
[[nodiscard]] constexpr bool is_mate(Value value) {
    return value >= least_mate_value || value <= -least_mate_value;
}

/// Mates are counted from the root in the search, but from the position itself in a table that
/// outlives the root.
[[nodiscard]] constexpr Value counted_from_position(Value value, Depth ply) {
    return value >= least_mate_value    ? value + ply
           : value <= -least_mate_value ? value - ply
                                        : value;
}

/// The reverse of `counted_from_position`.
[[nodiscard]] constexpr Value counted_from_root(Value value, Depth ply) {
    return value >= least_mate_value    ? value - ply
           : value <= -least_mate_value ? value + ply
                                        : value;
}

/// The same judgement for the world outside the search, mates in full moves.
[[nodiscard]] constexpr Score score_of(Value value) {
    if (value >= least_mate_value) {
        return {.centipawns = value, .mate_in = (mate_value - value + 1) / 2};
    }
    if (value <= -least_mate_value) {
        return {.centipawns = value, .mate_in = -(mate_value + value + 1) / 2};
    }
    return {.centipawns = value, .mate_in = {}};
}

} // namespace staunton::engine
