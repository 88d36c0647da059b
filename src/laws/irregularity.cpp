// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/irregularity.h"

#include "endgame/insufficient_material.h"

namespace staunton::laws {

namespace {

Article article_of(Irregularity irregularity) {
    switch (irregularity) {
    case Irregularity::illegal_move:
        return {"7.5.1"};
    case Irregularity::no_move_at_all:
        return {"7.5.3"};
    }
    return {"7.5"};
}

} // namespace

Ruling rule_on(Irregularity irregularity, chess::Color player, unsigned count,
               GameView const& view) {
    std::vector<Article> const articles{article_of(irregularity), {"7.5.5"}};
    chess::Color const opponent = chess::opponent(player);
    if (count >= view.rules.illegal_moves_that_lose) {
        bool const is_drawn =
            endgame::material_excludes_checkmate(view.position().board(), opponent);
        return ended({is_drawn ? Result::draw : win_of(opponent), Ending::illegal_move,
                      EndedBy::arbiter, articles, view.game.ply()});
    }
    Ruling ruling{RulingKind::penalised, std::nullopt, articles, {}, {}, std::nullopt};
    ruling.clock_change[opponent] = view.rules.illegal_move_bonus;
    return ruling;
}

} // namespace staunton::laws
