// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/static_exchange.h"
#include "notation/fen.h"
#include "notation/uci_move.h"

#include <doctest/doctest.h>

namespace staunton::engine {

using namespace chess;

namespace {

/// The exchange gains exactly `value`: at least it, and no more.
void check_exchange(std::string_view fen, std::string_view text, Value value) {
    Position const position = notation::position_from_fen(fen).value();
    Move const move = notation::parse_uci(position, text).value();
    CAPTURE(fen);
    CAPTURE(text);
    CHECK(exchange_gains(position, move, value));
    CHECK_FALSE(exchange_gains(position, move, value + 1));
}

Value const pawn = exchange_value(PieceKind::pawn);
Value const knight = exchange_value(PieceKind::knight);
Value const rook = exchange_value(PieceKind::rook);
Value const queen = exchange_value(PieceKind::queen);

} // namespace

TEST_CASE("exchange: taking an undefended pawn gains a pawn") {
    check_exchange("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", pawn);
}

TEST_CASE("exchange: a knight takes a pawn, and others queue behind on both sides") {
    check_exchange("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5",
                   pawn - knight);
}

TEST_CASE("exchange: a rook that takes a defended pawn is lost for it") {
    check_exchange("4k3/8/3p4/4p3/8/8/8/4R1K1 w - - 0 1", "e1e5", pawn - rook);
}

TEST_CASE("exchange: a rook behind a rook joins in") {
    check_exchange("4k3/4r3/8/4p3/8/8/4R3/4R1K1 w - - 0 1", "e2e5", pawn);
}

TEST_CASE("exchange: a quiet move onto an attacked square loses the piece") {
    check_exchange("6k1/8/3p4/8/8/8/4Q3/4K3 w - - 0 1", "e2e5", -queen);
    check_exchange("6k1/8/3p4/8/8/8/4Q3/4K3 w - - 0 1", "e2e4", 0);
}

TEST_CASE("exchange: the king does not take a defended piece") {
    check_exchange("8/8/3k4/4p3/8/6B1/8/4R1K1 w - - 0 1", "g3e5", pawn);
}

TEST_CASE("exchange: en passant takes the pawn that passed, a promotion makes a queen of a pawn") {
    check_exchange("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", pawn);
    check_exchange("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", queen - pawn);
    check_exchange("1r6/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", -pawn);
}

TEST_CASE("exchange: castling exchanges nothing") {
    check_exchange("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 0);
}

} // namespace staunton::engine
