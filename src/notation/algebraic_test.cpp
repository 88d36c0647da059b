// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/algebraic.h"
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

std::string san(std::string_view fen, std::string_view uci) {
    Position const position = position_of(fen);
    auto const move = parse_uci(position, uci);
    REQUIRE(move.has_value());
    return to_san(position, *move);
}

/// The UCI form of what the text means in that position, or the fault in words.
std::string meaning(std::string_view fen, std::string_view text) {
    auto const move = parse_san(position_of(fen), text);
    return move ? to_uci(*move) : describe(move.error());
}

MoveError error_of(std::string_view fen, std::string_view text) {
    auto const move = parse_san(position_of(fen), text);
    REQUIRE(!move.has_value());
    return move.error();
}

constexpr std::string_view initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr std::string_view promotion = "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1";
constexpr std::string_view en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
constexpr std::string_view three_queens = "5k2/8/8/8/Q6Q/8/8/Q6K w - - 0 1";

TEST_CASE("C.3–C.9: a pawn's move has no letter, a capture its file, a piece its letter") {
    CHECK(san(initial, "e2e4") == "e4");
    CHECK(san(initial, "g1f3") == "Nf3");
    CHECK(san("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5") == "exd5");
    CHECK(san("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5") == "Nxd5");
}

TEST_CASE("C.10: the file tells two pieces apart, the rank where it cannot, both where neither") {
    CHECK(san("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2") == "Nbd2");
    CHECK(san("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3") == "R1a3");
    CHECK(san(three_queens, "h4d4") == "Qhd4");
    CHECK(san(three_queens, "a1d4") == "Q1d4");
    CHECK(san(three_queens, "a4d4") == "Qa4d4");
}

TEST_CASE("C.10: a pinned piece cannot be confused with the one that moves") {
    CHECK(san("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2") == "Ne2");
}

TEST_CASE("C.12: a promotion has = and a letter; C.13: castling is O-O or O-O-O") {
    CHECK(san(promotion, "e7e8q") == "e8=Q+");
    CHECK(san(promotion, "e7d8n") == "exd8=N");
    CHECK(san(castling, "e1g1") == "O-O");
    CHECK(san(castling, "e1c1") == "O-O-O");
    CHECK(san("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1") == "O-O+");
}

TEST_CASE("C.13: check is +, checkmate #, stalemate has no mark") {
    CHECK(san("7k/8/8/8/8/8/8/KQ6 w - - 0 1", "b1b2") == "Qb2+");
    CHECK(san("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8") == "Ra8#");
    CHECK(san("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7") == "Qf7");
}

TEST_CASE(
    "Guidelines II.3: in Chess960 castling is written by its side, however far the king goes") {
    CHECK(san("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "c1b1") == "O-O-O");
    CHECK(meaning("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "O-O-O") == "c1b1");
    CHECK(meaning("4k3/8/8/8/8/8/8/5K1R w H - 0 1", "Kg1") == "f1g1");
}

TEST_CASE("castling is read with letters or zeros, with or without hyphens") {
    for (std::string_view const text : {"O-O", "0-0", "o-o", "OO", "O-O+", "0-0!", "O\u2013O"}) {
        CAPTURE(text);
        CHECK(meaning(castling, text) == "e1g1");
    }
    CHECK(meaning(castling, "0-0-0") == "e1c1");
    CHECK(meaning(castling, "Ke1-g1") == "e1g1");
    CHECK(meaning(castling, "e1g1") == "e1g1");
}

TEST_CASE("marks of capture, check and judgement may be missing or needless") {
    constexpr std::string_view fen = "4k3/8/8/3p4/4P3/8/8/3RK3 w - - 0 1";
    for (std::string_view const text :
         {"exd5", "ed5", "ed", "exd", "e4xd5", "e4d5", "e4:d5", "exd5+", "exd5!?", "Pe4xd5"}) {
        CAPTURE(text);
        CHECK(meaning(fen, text) == "e4d5");
    }
    CHECK(meaning(fen, "Rd5") == "d1d5");
    CHECK(meaning(initial, "Nxf3") == "g1f3");
}

TEST_CASE("C.8: the long form is read, and needless signs of origin too") {
    for (std::string_view const text : {"Ng1f3", "Ng1-f3", "g1f3", "Ngf3", "N1f3", "nf3"}) {
        CAPTURE(text);
        CHECK(meaning(initial, text) == "g1f3");
    }
    CHECK(meaning(initial, "e2e4") == "e2e4");
    CHECK(meaning(initial, "e2-e4") == "e2e4");
    CHECK(meaning(initial, "\u2658f3") == "g1f3");
    CHECK(meaning(initial, "\u265E\uFE0Ef3") == "g1f3");
}

TEST_CASE("a pawn's step is never read as a capture") {
    CHECK(error_of("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5").fault == MoveFault::illegal);
    CHECK(meaning("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "xd5") == "e4d5");
}

TEST_CASE("a small b is the b-file where a pawn can move so, and a bishop otherwise") {
    constexpr std::string_view both = "4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1";
    constexpr std::string_view bishop_only = "4k3/8/8/8/2p5/8/4B3/4K3 w - - 0 1";
    CHECK(meaning(both, "bxc4") == "b3c4");
    CHECK(meaning(both, "Bxc4") == "e2c4");
    CHECK(meaning(bishop_only, "bxc4") == "e2c4");
}

TEST_CASE("C.12: a promotion is read with =, brackets, a stroke or nothing") {
    for (std::string_view const text : {"e8=Q", "e8Q", "e8q", "e8(Q)", "e8/Q", "e8=q+", "e7e8=Q"}) {
        CAPTURE(text);
        CHECK(meaning(promotion, text) == "e7e8q");
    }
    CHECK(meaning(promotion, "ed8=B") == "e7d8b");
}

TEST_CASE("C.9: a capture en passant is read with or without \"e.p.\"") {
    for (std::string_view const text : {"exd6", "exd6 e.p.", "exd6e.p.", "exd6ep", "ed6"}) {
        CAPTURE(text);
        CHECK(meaning(en_passant, text) == "e5d6");
    }
}

TEST_CASE("several legal moves are reported, not guessed") {
    MoveError const error = error_of("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2");
    CHECK(error.fault == MoveFault::ambiguous);
    CHECK(error.candidates == std::vector{Move::plain(b1, d2), Move::plain(f3, d2)});
}

TEST_CASE("every fault has its kind and place") {
    CHECK(error_of(initial, "").fault == MoveFault::empty);
    CHECK(error_of(initial, "  ").fault == MoveFault::empty);
    CHECK(error_of(initial, "Ke2").fault == MoveFault::illegal);
    CHECK(error_of(initial, "--").fault == MoveFault::illegal);
    CHECK(error_of(initial, "Z0").fault == MoveFault::illegal);
    CHECK(error_of(initial, "Nz3") == MoveError{MoveFault::unreadable, 1, {}});
    CHECK(error_of(initial, "Lf3") == MoveError{MoveFault::unreadable, 0, {}});
    CHECK(error_of(initial, "e4e5e6") == MoveError{MoveFault::unreadable, 4, {}});
    CHECK(error_of(initial, "e9") == MoveError{MoveFault::unreadable, 1, {}});
    CHECK(error_of(promotion, "e8").fault == MoveFault::promotion_piece);
    CHECK(error_of(promotion, "e8=K") == MoveError{MoveFault::promotion_piece, 3, {}});
    CHECK(error_of(initial, "e4=Q").fault == MoveFault::promotion_piece);
}

} // namespace
} // namespace staunton::notation
