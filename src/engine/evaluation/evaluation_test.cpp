// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "chess/legal_moves.h"
#include "engine/evaluation/evaluation.h"
#include "notation/fen.h"

#include <doctest/doctest.h>

#include <cstdlib>

namespace staunton::engine {

using namespace chess;

namespace {

Value value_of(std::string_view fen) {
    PawnCache cache;
    return evaluate(notation::position_from_fen(fen).value(), cache);
}

/// The same position with colors reversed.
Position reversed(Position const& position) {
    Setup const setup = position.setup();
    Setup other;
    for (unsigned index = 0; index < square_count; ++index) {
        Square const square = square_at(index);
        if (std::optional<Piece> const piece = setup.board.piece_at(square)) {
            other.board.place(relative_square(Color::black, square),
                              {opponent(piece->color), piece->kind});
        }
    }
    for (Color const color : both_colors) {
        for (CastlingSide const side : both_castling_sides) {
            if (std::optional<Square> const rook = setup.castling.rook(color, side)) {
                other.castling.grant(opponent(color), side, relative_square(Color::black, *rook));
            }
        }
    }
    if (setup.en_passant) {
        other.en_passant = relative_square(Color::black, *setup.en_passant);
    }
    other.has_the_move = opponent(setup.has_the_move);
    other.halfmove_clock = setup.halfmove_clock;
    other.move_number = setup.move_number;
    return Position::from(other).value();
}

} // namespace

TEST_CASE("evaluation: reversing the colors changes nothing for the player having the move") {
    PawnCache cache;
    base::Random random{2026};
    for (int game = 0; game < 60; ++game) {
        Position position = Position::chess960(static_cast<unsigned>(random.below(960)));
        for (int ply = 0; ply < 120 && has_legal_move(position); ++ply) {
            CHECK(evaluate(position, cache) == evaluate(reversed(position), cache));
            MoveList const moves = legal_moves(position);
            position = position.after(moves[random.below(moves.size())]);
        }
    }
}

TEST_CASE("evaluation: the initial position is worth the move, and a queen more decides") {
    CHECK(value_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") > 0);
    CHECK(value_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") < 50);
    CHECK(value_of("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") > 700);
    CHECK(value_of("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1") < -700);
}

TEST_CASE("evaluation: a pawn that runs is worth more than one that is stopped") {
    CHECK(value_of("8/8/1P6/8/8/6k1/8/K7 w - - 0 1") > value_of("8/8/1P6/8/1k6/8/8/K7 w - - 0 1"));
    CHECK(value_of("8/8/1P6/8/1k6/8/8/K7 w - - 0 1") > value_of("8/8/8/8/1k6/1P6/8/K7 w - - 0 1"));
}

TEST_CASE("evaluation: a bare king is driven to the edge") {
    CHECK(value_of("k7/8/1K6/8/8/8/8/7R w - - 0 1") > value_of("8/8/1K6/3k4/8/8/8/7R w - - 0 1"));
    CHECK(value_of("8/8/8/3k4/8/8/8/K6R w - - 0 1") > 500);
}

TEST_CASE("evaluation: bishop and knight drive the king to a corner of the bishop's color") {
    // The bishop is on a light square: a8 and h1 are his corners.
    Value const right = value_of("k7/8/1K6/8/8/8/8/5BN1 w - - 0 1");
    Value const wrong = value_of("7k/8/6K1/8/8/8/8/1N3B2 w - - 0 1");
    CHECK(right > wrong);
}

TEST_CASE("evaluation: what cannot be won is worth little") {
    CHECK(std::abs(value_of("8/8/3k4/8/8/3K4/8/5NN1 w - - 0 1")) < 100);
    CHECK(std::abs(value_of("8/8/3k4/8/8/3K4/8/5B2 w - - 0 1")) < 60);
    // A rook pawn whose promotion square the bishop does not guard.
    CHECK(value_of("k7/8/8/8/P7/8/8/K1B5 w - - 0 1") < 120);
    CHECK(value_of("k7/8/8/8/P7/8/8/K4B2 w - - 0 1") > 200);
}

TEST_CASE("evaluation: an advantage fades as the fifty moves go by") {
    CHECK(value_of("4k3/pp6/8/8/8/8/PPP5/4K2R w - - 80 100") <
          value_of("4k3/pp6/8/8/8/8/PPP5/4K2R w - - 0 100"));
}

} // namespace staunton::engine
