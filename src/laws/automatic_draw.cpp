// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/automatic_draw.h"

namespace staunton::laws {

std::optional<Conclusion> automatic_draw(GameView const& view) {
    RuleSet const& rules = view.rules;
    // Two moves of each player at least lie between two occurrences.
    std::size_t const shortest = std::size_t{4} * (rules.automatic_occurrences - 1);
    if (view.position().halfmove_clock() >= shortest &&
        view.game.occurrences() >= rules.automatic_occurrences) {
        return Conclusion{
            Result::draw, Ending::fivefold_repetition, EndedBy::move, {{"9.6.1"}}, view.game.ply()};
    }
    if (view.position().halfmove_clock() >= std::size_t{2} * rules.automatic_moves) {
        return Conclusion{
            Result::draw, Ending::seventy_five_moves, EndedBy::move, {{"9.6.2"}}, view.game.ply()};
    }
    return std::nullopt;
}

} // namespace staunton::laws
