// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/flag_fall.h"

#include "endgame/insufficient_material.h"

namespace staunton::laws {

Conclusion flag_fall_of(chess::Color player, GameView const& view) {
    chess::Color const opponent = chess::opponent(player);
    bool const is_drawn = endgame::material_excludes_checkmate(view.position().board(), opponent);
    return {is_drawn ? Result::draw : win_of(opponent),
            is_drawn ? Ending::flag_fall_draw : Ending::flag_fall,
            EndedBy::flag,
            {{"6.8"}, {"6.9"}},
            view.game.ply()};
}

} // namespace staunton::laws
