// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "chess/legal_moves.h"
#include "notation/algebraic.h"
#include "notation/fen.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"
#include "notation/uci_move.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>

namespace staunton::notation {
namespace {

using namespace chess;

constexpr std::size_t longest_game = 120;

/// A game of random legal moves from a random Chess960 position, or from the usual one.
PgnGame random_game(std::uint64_t seed) {
    base::Random random{seed};
    PgnGame game;
    if (random.below(2) == 0) {
        game.first_position = Position::chess960(static_cast<unsigned>(random.below(960)));
    }
    Position position = game.first_position;
    for (std::size_t ply = random.below(longest_game); ply > 0; --ply) {
        MoveList const moves = legal_moves(position);
        if (moves.empty()) {
            break;
        }
        Move const move = moves[random.below(moves.size())];
        game.moves.push_back({move, {}, {}});
        position = position.after(move);
    }
    return game;
}

TEST_CASE("a position written as FEN, in either style, reads back the same") {
    CHECK(rc::check([](std::uint64_t seed) {
        Game const game = random_game(seed).replay();
        for (Ply ply = 0; ply <= game.ply(); ++ply) {
            Position const& position = game.position_at(ply);
            for (CastlingStyle const style : {CastlingStyle::x_fen, CastlingStyle::shredder}) {
                auto const again = position_from_fen(to_fen(position, style));
                RC_ASSERT(again.has_value());
                RC_ASSERT(*again == position);
            }
        }
    }));
}

TEST_CASE("every legal move written in SAN or UCI reads back as itself, and no two look the same") {
    CHECK(rc::check([](std::uint64_t seed) {
        Game const game = random_game(seed).replay();
        Position const& position = game.position();
        std::vector<std::string> written;
        for (Move const move : legal_moves(position)) {
            std::string const san = to_san(position, move);
            RC_ASSERT(parse_san(position, san).value() == move);
            RC_ASSERT(parse_move(position, san).value() == move);
            RC_ASSERT(parse_uci(position, to_uci(move)).value() == move);
            std::string const by_rook = to_uci(move, UciCastling::rook_square);
            RC_ASSERT(parse_uci(position, by_rook).value() == move);
            written.push_back(san);
        }
        std::ranges::sort(written);
        RC_ASSERT(std::ranges::adjacent_find(written) == written.end());
    }));
}

TEST_CASE("a game written as PGN reads back with the same moves, comments and glyphs") {
    CHECK(rc::check([](std::uint64_t seed) {
        base::Random random{seed};
        PgnGame game = random_game(seed);
        for (PgnMove& move : game.moves) {
            if (random.below(8) == 0) {
                move.comment =
                    "[%clk 0:01:" + std::to_string(10 + random.below(50)) + "] so (it) is";
                move.glyphs.push_back(static_cast<unsigned>(1 + random.below(139)));
            }
        }
        game.result = "1/2-1/2";
        std::string const text = to_pgn(game);
        PgnReader reader{text};
        auto const again = reader.next();
        RC_ASSERT(again.has_value());
        RC_ASSERT(!again->error);
        RC_ASSERT(again->game.first_position == game.first_position);
        RC_ASSERT(again->game.moves == game.moves);
        RC_ASSERT(again->game.result == game.result);
        RC_ASSERT(to_pgn(again->game) == text);
        RC_ASSERT(!reader.next());
    }));
}

TEST_CASE("any bytes are read as FEN, move and PGN without harm, and faults lie inside the text") {
    CHECK(rc::check([](std::string const& text) {
        if (auto const fen = parse_fen(text); !fen) {
            RC_ASSERT(fen.error().offset <= text.size());
        }
        if (auto const move = parse_move(Position{}, text); !move) {
            RC_ASSERT(move.error().offset <= text.size());
        }
        PgnReader reader{text};
        while (reader.next()) {
        }
    }));
}

} // namespace
} // namespace staunton::notation
