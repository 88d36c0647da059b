// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/fen.h"
#include "notation/uci_move.h"

#include <doctest/doctest.h>

namespace staunton::notation {
namespace {

using namespace chess;
using enum Square;

Position position_of(std::string_view fen) {
    auto const position = position_from_fen(fen);
    REQUIRE(position.has_value());
    return *position;
}

MoveFault fault_of(Position const& position, std::string_view text) {
    auto const move = parse_uci(position, text);
    REQUIRE(!move.has_value());
    return move.error().fault;
}

TEST_CASE("UCI writes squares and a small promotion letter") {
    CHECK(to_uci(Move::plain(e2, e4)) == "e2e4");
    CHECK(to_uci(Move::promotion(e7, e8, PieceKind::knight)) == "e7e8n");
    CHECK(to_uci(Move::en_passant(e5, d6)) == "e5d6");
}

TEST_CASE("UCI writes castling by the king's target, and in Chess960 by the rook's square") {
    CHECK(to_uci(Move::castling(e1, h1)) == "e1g1");
    CHECK(to_uci(Move::castling(e8, a8)) == "e8c8");
    CHECK(to_uci(Move::castling(e1, h1), UciCastling::rook_square) == "e1h1");
    CHECK(to_uci(Move::castling(f1, g1)) == "f1g1");
    CHECK(to_uci(Move::castling(e1, b1)) == "e1b1");
}

TEST_CASE("UCI reads castling in either form") {
    Position const position = position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    CHECK(parse_uci(position, "e1g1") == Move::castling(e1, h1));
    CHECK(parse_uci(position, "e1h1") == Move::castling(e1, h1));
    CHECK(parse_uci(position, "e1c1") == Move::castling(e1, a1));
}

TEST_CASE("Guidelines II: where king and castling share squares, the king's step is meant") {
    Position const position = position_of("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    CHECK(parse_uci(position, "f1g1") == Move::plain(f1, g1));
    CHECK(parse_uci(position, "f1h1") == Move::castling(f1, h1));
}

TEST_CASE("a promotion needs its piece, and nothing else may have one") {
    Position const position = position_of("7k/4P3/8/8/8/8/8/K7 w - - 0 1");
    CHECK(parse_uci(position, "e7e8q") == Move::promotion(e7, e8, PieceKind::queen));
    CHECK(fault_of(position, "e7e8") == MoveFault::promotion_piece);
    CHECK(fault_of(position, "e7e8k") == MoveFault::promotion_piece);
    CHECK(fault_of(position, "a1a2q") == MoveFault::promotion_piece);
}

TEST_CASE("what is no legal move is refused with its place") {
    Position const position;
    CHECK(fault_of(position, "") == MoveFault::empty);
    CHECK(fault_of(position, "e2") == MoveFault::unreadable);
    CHECK(parse_uci(position, "e2e9").error().offset == 2);
    CHECK(parse_uci(position, "e2e4qq").error().offset == 5);
    CHECK(fault_of(position, "e2e5") == MoveFault::illegal);
    CHECK(fault_of(position, "0000") == MoveFault::illegal);
}

TEST_CASE("a move is read in UCI or algebraic notation, whichever it has the shape of") {
    Position const position;
    CHECK(parse_move(position, "g1f3") == Move::plain(g1, f3));
    CHECK(parse_move(position, "Nf3") == Move::plain(g1, f3));
    CHECK(parse_move(position, "e2e5").error().fault == MoveFault::illegal);
}

} // namespace
} // namespace staunton::notation
