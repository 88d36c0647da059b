// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/game.h"

#include "chess/position_identity.h"

#include <algorithm>
#include <cassert>

namespace staunton::chess {

void Game::play(Move move) {
    positions_.push_back(position().after(move));
    moves_.push_back(move);
}

void Game::reinstate(Ply ply) {
    assert(ply <= this->ply());
    moves_.resize(ply);
    positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(ply) + 1, positions_.end());
}

std::vector<Ply> Game::occurrences_of(Position const& sought) const {
    std::vector<Ply> plies;
    for (Ply ply = 0; ply < positions_.size(); ++ply) {
        if (is_same(positions_[ply], sought)) {
            plies.push_back(ply);
        }
    }
    return plies;
}

} // namespace staunton::chess
