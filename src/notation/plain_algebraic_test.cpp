// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "chess/legal_moves.h"
#include "notation/algebraic.h"
#include "notation/fen.h"
#include "notation/lenient_algebraic.h"
#include "notation/plain_algebraic.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

namespace staunton::notation {
namespace {

using namespace chess;
using enum Square;

Position position_of(std::string_view fen) {
    auto const position = position_from_fen(fen);
    REQUIRE(position.has_value());
    return *position;
}

/// A position some random moves after the usual start or a Chess960 one.
Position random_position(base::Random& random) {
    constexpr std::size_t longest_game = 150;
    Position position = random.below(3) == 0
                            ? Position::chess960(static_cast<unsigned>(random.below(960)))
                            : Position{};
    for (std::size_t ply = random.below(longest_game); ply > 0; --ply) {
        MoveList const moves = legal_moves(position);
        if (moves.empty()) {
            break;
        }
        position = position.after(moves[random.below(moves.size())]);
    }
    return position;
}

/// The text with one character replaced, put in or left out, of those that moves are written with.
std::string mutated(std::string text, base::Random& random) {
    constexpr std::string_view letters = "abcdefgh12345678KQRBNPx=+#O-0 ";
    std::size_t const place = random.below(text.size() + 1);
    char const letter = letters[random.below(letters.size())];
    switch (random.below(3)) {
    case 0:
        text.insert(place, 1, letter);
        break;
    case 1:
        text.erase(std::min(place, text.size()), 1);
        break;
    default:
        if (place < text.size()) {
            text[place] = letter;
        }
    }
    return text;
}

/// The move as lenient algebraic notation has it, found without the plain reader.
std::optional<Move> lenient(Position const& position, std::string_view text) {
    auto const move = read_lenient_algebraic(position, text);
    return move ? std::optional{*move} : std::nullopt;
}

TEST_CASE("every legal move as it is usually written is read by the plain reader") {
    CHECK(rc::check([](std::uint64_t seed) {
        base::Random random{seed};
        Position const position = random_position(random);
        for (Move const move : legal_moves(position)) {
            std::string const text = to_san(position, move);
            RC_ASSERT(read_plain_algebraic(position, text) == move);
            RC_ASSERT(lenient(position, text) == move);
        }
    }));
}

TEST_CASE("the plain reader never contradicts the lenient one, whatever the text") {
    CHECK(rc::check([](std::uint64_t seed) {
        base::Random random{seed};
        Position const position = random_position(random);
        for (Move const move : legal_moves(position)) {
            std::string const once = mutated(to_san(position, move), random);
            for (std::string const& text : {once, mutated(once, random)}) {
                if (auto const read = read_plain_algebraic(position, text)) {
                    RC_ASSERT(lenient(position, text) == *read);
                }
            }
        }
    }));
}

TEST_CASE("C.10: of two knights the pinned one is not meant; of two free ones neither is guessed") {
    //   . . . . k . . .
    //   . . . . . . . .
    //   . . . . . . . .
    //   . . . . . . . .
    //   . b . . . . . .
    //   . . N . . . . .
    //   . . . . . . . .
    //   . . . . K . N .
    Position const pinned = position_of("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    CHECK(read_plain_algebraic(pinned, "Ne2") == Move::plain(g1, e2));
    CHECK(read_plain_algebraic(pinned, "Nce2") == std::nullopt);
    Position const free = position_of("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1");
    CHECK(read_plain_algebraic(free, "Ne2") == std::nullopt);
    CHECK(read_plain_algebraic(free, "Nge2") == Move::plain(g1, e2));
}

TEST_CASE("C.10: where file and rank are both needed, both are written and read") {
    //   . . . . . k . .
    //   . . . . . . . .
    //   . . . . . . . .
    //   . . . . . . . .
    //   Q . . . . . . Q
    //   . . . . . . . .
    //   . . . . . . . .
    //   Q . . . . . . K
    Position const position = position_of("5k2/8/8/8/Q6Q/8/8/Q6K w - - 0 1");
    CHECK(to_san(position, Move::plain(a4, d4)) == "Qa4d4");
    CHECK(read_plain_algebraic(position, "Qa4d4") == Move::plain(a4, d4));
}

TEST_CASE("what is not the usual form is left to the lenient reader") {
    for (std::string_view const text : {"", "e", "e2e4", "Ng1-f3", "0-0", "nf3", "Nf3!", " Nf3",
                                        "Nf3++", "e4=", "P", "N", "Nf9"}) {
        CAPTURE(text);
        CHECK(read_plain_algebraic(Position{}, text) == std::nullopt);
    }
}

TEST_CASE("3.7.3.3: a promotion names its piece, and no other move does") {
    Position const position = position_of("3r3k/4P3/8/8/8/8/P7/K7 w - - 0 1");
    CHECK(read_plain_algebraic(position, "e8=N") == Move::promotion(e7, e8, PieceKind::knight));
    CHECK(read_plain_algebraic(position, "exd8=Q+") == Move::promotion(e7, d8, PieceKind::queen));
    CHECK(read_plain_algebraic(position, "e8") == std::nullopt);
    CHECK(read_plain_algebraic(position, "e8=K") == std::nullopt);
    CHECK(read_plain_algebraic(position, "a3=Q") == std::nullopt);
}

TEST_CASE("3.7.3.1: a capture en passant is read from the square passed over") {
    Position const position = position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    CHECK(read_plain_algebraic(position, "exd6") == Move::en_passant(e5, d6));
    CHECK(read_plain_algebraic(position, "exf6") == std::nullopt);
}

} // namespace
} // namespace staunton::notation
