// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/automatic_ending.h"

#include "chess/legal_moves.h"
#include "endgame/insufficient_material.h"
#include "laws/automatic_draw.h"

namespace staunton::laws {

std::optional<Conclusion> automatic_ending(GameView const& view) {
    chess::Position const& position = view.position();
    chess::Ply const ply = view.game.ply();
    if (!chess::has_legal_move(position)) {
        if (position.is_check()) {
            return Conclusion{win_of(chess::opponent(position.has_the_move())),
                              Ending::checkmate,
                              EndedBy::move,
                              {{"5.1.1"}},
                              ply};
        }
        return Conclusion{Result::draw, Ending::stalemate, EndedBy::move, {{"5.2.1"}}, ply};
    }
    if (endgame::material_is_dead(position.board())) {
        return Conclusion{Result::draw, Ending::dead_position, EndedBy::move, {{"5.2.2"}}, ply};
    }
    return automatic_draw(view);
}

} // namespace staunton::laws
