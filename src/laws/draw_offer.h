// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/color.h"
#include "chess/game.h"
#include "laws/ruling.h"

#include <optional>

namespace staunton::laws {

/// The draw offers that stand open (9.1.2.1). An offer cannot be withdrawn; it stands until the
/// opponent accepts it, declines it, or plays a move.
class DrawOffers {
public:
    /// Whether an offer of that player can be accepted now.
    [[nodiscard]] bool stands(chess::Color offerer) const { return open_[offerer]; }

    /// That player offers a draw; a second offer changes nothing.
    void make(chess::Color offerer) { open_[offerer] = true; }

    /// Declined in words.
    void decline(chess::Color opponent_of_offerer);

    /// A move of that player declines what the opponent has offered.
    void lapse_by_move_of(chess::Color player) { decline(player); }

    [[nodiscard]] friend bool operator==(DrawOffers const&, DrawOffers const&) = default;

private:
    chess::ByColor<bool> open_{};
};

/// Whether each player has made at least one move, without which nothing can be agreed (5.2.3).
/// Moves played before a first position that is not the start of a game count: its move number says
/// how many.
[[nodiscard]] bool each_player_has_moved(chess::Game const& game);

/// Agreement to the open offer of the opponent (5.2.3).
[[nodiscard]] Conclusion draw_by_agreement(chess::Ply ply);

} // namespace staunton::laws
