// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/event.h"
#include "laws/game_view.h"
#include "laws/ruling.h"

namespace staunton::laws {

/// "Why is this draw claim refused?" Every answer there is, with the Articles behind it.
enum class ClaimRefusal : std::uint8_t {
    /// Only the player having the move may claim (9.2, 9.3). Not a claim at all: it costs nothing
    /// and offers nothing.
    not_the_player_having_the_move,
    /// He has touched a piece on this turn (9.4). Costs nothing either.
    touched_a_piece,
    /// He declared a move on this turn already, which must be played (9.5.3): no second one.
    another_move_was_declared,
    /// The move he wrote down is not legal (9.2.1, 9.3.1).
    intended_move_illegal,
    /// The position has not appeared often enough (9.2.1, 9.2.2): see `RepetitionEvidence`.
    too_few_occurrences,
    /// A pawn moved or something was captured too recently (9.3.1, 9.3.2): see `MoveCountEvidence`.
    too_few_moves,
};

/// The name of it on the wire and in records.
[[nodiscard]] Refusal refusal_of(ClaimRefusal refusal);

/// Whether an incorrect claim gives the opponent time and stands as a draw offer (9.5.3, 9.1.2.3).
[[nodiscard]] bool costs_time(ClaimRefusal refusal);

/// What became of a draw claim. Correct if there is no refusal.
struct ClaimVerdict {
    std::optional<ClaimRefusal> refusal; ///< why it is refused
    std::vector<Article> articles;       ///< 9.5.2 or 9.5.3 among them, if it was examined
    Evidence evidence;                   ///< what the moves played say about it

    /// Whether the game is drawn by it (9.5.2).
    [[nodiscard]] bool is_correct() const { return !refusal.has_value(); }
};

/// What the player having the move has done on this turn before he claims.
struct TurnSoFar {
    std::optional<chess::Move> declared_move{}; ///< by a claim that was refused
    bool touched_a_piece = false;               ///< which loses the claim (9.4)
};

/// Examines a claim under 9.2 or 9.3 by the moves played.
[[nodiscard]] ClaimVerdict examine(ClaimDraw const& claim, chess::Color claimant,
                                   GameView const& view, TurnSoFar const& turn = {});

/// The verdict as a ruling: `ended` with the draw, or `refused` with the opponent's time.
[[nodiscard]] Ruling ruling_of(ClaimVerdict verdict, ClaimDraw const& claim, chess::Color claimant,
                               GameView const& view);

/// Both at once.
[[nodiscard]] Ruling rule_on(ClaimDraw const& claim, chess::Color claimant, GameView const& view,
                             TurnSoFar const& turn = {});

} // namespace staunton::laws
