// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"
#include "laws/ruling.h"

#include <optional>

namespace staunton::laws {

/// In what two positions with every piece on the same square differ all the same (9.2.3); nothing
/// if they are the same position. Where they differ in several ways, the first of `Difference`.
[[nodiscard]] std::optional<Difference> difference_between(chess::Position const& a,
                                                           chess::Position const& b);

/// When `position`, which need not be on the board, stood in the game, and when it nearly did.
[[nodiscard]] RepetitionEvidence evidence_of(chess::Position const& position,
                                             chess::Game const& game);

} // namespace staunton::laws
