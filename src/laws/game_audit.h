// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/game_view.h"
#include "laws/ruling.h"

#include <optional>
#include <vector>

namespace staunton::laws {

/// A moment at which a draw claim would have been correct.
struct ClaimChance {
    chess::Ply ply;                  ///< half-moves played by then
    chess::Color by;                 ///< who has the move
    std::optional<chess::Move> move; ///< to be written down; nothing if the position stands already

    [[nodiscard]] friend bool operator==(ClaimChance const&, ClaimChance const&) = default;
};

/// A position that occurred often enough for a claim.
struct Repetition {
    std::vector<chess::Ply> plies; ///< at which it stood, in order
    ClaimChance first_claim;       ///< also with a move that was not played

    [[nodiscard]] friend bool operator==(Repetition const&, Repetition const&) = default;
};

/// A move that could have been written down for a correct claim under 9.2.1.
struct IntendedMove {
    chess::Ply ply;          ///< half-moves played before it
    chess::Move move;        ///< legal there, whether or not it was played
    std::size_t occurrences; ///< of the position it leads to, that time included

    [[nodiscard]] friend bool operator==(IntendedMove const&, IntendedMove const&) = default;
};

/// What the Laws say of the bare moves of a finished game.
struct GameAudit {
    std::optional<Conclusion> ending;         ///< the first ending that needs nobody's claim
    std::size_t played_on = 0;                ///< half-moves after it, which do not count
    std::vector<Repetition> repetitions;      ///< enough for a claim under 9.2
    std::vector<IntendedMove> intended_moves; ///< in order of ply, the last position included
    std::optional<ClaimChance> fifty_moves;   ///< the first chance to claim under 9.3

    [[nodiscard]] friend bool operator==(GameAudit const&, GameAudit const&) = default;
};

/// Looks through a whole game: what ended it by itself (5.1.1, 5.2, 9.6), and what could have been
/// claimed, and when (9.2, 9.3). Repetitions are in order of the occurrence that made them
/// claimable.
[[nodiscard]] GameAudit audit(GameView const& view);

} // namespace staunton::laws
