// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "browser/exchange.h"
#include "browser/rules.h"
#include "chess/legal_moves.h"
#include "notation/fen.h"
#include "notation/uci_move.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <string>

namespace staunton::browser {
namespace {

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// What a call said: an answer, or a fault.
struct Said {
    bool is_fault;
    std::string text;
};

Said said(std::int32_t length) {
    bool const is_fault = length < 0;
    auto const size = static_cast<std::size_t>(is_fault ? ~length : length);
    return {is_fault, std::string{staunton_output(), size}};
}

/// Puts the text into the input and calls.
Said ask(std::int32_t (*call)(std::uint32_t), std::string_view text) {
    std::ranges::copy(text, staunton_input());
    return said(call(static_cast<std::uint32_t>(text.size())));
}

std::string answer_of(std::int32_t (*call)(std::uint32_t), std::string_view text) {
    Said const what = ask(call, text);
    CHECK_MESSAGE(!what.is_fault, what.text);
    return what.text;
}

std::string fault_of(std::int32_t (*call)(std::uint32_t), std::string_view text) {
    Said const what = ask(call, text);
    CHECK_MESSAGE(what.is_fault, what.text);
    return what.text;
}

bool contains(std::string const& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// Whether one of the words, with a space between them, is exactly that.
bool has_word(std::string const& words, std::string_view word) {
    return contains(' ' + words + ' ', ' ' + std::string{word} + ' ');
}

std::string premoves_in(std::string_view fen) {
    answer_of(staunton_read_position, fen);
    return said(staunton_premove_destinations()).text;
}

TEST_CASE("a FEN comes back as Staunton writes it") {
    CHECK(answer_of(staunton_read_position, "8/8/8/8/8/8/4k3/K7 b") ==
          "8/8/8/8/8/8/4k3/K7 b - - 0 1");
}

TEST_CASE("a FEN without a position names every fault, and the last position stays") {
    answer_of(staunton_read_position, start);
    std::string const fault = fault_of(staunton_read_position, "P7/8/8/8/8/8/8/K7 w - - 0 1");
    CHECK(contains(fault, R"("fault":"impossible")"));
    CHECK(contains(fault, R"("fault":"no_king")"));
    CHECK(contains(fault, R"("color":"black")"));
    CHECK(contains(fault, R"("fault":"pawn_on_end_rank")"));
    CHECK(contains(fault, R"("square":"a8")"));
    CHECK(has_word(said(staunton_legal_moves()).text, "e2e4"));
}

TEST_CASE("a FEN that cannot be read names the place") {
    std::string const fault = fault_of(staunton_read_position, "8/8/8/8/8/8/8/8 x - - 0 1");
    CHECK(contains(fault, R"("fault":"bad_turn")"));
    CHECK(contains(fault, R"("offset":16)"));
}

TEST_CASE("Guidelines II: Chess960 positions have numbers from 0 to 959") {
    CHECK(said(staunton_chess960_position(518)).text == start);
    CHECK(said(staunton_chess960_position(960)).is_fault);
}

TEST_CASE("3.8.2: castling is shown by the king's target or by the rook") {
    answer_of(staunton_read_position, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    std::string const found = said(staunton_destinations()).text;
    for (std::string_view const pair : {"e1g1", "e1h1", "e1c1", "e1a1", "e1f1"}) {
        CHECK_MESSAGE(has_word(found, pair), pair);
    }
}

TEST_CASE("Guidelines II: where a king's step has the squares of castling, the step is meant") {
    answer_of(staunton_read_position, "4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    CHECK(has_word(said(staunton_destinations()).text, "f1g1"));
    CHECK(contains(answer_of(staunton_describe_move, "f1g1"), R"("castling":null)"));
    CHECK(contains(answer_of(staunton_describe_move, "f1h1"), R"("castling":"king_side")"));
}

TEST_CASE("3.7.3.3: a promotion is four moves to one square") {
    answer_of(staunton_read_position, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    std::string const found = said(staunton_destinations()).text;
    CHECK(contains(found, "a7a8q a7a8r a7a8b a7a8n"));
    CHECK(!has_word(found, "a7a8"));
}

TEST_CASE("a premove is what one legal move of the opponent would allow") {
    SUBCASE("3.7.3: a pawn takes where the opponent may come to stand, and nowhere else") {
        std::string const found = premoves_in(start);
        CHECK(has_word(found, "e7e5"));
        CHECK(!has_word(found, "e7d6"));
        CHECK(has_word(premoves_in("4k3/4p3/8/8/6B1/8/8/4K3 w - - 0 1"), "e7f6") == false);
        CHECK(has_word(premoves_in("4k3/4p3/8/8/5B2/8/8/4K3 w - - 0 1"), "e7d6"));
    }
    SUBCASE("a piece that the opponent may take can be taken back") {
        CHECK(has_word(premoves_in("4k3/4r3/8/4q3/8/8/4R3/4K3 w - - 0 1"), "e7e5"));
        CHECK(!has_word(premoves_in("4k3/4r3/8/4q3/8/8/3R4/3K4 w - - 0 1"), "e7e5"));
    }
    SUBCASE("3.7.3.1: a double step that may come can be taken en passant") {
        CHECK(has_word(premoves_in("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1"), "e4d3"));
        CHECK(!has_word(premoves_in("4k3/8/8/8/4p3/3B4/3P4/4K3 b - - 0 1"), "e4d3"));
    }
    SUBCASE("3.8.2: castling, once the opponent may clear the way; never without the right") {
        std::string const found = premoves_in("r3k2r/8/8/8/8/8/8/4K1R1 w kq - 0 1");
        CHECK(has_word(found, "e8g8"));
        CHECK(has_word(found, "e8h8"));
        CHECK(has_word(found, "e8c8"));
        CHECK(!has_word(premoves_in("r3k2r/8/8/8/8/8/8/4K1R1 w q - 0 1"), "e8g8"));
    }
    SUBCASE("3.9.2: a piece that is pinned after every move of the opponent stays on the line") {
        std::string const found = premoves_in("4k3/4r3/8/8/8/8/4R2p/4K2b w - - 0 1");
        CHECK(has_word(found, "e7e4"));
        CHECK(has_word(premoves_in("4k3/4n3/8/8/8/8/P3R3/4K3 w - - 0 1"), "e7c6"));
        CHECK(!has_word(premoves_in("3bkb2/3pnp2/8/8/8/8/P3R3/4K3 b - - 0 1"), "a2b3"));
    }
    SUBCASE("3.7.3.3: a pawn about to promote") {
        CHECK(contains(premoves_in("4k3/8/8/8/8/8/p7/4K3 w - - 0 1"), "a2a1q a2a1r a2a1b a2a1n"));
    }
    SUBCASE("nothing where the opponent has no legal move") {
        CHECK(premoves_in("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").empty());
    }
}

TEST_CASE("a move is described with everything that is said of it") {
    answer_of(staunton_read_position, "3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1");
    CHECK(answer_of(staunton_describe_move, "cxd8=N") ==
          R"({"uci":"c7d8n","san":"cxd8=N","from":"c7","to":"d8","piece":"pawn",)"
          R"("captured":"rook","promotion":"knight","castling":null,"en_passant":false,)"
          R"("check":false,"mate":false})");
    answer_of(staunton_read_position, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    CHECK(contains(answer_of(staunton_describe_move, "e5d6"), R"("en_passant":true)"));
    answer_of(staunton_read_position, "7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    CHECK(contains(answer_of(staunton_describe_move, "Ra8"), R"("san":"Ra8#")"));
}

TEST_CASE("a move that is none says why, and where") {
    answer_of(staunton_read_position, "4k3/P7/8/8/8/2N3N1/8/4K3 w - - 0 1");
    CHECK(contains(fault_of(staunton_describe_move, ""), R"("fault":"empty")"));
    CHECK(contains(fault_of(staunton_describe_move, "%"), R"("fault":"unreadable")"));
    CHECK(contains(fault_of(staunton_position_after, "Nh8"), R"("fault":"illegal")"));
    CHECK(contains(fault_of(staunton_describe_move, "a8"), R"("fault":"promotion_piece")"));
    std::string const several = fault_of(staunton_describe_move, "Ne4");
    CHECK(contains(several, R"("fault":"ambiguous")"));
    CHECK(contains(several, "c3e4"));
    CHECK(contains(several, "g3e4"));
}

TEST_CASE("a position tells its check, its end and who may still give mate") {
    answer_of(staunton_read_position, "4k3/8/8/8/8/8/8/K3R3 b - - 0 1");
    CHECK(said(staunton_describe_position()).text ==
          R"({"has_the_move":"black","checkers":["e1"],"ending":null,)"
          R"("may_checkmate":{"white":true,"black":false}})");
    answer_of(staunton_read_position, "R6k/8/6K1/8/8/8/8/8 b - - 0 1");
    CHECK(contains(said(staunton_describe_position()).text,
                   R"("ending":{"ending":"checkmate","result":"1-0","articles":["5.1.1"]})"));
}

TEST_CASE("a game is judged by its moves") {
    std::string const fen{start};
    std::string const round = "g1f3 g8f6 f3g1 f6g8";
    std::string const threefold = answer_of(staunton_judge_game, fen + '\n' + round + ' ' + round);
    CHECK(contains(threefold, R"("ending":null,"occurrences":3,"claims":["threefold"])"));
    std::string const fivefold = answer_of(staunton_judge_game, fen + '\n' + round + ' ' + round +
                                                                    ' ' + round + ' ' + round);
    CHECK(contains(fivefold, R"("articles":["9.6.1"])"));
    CHECK(contains(answer_of(staunton_judge_game, fen), R"("occurrences":1)"));
    std::string const illegal = fault_of(staunton_judge_game, fen + "\ne2e4 e7e5 e4e5");
    CHECK(contains(illegal, R"("fault":"illegal")"));
    CHECK(contains(illegal, R"("index":2)"));
}

TEST_CASE("9.3: counters beyond what a FEN may say stop there") {
    answer_of(staunton_read_position, "4k3/8/8/8/8/8/8/K6R b - - 100000 100000");
    std::string const next = answer_of(staunton_position_after, "Kd7");
    CHECK(next == "8/3k4/8/8/8/8/8/K6R w - - 100000 100000");
    CHECK(answer_of(staunton_read_position, next) == next);
}

TEST_CASE("sequences of moves are counted") {
    answer_of(staunton_read_position, start);
    CHECK(staunton_perft(0) == 1);
    CHECK(staunton_perft(3) == 8902);
}

TEST_CASE("a length beyond the input is the input's, and any bytes are answered") {
    std::fill_n(staunton_input(), staunton_input_size(), '/');
    CHECK(said(staunton_read_position(0xFFFF'FFFFU)).is_fault);
    CHECK(said(staunton_describe_move(0xFFFF'FFFFU)).is_fault);
    CHECK(said(staunton_judge_game(0xFFFF'FFFFU)).is_fault);
}

TEST_CASE("every pair of squares shown is a legal move, and every legal move is shown") {
    CHECK(rc::check([](std::uint64_t seed) {
        base::Random random{seed};
        auto position = chess::Position::chess960(static_cast<unsigned>(random.below(960)));
        for (std::size_t ply = random.below(60); ply > 0; --ply) {
            chess::MoveList const moves = chess::legal_moves(position);
            if (moves.empty()) {
                break;
            }
            position = position.after(moves[random.below(moves.size())]);
        }
        answer_of(staunton_read_position, notation::to_fen(position));
        std::string shown = said(staunton_destinations()).text;
        for (chess::Move const move : chess::legal_moves(position)) {
            auto const uci = notation::to_uci(move, notation::UciCastling::rook_square);
            RC_ASSERT(has_word(shown, uci));
        }
        std::ranges::replace(shown, ' ', '\n');
        for (std::size_t at = 0; at < shown.size();
             at = std::min(shown.find('\n', at), shown.size()) + 1) {
            auto const word = shown.substr(at, shown.find('\n', at) - at);
            RC_ASSERT(notation::parse_uci(position, word).has_value());
        }
    }));
}

} // namespace
} // namespace staunton::browser
