// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a game with moves as people write them, and writes it down as FEN and PGN.
#include "chess/game.h"
#include "chess/legal_moves.h"
#include "notation/algebraic.h"
#include "notation/fen.h"
#include "notation/pgn_writer.h"

#include <array>
#include <iostream>
#include <string_view>

using namespace staunton;

int main() {
    // A game begins in the initial position and grows by one legal move after the other.
    chess::Game game;

    std::array<std::string_view, 9> const attempts{"e4",     "e5",  "Bf1-c4", "Nc6", "Qh5",
                                                   "Ke8xe5", "Nf6", "Nf4",    "Qxf7"};
    for (std::string_view const text : attempts) {
        // Reading never throws and never guesses: here is a legal move, or what is wrong.
        auto const move = notation::parse_san(game.position(), text);
        if (!move) {
            std::cout << text << " is refused: " << notation::describe(move.error()) << '\n';
            continue;
        }
        std::cout << notation::to_san(game.position(), *move) << '\n';
        game.play(*move);
    }

    // Every position on the way is kept; a position is a value, cheap to copy.
    std::cout << "after two half-moves: " << notation::to_fen(game.position_at(2)) << '\n'
              << "at the end:           " << notation::to_fen(game.position()) << '\n';

    notation::PgnGame written = notation::PgnGame::of(game);
    written.set_tag("White", "Scholar");
    written.set_tag("Black", "Pupil");
    if (chess::is_checkmate(game.position())) {
        written.result = "1-0";
    }
    std::cout << '\n' << notation::to_pgn(written);
}
