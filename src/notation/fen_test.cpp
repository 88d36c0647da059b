// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/fen.h"

#include <doctest/doctest.h>

#include <string>

namespace staunton::notation {
namespace {

using namespace chess;
using enum Square;

constexpr std::string_view initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A FEN with this castling field, on a board on which White may have several rooks.
std::string with_castling(std::string_view first_rank, std::string_view field) {
    return "4k3/8/8/8/8/8/8/" + std::string{first_rank} + " w " + std::string{field} + " - 0 1";
}

std::optional<Square> king_side_rook(std::string_view first_rank, std::string_view field) {
    auto const setup = parse_fen(with_castling(first_rank, field));
    REQUIRE(setup.has_value());
    return setup->castling.rook(Color::white, CastlingSide::king_side);
}

void check_fault(std::string_view fen, FenFault fault, std::size_t column) {
    CAPTURE(fen);
    auto const setup = parse_fen(fen);
    REQUIRE(!setup.has_value());
    CHECK(setup.error().fault == fault);
    CHECK(setup.error().offset + 1 == column);
}

TEST_CASE("the initial position is read and written as FEN has it") {
    auto const position = position_from_fen(initial);
    REQUIRE(position.has_value());
    CHECK(*position == Position{});
    CHECK(to_fen(Position{}) == initial);
    CHECK(to_fen(Position{}, CastlingStyle::shredder) ==
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
}

TEST_CASE("all six fields are kept") {
    auto const setup = parse_fen("8/8/8/8/3pP3/8/8/k6K b - e3 17 42");
    REQUIRE(setup.has_value());
    CHECK(setup->board.piece_at(d4) == Piece{Color::black, PieceKind::pawn});
    CHECK(setup->board.piece_at(e4) == Piece{Color::white, PieceKind::pawn});
    CHECK(setup->has_the_move == Color::black);
    CHECK(setup->castling.empty());
    CHECK(setup->en_passant == e3);
    CHECK(setup->halfmove_clock == 17);
    CHECK(setup->move_number == 42);
}

TEST_CASE("everything after the side to move may be missing") {
    auto const setup = parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w");
    REQUIRE(setup.has_value());
    CHECK(setup->castling.empty());
    CHECK(setup->move_number == 1);
    CHECK(parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3")->halfmove_clock == 3);
}

TEST_CASE("spaces around and between the fields do not matter, and move number 0 means 1") {
    CHECK(parse_fen("  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w\tKQkq - 0 0\r\n") ==
          parse_fen(initial));
}

TEST_CASE("9.2.3.1: an en passant square is written only where a legal capture is possible") {
    CHECK(to_fen(*position_from_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1")) ==
          "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    CHECK(to_fen(*position_from_fen("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1")) ==
          "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
}

TEST_CASE("X-FEN: K means the outermost rook on the king's right, a file letter any other one") {
    CHECK(king_side_rook("4K1RR", "K") == h1);
    CHECK(king_side_rook("4K1RR", "G") == g1);
    CHECK(king_side_rook("4KRR1", "K") == g1);
    CHECK(king_side_rook("1R2KR2", "KQ") == f1);
}

TEST_CASE("X-FEN writes a file letter only where a rook stands further out") {
    constexpr std::string_view x_fen =
        "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11";
    auto const position = position_from_fen(x_fen);
    REQUIRE(position.has_value());
    CHECK(position->castling().rook(Color::white, CastlingSide::king_side) == g1);
    CHECK(position->castling().rook(Color::black, CastlingSide::king_side) == g8);
    CHECK(to_fen(*position) == x_fen);
    CHECK(to_fen(*position, CastlingStyle::shredder) ==
          "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gga - 4 11");
}

TEST_CASE("the rights may stand in any order, in either style") {
    auto const rights = parse_fen(initial)->castling;
    for (std::string_view const field : {"qkQK", "HAha", "ahAH", "KAkq"}) {
        CAPTURE(field);
        std::string const fen =
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w " + std::string{field} + " - 0 1";
        REQUIRE(parse_fen(fen).has_value());
        CHECK(parse_fen(fen)->castling == rights);
    }
}

TEST_CASE("a castling letter that names no rook is well written, but no position") {
    std::string const fen = with_castling("4K3", "K");
    REQUIRE(parse_fen(fen).has_value());
    auto const position = position_from_fen(fen);
    REQUIRE(!position.has_value());
    CHECK(position.error().fault == FenFault::impossible);
    REQUIRE(position.error().setup_faults.size() == 1);
    CHECK(position.error().setup_faults[0] ==
          SetupFault{SetupFaultKind::castling_rook_missing, Color::white, h1});
}

TEST_CASE("a right named twice, the king's file and other letters are faults of the field") {
    check_fault(with_castling("R3K2R", "KK"), FenFault::bad_castling, 26);
    check_fault(with_castling("R3K2R", "KH"), FenFault::bad_castling, 26);
    check_fault(with_castling("R3K2R", "E"), FenFault::bad_castling, 25);
    check_fault(with_castling("R3K2R", "K-"), FenFault::bad_castling, 26);
    check_fault(with_castling("R3K2R", "X"), FenFault::bad_castling, 25);
}

TEST_CASE("every fault is named with its column") {
    check_fault("", FenFault::empty, 1);
    check_fault(" \t ", FenFault::empty, 1);
    check_fault("8/8/8/8/8/8/8/8", FenFault::missing_field, 16);
    check_fault("8/8/8/8/8/8/8 w", FenFault::wrong_rank_count, 14);
    check_fault("8/8/8/8/8/8/8/8/8 w", FenFault::wrong_rank_count, 16);
    check_fault("8/7/8/8/8/8/8/8 w", FenFault::wrong_rank_length, 4);
    check_fault("8/pppp5/8/8/8/8/8/8 w", FenFault::wrong_rank_length, 7);
    check_fault("8/9/8/8/8/8/8/8 w", FenFault::bad_character, 3);
    check_fault("8/44/8/8/8/8/8/8 w", FenFault::bad_character, 4);
    check_fault("8/7x/8/8/8/8/8/8 w", FenFault::bad_character, 4);
    check_fault("8/8/8/8/8/8/8/8 x", FenFault::bad_turn, 17);
    check_fault("8/8/8/8/8/8/8/8 w - e9", FenFault::bad_en_passant, 21);
    check_fault("8/8/8/8/8/8/8/8 w - - -1", FenFault::bad_number, 23);
    check_fault("8/8/8/8/8/8/8/8 w - - 1x", FenFault::bad_number, 24);
    check_fault("8/8/8/8/8/8/8/8 w - - 0 100001", FenFault::bad_number, 25);
    check_fault("8/8/8/8/8/8/8/8 w - - 0 1 2", FenFault::trailing_text, 27);
}

TEST_CASE("a FEN of no position gives all faults of the arrangement") {
    auto const position = position_from_fen("P7/8/8/8/8/8/8/7k w - - 0 1");
    REQUIRE(!position.has_value());
    CHECK(position.error().setup_faults.size() == 2);
    std::string const sentence = describe(position.error());
    CHECK(sentence.find("a8") != std::string::npos);
    CHECK(sentence.find("king") != std::string::npos);
}

TEST_CASE("the sentence for a fault begins with its column") {
    CHECK(describe(parse_fen("8/8/8/8/8/8/8/8 x").error()).starts_with("column 17: "));
}

TEST_CASE("a counter too large for a FEN is written as the largest there is") {
    Setup setup = starting_setup();
    setup.halfmove_clock = 4'000'000'000;
    setup.move_number = 100'001;
    CHECK(to_fen(setup).ends_with(" 100000 100000"));
    CHECK(parse_fen(to_fen(setup)).has_value());
}

} // namespace
} // namespace staunton::notation
