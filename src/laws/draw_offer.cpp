// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/draw_offer.h"

namespace staunton::laws {

void DrawOffers::decline(chess::Color opponent_of_offerer) {
    open_[chess::opponent(opponent_of_offerer)] = false;
}

bool each_player_has_moved(chess::Game const& game) {
    chess::Position const& first = game.first_position();
    std::size_t const white_began_with = first.has_the_move() == chess::Color::black ? 1 : 0;
    std::size_t const before = (first.move_number() - std::size_t{1}) * 2 + white_began_with;
    return before + game.ply() >= 2;
}

Conclusion draw_by_agreement(chess::Ply ply) {
    return {Result::draw, Ending::agreement, EndedBy::agreement, {{"5.2.3"}, {"9.1.2.1"}}, ply};
}

} // namespace staunton::laws
