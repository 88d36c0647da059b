// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "notation/fen.h"
#include "notation/piece_placement.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <string>

namespace staunton::notation {
namespace {

using namespace chess;

bool is_written(Board const& board, std::string const& placement) {
    Setup setup;
    setup.board = board;
    return to_fen(setup).starts_with(placement + ' ');
}

/// Any arrangement of pieces, as a FEN begins with it.
std::string random_placement(base::Random& random) {
    Setup setup;
    for (std::size_t pieces = random.below(64); pieces > 0; --pieces) {
        Color const color = both_colors[random.below(2)];
        PieceKind const kind = all_piece_kinds[random.below(6)];
        setup.board.place(square_at(static_cast<unsigned>(random.below(64))), {color, kind});
    }
    std::string const fen = to_fen(setup);
    return fen.substr(0, fen.find(' '));
}

TEST_CASE("a placement that is written reads back, as far as its end") {
    CHECK(rc::check([](std::uint64_t seed) {
        base::Random random{seed};
        std::string const text = random_placement(random);
        for (std::string const& rest :
             {std::string{}, std::string{" w - -"}, std::string{"\t/8"}}) {
            auto const read = read_faultless_placement(text + rest);
            RC_ASSERT(read.has_value());
            RC_ASSERT(read->length == text.size());
            RC_ASSERT(is_written(read->board, text));
        }
    }));
}

TEST_CASE("a placement is read in one pass exactly where rank by rank no fault is found") {
    constexpr std::string_view characters = "pnbrqkPNBRQK123456789/0xX\x80";
    CHECK(rc::check([&](std::uint64_t seed) {
        base::Random random{seed};
        std::string text = random_placement(random);
        for (std::size_t changes = random.below(4); changes > 0; --changes) {
            char const character = characters[random.below(characters.size())];
            switch (random.below(3)) {
            case 0:
                text.insert(random.below(text.size() + 1), 1, character);
                break;
            case 1:
                text.erase(random.below(text.size()), 1);
                break;
            default:
                text[random.below(text.size())] = character;
            }
        }
        auto const read = read_faultless_placement(text);
        RC_ASSERT(parse_fen(text + " w").has_value() == read.has_value());
        // There is one way only to write a placement.
        RC_ASSERT(!read || is_written(read->board, text));
    }));
}

TEST_CASE("an endless row of digits or pieces is no placement") {
    CHECK(!read_faultless_placement(std::string(10'000, 'Q')));
    CHECK(!read_faultless_placement(std::string(10'000, '8')));
    CHECK(!read_faultless_placement("8/8/8/8/8/8/8/44"));
    CHECK(!read_faultless_placement("8/8/8/8/8/8/7p1/6"));
    CHECK(!read_faultless_placement(""));
}

} // namespace
} // namespace staunton::notation
