// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"
#include "laws/rule_set.h"

namespace staunton::laws {

/// All that a ruling on the board alone may look at: the moves played, and the rule book. Lives no
/// longer than what it looks at.
struct GameView {
    chess::Game const& game; ///< with every position on the way
    RuleSet const& rules;    ///< the book in force

    /// What is on the board.
    [[nodiscard]] chess::Position const& position() const { return game.position(); }

    /// The player whose turn it is (1.3).
    [[nodiscard]] chess::Color has_the_move() const { return game.position().has_the_move(); }
};

} // namespace staunton::laws
