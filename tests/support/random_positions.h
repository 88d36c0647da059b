// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "chess/legal_moves.h"
#include "chess/position.h"

namespace staunton::support {

/// An arrangement of up to a dozen pieces anywhere, kings always on the board, a chance of rights
/// to castle and of en passant: more pins and checks than games have. Often not playable.
[[nodiscard]] inline chess::Setup random_setup(base::Random& random) {
    using namespace chess;
    Setup setup;
    auto const anywhere = [&] { return square_at(static_cast<unsigned>(random.below(64))); };
    for (std::uint64_t count = random.below(12); count > 0; --count) {
        setup.board.place(anywhere(), {static_cast<Color>(random.below(2)),
                                       static_cast<PieceKind>(random.below(5))});
    }
    setup.has_the_move = static_cast<Color>(random.below(2));
    for (Color const color : both_colors) {
        Square const king =
            relative_square(color, square_at(static_cast<unsigned>(random.below(8))));
        setup.board.place(king, {color, PieceKind::king});
        for (Square const rook : setup.board.pieces(color, PieceKind::rook)) {
            setup.castling.grant(color, castling_side(king, rook), rook);
        }
    }
    if (random.below(2) == 0) {
        setup.en_passant = anywhere();
    }
    return setup;
}

/// The next position from `random_setup` from which play can go on.
[[nodiscard]] inline chess::Position random_position(base::Random& random) {
    for (;;) {
        if (auto const position = chess::Position::from(random_setup(random))) {
            return *position;
        }
    }
}

/// A game of random moves from a random Chess960 position: calls `visit` with each position, the
/// first one included, at most `plies + 1` of them.
template <typename Visitor>
void play_at_random(base::Random& random, int plies, Visitor&& visit) {
    chess::Position position = chess::Position::chess960(static_cast<unsigned>(random.below(960)));
    for (int ply = 0; ply <= plies; ++ply) {
        visit(position);
        chess::MoveList const moves = chess::legal_moves(position);
        if (moves.empty()) {
            return;
        }
        position = position.after(moves[random.below(moves.size())]);
    }
}

} // namespace staunton::support
