// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "support/drawing.h"

#include <doctest/doctest.h>

namespace staunton::chess {
namespace {

using enum Square;
using support::position_of;

SquareSet targets_from(Position const& position, Square from) {
    SquareSet targets;
    for (Move const move : legal_moves(position)) {
        if (move.from() == from) {
            targets.insert(move.to());
        }
    }
    return targets;
}

TEST_CASE("3.3, 3.2, 3.4: a rook on d5 has 14 squares, a bishop there 13, a queen on d4 27") {
    CHECK(rook_attacks(d5, {}).size() == 14);
    CHECK(bishop_attacks(d5, {}).size() == 13);
    CHECK(queen_attacks(d4, {}).size() == 27);
}

TEST_CASE("3.6: a knight on d4 reaches the eight nearest squares off its lines") {
    CHECK(knight_attacks(d4) == SquareSet{b3, b5, c2, c6, e2, e6, f3, f5});
}

TEST_CASE(
    "3.7.1, 3.7.2: a pawn on its original square may go one or two squares, if both are empty") {
    Position const position = position_of({.rows = "......k."
                                                   "........"
                                                   "........"
                                                   "........"
                                                   ".n......"
                                                   "...n...."
                                                   "PP.P...."
                                                   "......K."});
    CHECK(targets_from(position, a2) == SquareSet{a3, a4});
    CHECK(targets_from(position, b2) == SquareSet{b3});
    CHECK(targets_from(position, d2).empty());
}

TEST_CASE("3.7.3.1: en passant is possible only at once after the double step") {
    Position const position = position_of({.rows = "....k..."
                                                   "........"
                                                   "........"
                                                   "........"
                                                   ".p......"
                                                   "........"
                                                   "P......."
                                                   "....K..."});
    Position const after = position.after(*legal_move(position, a2, a4));
    REQUIRE(after.en_passant() == a3);
    Move const capture = *legal_move(after, b4, a3);
    CHECK(capture.is_en_passant());
    CHECK(captured_by(after, capture) == PieceKind::pawn);
    CHECK(after.after(capture).board().pieces(Color::white, PieceKind::pawn).empty());

    Position const waited = after.after(*legal_move(after, e8, e7));
    Position const later = waited.after(*legal_move(waited, e1, e2));
    CHECK_FALSE(legal_move(later, b4, a3).has_value());
}

TEST_CASE("3.9.2: en passant that would open the rank onto the own king is illegal") {
    Position const position = position_of({.rows = "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "k...p..Q"
                                                   "........"
                                                   "...P...."
                                                   "....K..."});
    Position const after = position.after(*legal_move(position, d2, d4));
    CHECK_FALSE(after.en_passant().has_value());
    CHECK_FALSE(legal_move(after, e4, d3).has_value());
}

TEST_CASE("3.7.3.1: en passant may capture the pawn that gives check") {
    Position const position = position_of({.rows = "........"
                                                   "........"
                                                   "........"
                                                   "..k....."
                                                   "....p..."
                                                   "........"
                                                   "...P...."
                                                   "....K..."});
    Position const after = position.after(*legal_move(position, d2, d4));
    REQUIRE(after.is_check());
    CHECK(legal_move(after, e4, d3).has_value());
}

TEST_CASE(
    "3.7.3.3: a pawn on the last rank becomes a queen, rook, bishop or knight, nothing else") {
    Position const position = position_of({.rows = "....k..."
                                                   "P......."
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "....K..."});
    for (PieceKind const kind : promotion_kinds) {
        auto const move = legal_move(position, a7, a8, kind);
        REQUIRE(move.has_value());
        CHECK(position.after(*move).board().kind_at(a8) == kind);
    }
    CHECK_FALSE(legal_move(position, a7, a8).has_value());
    CHECK_FALSE(legal_move(position, a7, a8, PieceKind::king).has_value());
}

TEST_CASE("3.8.2: castling takes the king two squares and the rook to the square crossed") {
    Position const position = position_of({.rows = "r...k..r"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "R...K..R",
                                           .castling_rooks = {a1, h1, a8, h8}});
    Position const short_castled = position.after(*legal_move(position, e1, g1));
    CHECK(short_castled.board().pieces(Color::white) == SquareSet{g1, f1, a1});
    Position const long_castled = position.after(*legal_move(position, e1, a1));
    CHECK(long_castled.board().pieces(Color::white) == SquareSet{c1, d1, h1});
    CHECK_FALSE(short_castled.castling().has_any(Color::white));
    CHECK(short_castled.castling().has(Color::black, CastlingSide::queen_side));
}

TEST_CASE("3.8.2.1: the right to castle is lost with the rook that moved or was captured") {
    Position const position = position_of({.rows = "r...k..r"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "R...K..R",
                                           .castling_rooks = {a1, h1, a8, h8}});
    Position const after = position.after(*legal_move(position, a1, a8));
    CHECK_FALSE(after.castling().has(Color::white, CastlingSide::queen_side));
    CHECK_FALSE(after.castling().has(Color::black, CastlingSide::queen_side));
    CHECK(after.castling().has(Color::white, CastlingSide::king_side));
    CHECK(after.castling().has(Color::black, CastlingSide::king_side));
}

TEST_CASE("3.8.2.2: castling is prevented through an attacked square, not by an attacked rook") {
    auto const castles_long = [](std::string_view rows) {
        Position const position = position_of({.rows = rows, .castling_rooks = {a1}});
        return legal_move(position, e1, c1).has_value();
    };
    CHECK(castles_long("....k..."
                       "........"
                       "........"
                       "........"
                       "........"
                       "........"
                       "r......."
                       "R...K..."));
    CHECK(castles_long(".r..k..."
                       "........"
                       "........"
                       "........"
                       "........"
                       "........"
                       "........"
                       "R...K..."));
    CHECK_FALSE(castles_long("...rk..."
                             "........"
                             "........"
                             "........"
                             "........"
                             "........"
                             "........"
                             "R...K..."));
    CHECK_FALSE(castles_long("....k..."
                             "....r..."
                             "........"
                             "........"
                             "........"
                             "........"
                             "........"
                             "R...K..."));
    CHECK_FALSE(castles_long("....k..."
                             "........"
                             "........"
                             "........"
                             "........"
                             "........"
                             "........"
                             "RN..K..."));
}

TEST_CASE(
    "Guidelines II: in Chess960 king and rook may change places, and the rook may be the shield") {
    Position const swap = position_of({.rows = "....k..."
                                               "........"
                                               "........"
                                               "........"
                                               "........"
                                               "........"
                                               "........"
                                               ".....KR.",
                                       .castling_rooks = {g1}});
    Position const swapped = swap.after(*legal_move(swap, f1, g1));
    CHECK(swapped.board().king(Color::white) == g1);
    CHECK(swapped.board().pieces(Color::white, PieceKind::rook) == SquareSet{f1});

    Position const shielded = position_of({.rows = "....k..."
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "rRK.....",
                                           .castling_rooks = {b1}});
    CHECK_FALSE(legal_move(shielded, c1, b1).has_value());
}

TEST_CASE("Guidelines II: a king's step to the castling square is the step, the rook's square "
          "means castling") {
    Position const position = position_of({.rows = "....k..."
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   ".....K.R",
                                           .castling_rooks = {h1}});
    CHECK_FALSE(legal_move(position, f1, g1)->is_castling());
    CHECK(legal_move(position, f1, h1)->is_castling());
}

TEST_CASE(
    "3.9: a check is answered by moving the king, capturing or interposing: nine moves here") {
    Position const position = position_of({.rows = "........"
                                                   "........"
                                                   "...k.b.."
                                                   ".......n"
                                                   "........"
                                                   ".....KB."
                                                   "........"
                                                   "........",
                                           .has_the_move = Color::black});
    CHECK(legal_moves(position).size() == 9);
    CHECK(targets_from(position, d6) == SquareSet{c5, c6, d5, d7, e6, e7});
    CHECK(targets_from(position, f6) == SquareSet{e5});
    CHECK(targets_from(position, h5) == SquareSet{f4, g3});
}

TEST_CASE("3.1.3: a pinned piece still attacks: the king may not step onto its line") {
    Position const position = position_of({.rows = "r......."
                                                   "........"
                                                   "........"
                                                   "......k."
                                                   "R......."
                                                   "........"
                                                   "........"
                                                   "K.......",
                                           .has_the_move = Color::black});
    CHECK(position.pinned(Color::white) == SquareSet{a4});
    CHECK_FALSE(legal_move(position, g5, g4).has_value());
    CHECK(legal_move(position, g5, g6).has_value());
}

TEST_CASE("5.1.1: a checked king without flight, block or capture is mated") {
    Position const position = position_of({.rows = "....k..."
                                                   "........"
                                                   "........"
                                                   ".......r"
                                                   "........"
                                                   "........"
                                                   ".....PP."
                                                   ".....RKq"});
    CHECK(is_checkmate(position));
    CHECK_FALSE(is_stalemate(position));
}

TEST_CASE("5.2.1: a player without a legal move and not in check is stalemated") {
    Position const position = position_of({.rows = "..k....."
                                                   "........"
                                                   "........"
                                                   "...QB..."
                                                   "........"
                                                   "....K..."
                                                   "........"
                                                   "........",
                                           .has_the_move = Color::black});
    CHECK(is_stalemate(position));
    CHECK_FALSE(is_checkmate(position));
}

TEST_CASE("3.10: 218 legal moves fit the list, and none is missing") {
    Position const position = position_of({.rows = "R......R"
                                                   "...Q...."
                                                   ".Q....Q."
                                                   "....Q..."
                                                   "..Q....Q"
                                                   "Q....Q.."
                                                   "pp.Q...."
                                                   "kBNN.KB."});
    CHECK(legal_moves(position).size() == 218);
}

TEST_CASE("quiescence moves: captures of any kind and promotions to a queen, nothing else") {
    Position const position = position_of({.rows = "n...k..."
                                                   ".P......"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "........"
                                                   "....K..."});
    MoveList const moves = legal_captures(position);
    CHECK(moves.size() == 2);
    CHECK(moves.contains(Move::promotion(b7, b8, PieceKind::queen)));
    CHECK(moves.contains(Move::promotion(b7, a8, PieceKind::queen)));
}

} // namespace
} // namespace staunton::chess
