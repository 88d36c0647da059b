// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/repetition.h"

namespace staunton::laws {

std::optional<Difference> difference_between(chess::Position const& a, chess::Position const& b) {
    if (a.has_the_move() != b.has_the_move()) {
        return Difference::has_the_move;
    }
    if (a.castling() != b.castling()) {
        return Difference::castling_rights;
    }
    if (a.en_passant() != b.en_passant()) {
        return Difference::en_passant;
    }
    return std::nullopt;
}

RepetitionEvidence evidence_of(chess::Position const& position, chess::Game const& game) {
    RepetitionEvidence evidence;
    for (chess::Ply ply = 0; ply <= game.ply(); ++ply) {
        chess::Position const& past = game.position_at(ply);
        if (past.board() != position.board()) {
            continue;
        }
        if (std::optional<Difference> const difference = difference_between(past, position)) {
            evidence.near_misses.push_back({ply, *difference});
        } else {
            evidence.occurrences.push_back(ply);
        }
    }
    return evidence;
}

} // namespace staunton::laws
