// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the engine look for a mate, and stops it by a limit.
#include "engine/analysis.h"
#include "notation/algebraic.h"
#include "notation/fen.h"

#include <iostream>

using namespace staunton;

int main() {
    auto const position = notation::position_from_fen("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
    if (!position) {
        std::cerr << notation::describe(position.error()) << '\n';
        return 1;
    }
    chess::Game game{*position};

    // An Analyst owns his memory of positions; keep him for the whole game.
    engine::Analyst analyst;
    engine::Report const report = analyst.analyse(game, {.depth = 6});
    if (report.score.mate_in) {
        std::cout << "mate in " << *report.score.mate_in << '\n';
    }
    for (chess::Move const move : report.line) {
        std::cout << notation::to_san(game.position(), move) << '\n';
        game.play(move);
    }
}
