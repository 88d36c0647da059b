// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/resignation.h"

#include "endgame/insufficient_material.h"

namespace staunton::laws {

Conclusion resignation_of(chess::Color player, GameView const& view) {
    chess::Color const opponent = chess::opponent(player);
    bool const is_drawn = endgame::material_excludes_checkmate(view.position().board(), opponent);
    return {is_drawn ? Result::draw : win_of(opponent),
            Ending::resignation,
            EndedBy::resignation,
            {{"5.1.2"}},
            view.game.ply()};
}

} // namespace staunton::laws
