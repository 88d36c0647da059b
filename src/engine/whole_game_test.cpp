// SPDX-License-Identifier: GPL-3.0-or-later
// The engine plays whole games and endings against itself.
#include "chess/legal_moves.h"
#include "endgame/insufficient_material.h"
#include "engine/analysis.h"
#include "notation/fen.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>

namespace staunton::engine {

using namespace chess;
using base::Milliseconds;

namespace {

/// Moves until White has mated, both sides played by the engine with so many nodes a move; nothing
/// if he has not within fifty.
std::optional<unsigned> moves_to_mate(std::string_view fen, std::uint64_t nodes) {
    Analyst analyst{4};
    Game game{notation::position_from_fen(fen).value()};
    for (unsigned ply = 0; ply < 100 && has_legal_move(game.position()); ++ply) {
        game.play(analyst.analyse(game, Limits{.nodes = nodes}).line.front());
    }
    if (!is_checkmate(game.position())) {
        return std::nullopt;
    }
    return static_cast<unsigned>((game.ply() + 1) / 2);
}

bool has_ended(Game const& game) {
    Position const& position = game.position();
    return !has_legal_move(position) || endgame::material_is_dead(position.board()) ||
           position.halfmove_clock() >= 100 || game.occurrences() >= 3;
}

/// The least that a clock shows in a game of the engine against itself, before the increment.
Milliseconds least_time_left(Milliseconds start, Milliseconds increment) {
    Analyst analyst{4};
    Game game;
    ByColor<Milliseconds> left{{start, start}};
    Milliseconds least = start;
    while (!has_ended(game) && game.ply() < 240) {
        Color const color = game.position().has_the_move();
        auto const begun = std::chrono::steady_clock::now();
        Report const report = analyst.choose_move(
            game, highest_level, Limits{.time_left = left[color], .increment = increment}, 0);
        left[color] -= std::chrono::ceil<Milliseconds>(std::chrono::steady_clock::now() - begun);
        least = std::min(least, left[color]);
        left[color] += increment;
        game.play(report.line.front());
    }
    REQUIRE(game.ply() > 20);
    return least;
}

} // namespace

TEST_CASE("endings: queen against king is won") {
    CHECK(moves_to_mate("8/8/8/3k4/8/8/8/KQ6 w - - 0 1", 4'000).has_value());
}

TEST_CASE("endings: rook against king is won") {
    CHECK(moves_to_mate("8/8/8/3k4/8/8/8/KR6 w - - 0 1", 4'000).has_value());
}

TEST_CASE("endings: two bishops against king are won") {
    CHECK(moves_to_mate("8/8/8/3k4/8/8/8/KBB5 w - - 0 1", 8'000).has_value());
}

TEST_CASE("endings: a pawn that can be queened is queened, and mate follows") {
    CHECK(moves_to_mate("8/8/4k3/8/4K3/8/4P3/8 w - - 0 1", 8'000).has_value());
}

TEST_CASE("time: no flag falls in a game of one second and a hundredth for each move") {
    // The best of three: a busy machine may hold up any one for longer than a second.
    Milliseconds best{-1};
    for (int attempt = 0; attempt < 3 && best < Milliseconds{0}; ++attempt) {
        best = std::max(best, least_time_left(Milliseconds{1'000}, Milliseconds{10}));
    }
    CHECK(best >= Milliseconds{0});
}

} // namespace staunton::engine
