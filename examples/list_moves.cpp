// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a position what can be played, who attacks what, and whether a given move is legal.
#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/perft.h"
#include "chess/position_identity.h"
#include "notation/algebraic.h"
#include "notation/fen.h"
#include "notation/uci_move.h"

#include <iostream>

using namespace staunton;
using chess::Square;

namespace {

void show(std::string_view title, chess::SquareSet squares) {
    std::cout << title;
    for (Square const square : squares) {
        std::cout << ' ' << name_of(square);
    }
    std::cout << (squares.empty() ? " none\n" : "\n");
}

} // namespace

int main() {
    // White's knight is pinned, and a pawn can capture in passing.
    auto const read = notation::position_from_fen("4r1k1/8/8/1Pp5/8/8/2B1N3/4K3 w - c6 0 1");
    if (!read) {
        std::cerr << notation::describe(read.error()) << '\n';
        return 1;
    }
    chess::Position const& position = *read;

    for (chess::Move const move : chess::legal_moves(position)) {
        std::cout << notation::to_uci(move) << "  " << notation::to_san(position, move)
                  << (chess::gives_check(position, move) ? "  gives check\n" : "\n");
    }

    show("checkers:", position.checkers());
    show("pinned:", position.pinned());
    show("Black attacks e2 from:",
         chess::attackers_of(position.board(), Square::e2, chess::Color::black));

    // Legality of any move at all is asked without listing the others.
    chess::Move const leap = chess::Move::plain(Square::e2, Square::c3);
    std::cout << "knight to c3: " << (chess::is_legal(position, leap) ? "legal" : "illegal")
              << '\n';

    // From two squares, as a board on a screen knows them; the library adds that it is en passant.
    if (auto const move = chess::legal_move(position, Square::b5, Square::c6)) {
        chess::Position const after = position.after(*move);
        std::cout << "after " << notation::to_san(position, *move) << ": "
                  << notation::to_fen(after) << '\n'
                  << "the same position as before: "
                  << (chess::is_same(position, after) ? "yes" : "no") << '\n';
    }

    std::cout << "sequences of four moves: " << chess::perft(position, 4) << '\n';
}
