// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up an arrangement square by square and hears everything that is wrong with it.
#include "chess/position.h"
#include "notation/fen.h"

#include <iostream>

using namespace staunton;
using chess::Color;
using chess::PieceKind;
using chess::Square;

int main() {
    // A Setup may be anything. A Position is always one from which play can go on.
    chess::Setup setup;
    setup.board.place(Square::e1, {Color::white, PieceKind::king});
    setup.board.place(Square::d8, {Color::white, PieceKind::pawn});
    setup.castling.grant(Color::white, chess::CastlingSide::king_side, Square::h1);
    setup.en_passant = Square::e6;
    for (chess::File const file : chess::all_files) {
        setup.board.place(square_of(file, chess::Rank::seventh), {Color::black, PieceKind::pawn});
    }
    for (Square const square : {Square::a8, Square::b8, Square::h8}) {
        setup.board.place(square, {Color::black, PieceKind::rook});
    }

    auto const position = chess::Position::from(setup);
    if (!position) {
        // Not the first fault only: all of them, as values and as sentences.
        for (chess::SetupFault const& fault : position.error()) {
            std::cout << (prevents_play(fault.kind) ? "fault: " : "odd:   ") << describe(fault)
                      << '\n';
        }
    }

    // A text is read with the same care, and a fault has its place.
    for (std::string_view const fen :
         {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1", // one square short
          "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",                         // Black should have the move
          "4k3/8/8/8/8/8/4R3/4K3 x - - 0 1"}) {
        if (auto const read = notation::position_from_fen(fen); !read) {
            std::cout << fen << '\n' << "  " << notation::describe(read.error()) << '\n';
        }
    }

    // Mended, it is a position, and can be played. Three rooks beside eight pawns cannot have come
    // about in a game, but do not prevent play.
    setup.board.place(Square::g8, {Color::black, PieceKind::king});
    setup.board.remove(Square::d8);
    setup.castling.lose_all(Color::white);
    setup.en_passant.reset();
    if (auto const mended = chess::Position::from(setup)) {
        std::cout << "mended: " << notation::to_fen(*mended) << '\n';
    }
    for (chess::SetupFault const& fault : faults_of(setup)) {
        std::cout << (prevents_play(fault.kind) ? "fault: " : "odd:   ") << describe(fault) << '\n';
    }
}
