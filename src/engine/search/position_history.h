// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace staunton::engine {

/// The hashes of the positions of the game and of the line being searched, for repetition (9.2).
class PositionHistory {
public:
    /// Starts with what has stood on the board since the last irreversible move.
    void start(chess::Game const& game) {
        hashes_.clear();
        chess::Ply const reversible = game.position().halfmove_clock();
        chess::Ply const from = game.ply() > reversible ? game.ply() - reversible : 0;
        for (chess::Ply ply = from; ply <= game.ply(); ++ply) {
            hashes_.push_back(game.position_at(ply).hash());
        }
    }

    /// A move leads to a position of that hash.
    void push(std::uint64_t hash) { hashes_.push_back(hash); }

    /// The last move is taken back.
    void pop() { hashes_.pop_back(); }

    /// Whether the last position, `ply` half-moves from the root, has appeared before: once in the
    /// line searched, where the players could do it again, or twice in all. Looks back over
    /// `reversible` half-moves.
    [[nodiscard]] bool is_repetition(std::size_t reversible, std::size_t ply) const {
        std::size_t const last = hashes_.size() - 1;
        std::size_t const reach = std::min(reversible, last);
        unsigned earlier = 0;
        for (std::size_t back = 4; back <= reach; back += 2) {
            if (hashes_[last - back] == hashes_[last] && (back < ply || ++earlier == 2)) {
                return true;
            }
        }
        return false;
    }

private:
    std::vector<std::uint64_t> hashes_;
};

} // namespace staunton::engine
