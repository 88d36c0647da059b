// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "chess/attacks.h"
#include "chess/game.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/position_identity.h"
#include "support/drawing.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>

namespace staunton::chess {
namespace {

using enum Square;
using support::position_of;

/// Plays random legal moves from a random Chess960 array and shows every position to `look`.
template <typename Look>
void random_game(std::uint64_t seed, Look look) {
    base::Random random{seed};
    Position position = Position::chess960(static_cast<unsigned>(random.below(960)));
    for (int ply = 0; ply < 120; ++ply) {
        look(position);
        MoveList const moves = legal_moves(position);
        if (moves.empty()) {
            return;
        }
        position = position.after(moves[random.below(moves.size())]);
    }
}

/// The arrangement with colors and ranks exchanged.
Setup flipped(Setup const& setup) {
    Setup other;
    for (Square const square : setup.board.occupied()) {
        Piece const piece = *setup.board.piece_at(square);
        other.board.place(relative_square(Color::black, square),
                          {opponent(piece.color), piece.kind});
    }
    other.has_the_move = opponent(setup.has_the_move);
    for (Color const color : both_colors) {
        for (CastlingSide const side : both_castling_sides) {
            if (auto const rook = setup.castling.rook(color, side)) {
                other.castling.grant(opponent(color), side, relative_square(Color::black, *rook));
            }
        }
    }
    if (setup.en_passant) {
        other.en_passant = relative_square(Color::black, *setup.en_passant);
    }
    return other;
}

TEST_CASE("a position reached by play is the one set up from scratch, hash and checkers included") {
    CHECK(rc::check([](std::uint64_t seed) {
        random_game(seed, [](Position const& position) {
            RC_ASSERT(faults_of(position.setup()).empty());
            RC_ASSERT(*Position::from(position.setup()) == position);
        });
    }));
}

TEST_CASE("1.2: White and Black have the same moves in mirrored positions") {
    CHECK(rc::check([](std::uint64_t seed) {
        random_game(seed, [](Position const& position) {
            auto const mirror = Position::from(flipped(position.setup()));
            RC_ASSERT(mirror.has_value());
            MoveList const mirrored = legal_moves(*mirror);
            MoveList const moves = legal_moves(position);
            RC_ASSERT(mirrored.size() == moves.size());
            for (Move const move : moves) {
                RC_ASSERT(legal_move(*mirror, relative_square(Color::black, move.from()),
                                     relative_square(Color::black, move.to()), move.promotes_to())
                              .has_value());
            }
        });
    }));
}

TEST_CASE("3.9.2: no legal move leaves the own king attacked") {
    CHECK(rc::check([](std::uint64_t seed) {
        random_game(seed, [](Position const& position) {
            Color const mover = position.has_the_move();
            for (Move const move : legal_moves(position)) {
                Board const board = position.after(move).board();
                RC_ASSERT(attackers_of(board, board.king(mover), opponent(mover)).empty());
            }
        });
    }));
}

TEST_CASE(
    "9.2.3.1: a double step that nobody can capture leaves the same position as a single one") {
    Position const position;
    Position const after = position.after(*legal_move(position, e2, e4));
    CHECK_FALSE(after.en_passant().has_value());
}

TEST_CASE("9.2.3.2: a lost right to castle makes another position, with another hash") {
    auto const drawn = [](std::initializer_list<Square> rooks) {
        return position_of({.rows = "r...k..r"
                                    "........"
                                    "........"
                                    "........"
                                    "........"
                                    "........"
                                    "........"
                                    "R...K..R",
                            .castling_rooks = rooks});
    };
    CHECK_FALSE(is_same(drawn({a1, h1}), drawn({h1})));
    CHECK(drawn({a1, h1}).hash() != drawn({h1}).hash());
    CHECK(is_same(drawn({a1, h1}), drawn({h1, a1})));
}

TEST_CASE("9.2.2: the initial position counts as the first occurrence") {
    Game game;
    for (int round = 0; round < 2; ++round) {
        for (auto const& [from, to] : {std::pair{g1, f3}, {g8, f6}, {f3, g1}, {f6, g8}}) {
            game.play(*legal_move(game.position(), from, to));
        }
    }
    CHECK(game.occurrences() == 3);
    CHECK(game.occurrences_of(game.position()) == std::vector<Ply>{0, 4, 8});
    game.reinstate(4);
    CHECK(game.ply() == 4);
    CHECK(game.occurrences() == 2);
}

TEST_CASE("9.3: captures and pawn moves set the count back, castling does not") {
    Position const position = position_of({.rows = "r...k..r"
                                                   "p......."
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "P......."
                                                   "R...K..R",
                                           .castling_rooks = {a1, h1, a8, h8},
                                           .halfmove_clock = 7});
    CHECK(position.after(*legal_move(position, e1, g1)).halfmove_clock() == 8);
    CHECK(position.after(*legal_move(position, a2, a3)).halfmove_clock() == 0);
    CHECK(position.after(*legal_move(position, h1, h8)).halfmove_clock() == 0);
}

TEST_CASE("passing gives the opponent the move and forgets en passant") {
    Position const position;
    Position const passed = position.after_passing();
    CHECK(passed.has_the_move() == Color::black);
    CHECK(passed.board() == position.board());
    CHECK(passed.hash() != position.hash());
}

} // namespace
} // namespace staunton::chess
