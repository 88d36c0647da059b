// SPDX-License-Identifier: GPL-3.0-or-later
// Chess960 (Guidelines II): first positions by number, castling, and the ways of writing both.
#include "chess/legal_moves.h"
#include "notation/algebraic.h"
#include "notation/fen.h"
#include "notation/uci_move.h"

#include <iostream>

using namespace staunton;
using chess::Square;

int main() {
    for (unsigned const number : {0U, 518U, 959U}) {
        std::cout << number << ": " << notation::to_fen(chess::Position::chess960(number)) << '\n';
    }

    // A right to castle belongs to a rook. X-FEN names its file only where KQkq would be unclear;
    // Shredder-FEN always does. Both are read.
    auto const read = notation::position_from_fen("1r2k1rr/8/8/8/8/8/8/1R2K1RR w GBgb - 0 1");
    if (!read) {
        std::cerr << notation::describe(read.error()) << '\n';
        return 1;
    }
    chess::Position const& position = *read;
    std::cout << "X-FEN:        " << notation::to_fen(position) << '\n'
              << "Shredder-FEN: " << notation::to_fen(position, notation::CastlingStyle::shredder)
              << '\n';

    // Castling is the king going to his own rook; there is nothing else to remember.
    for (chess::Move const move : chess::legal_moves(position)) {
        if (move.is_castling()) {
            std::cout << notation::to_san(position, move) << " is "
                      << notation::to_uci(move, notation::UciCastling::rook_square)
                      << " and leads to " << notation::to_fen(position.after(move)) << '\n';
        }
    }

    // A board on a screen may mean castling by the king's target too, as long as the king could
    // not simply step there.
    auto const by_rook = chess::legal_move(position, Square::e1, Square::b1);
    auto const by_target = chess::legal_move(position, Square::e1, Square::c1);
    std::cout << "e1 to b1 and e1 to c1 mean "
              << (by_rook == by_target ? "the same move\n" : "different moves\n");
}
