// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legality.h"
#include "chess/polyglot_key.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string_view>

namespace staunton::chess {
namespace {

/// The key after moves such as "e2e4 d7d5" from the initial position.
std::uint64_t key_after(std::string_view moves) {
    Position position;
    std::uint64_t key = polyglot_key(position);
    for (; !moves.empty(); moves.remove_prefix(std::min<std::size_t>(5, moves.size()))) {
        auto const move = legal_move(position, *square_named(moves.substr(0, 2)),
                                     *square_named(moves.substr(2, 2)));
        REQUIRE(move.has_value());
        key = polyglot_key_after(position, *move);
        position = position.after(*move);
        CHECK(polyglot_key(position) == key);
    }
    return key;
}

TEST_CASE("Polyglot keys are those that the description of the format publishes") {
    CHECK(key_after("") == 0x463b96181691fc9c);
    CHECK(key_after("e2e4") == 0x823c9b50fd114196);
    CHECK(key_after("e2e4 d7d5") == 0x0756b94461c50fb0);
    CHECK(key_after("e2e4 d7d5 e4e5") == 0x662fafb965db29d4);
    CHECK(key_after("e2e4 d7d5 e4e5 f7f5") == 0x22a48b5a8e47ff78);
    CHECK(key_after("e2e4 d7d5 e4e5 f7f5 e1e2") == 0x652a607ca3f242c1);
    CHECK(key_after("e2e4 d7d5 e4e5 f7f5 e1e2 e8f7") == 0x00fdd303c946bdd9);
    CHECK(key_after("a2a4 b7b5 h2h4 b5b4 c2c4") == 0x3c8123ea7b067637);
    CHECK(key_after("a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3") == 0x5c3f9b829b279560);
}

TEST_CASE("a pinned pawn stands ready for Polyglot, though its capture en passant is illegal") {
    Setup setup;
    setup.board.place(Square::e1, {Color::white, PieceKind::king});
    setup.board.place(Square::e5, {Color::white, PieceKind::pawn});
    setup.board.place(Square::e8, {Color::black, PieceKind::rook});
    setup.board.place(Square::a8, {Color::black, PieceKind::king});
    setup.board.place(Square::d7, {Color::black, PieceKind::pawn});
    setup.has_the_move = Color::black;
    auto const before = Position::from(setup);
    REQUIRE(before.has_value());
    Move const step = Move::plain(Square::d7, Square::d5);
    Position const position = before->after(step);
    REQUIRE(!position.en_passant());
    Setup exact = position.setup();
    exact.en_passant = Square::d6;
    CHECK(polyglot_key_after(*before, step) == polyglot_key(exact));
    CHECK(polyglot_key_after(*before, step) != polyglot_key(position));
}

TEST_CASE("in Chess960 a right to castle counts by its side") {
    Setup setup = chess960_setup(0);
    std::uint64_t const all = polyglot_key(setup);
    setup.castling.lose(Color::white, CastlingSide::king_side);
    CHECK((all ^ polyglot_key(setup)) == 0x31D71DCE64B2C310);
}

} // namespace
} // namespace staunton::chess
