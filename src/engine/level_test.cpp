// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"
#include "engine/level.h"
#include "notation/fen.h"

#include <doctest/doctest.h>

#include <set>

namespace staunton::engine {

using namespace chess;

namespace {

Game game_of(std::string_view fen) {
    return Game{notation::position_from_fen(fen).value()};
}

constexpr std::string_view middlegame =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

} // namespace

TEST_CASE("levels: each looks at least as far as the one below, and errs no more") {
    for (unsigned level = lowest_level; level < highest_level; ++level) {
        Level const lower = level_settings(level);
        Level const higher = level_settings(level + 1);
        CHECK(higher.depth.value_or(1000) >= lower.depth.value_or(1000));
        CHECK(higher.nodes.value_or(UINT64_MAX) > lower.nodes.value_or(UINT64_MAX - 1));
        CHECK(higher.misjudgement <= lower.misjudgement);
        CHECK(higher.unseen_permille <= lower.unseen_permille);
    }
}

TEST_CASE("levels: a tighter limit of the caller holds") {
    Limits const limits = within_level(Limits{.depth = 2, .nodes = 50}, level_settings(6));
    CHECK(limits.depth == 2);
    CHECK(limits.nodes == 50);
    CHECK(within_level(Limits{}, level_settings(1)).depth == level_settings(1).depth);
}

TEST_CASE("levels: the same game, level and seed give the same move, whatever came before") {
    Analyst fresh{1};
    Analyst used{1};
    static_cast<void>(used.choose_move(game_of(middlegame), 5, {}, 99));
    static_cast<void>(used.analyse(game_of(middlegame), Limits{.depth = 5}));
    for (unsigned level = lowest_level; level < highest_level; ++level) {
        for (std::uint64_t seed : {1U, 2U}) {
            Limits const limits{.nodes = 4'000};
            Report const one = fresh.choose_move(game_of(middlegame), level, limits, seed);
            Report const other = used.choose_move(game_of(middlegame), level, limits, seed);
            CHECK(one.line == other.line);
            CHECK(is_legal(game_of(middlegame).position(), one.line.front()));
        }
    }
}

TEST_CASE("levels: the lowest varies with the seed, and often overlooks what hangs") {
    Analyst analyst{1};
    std::set<std::uint16_t> choices;
    int taken = 0;
    Game const game = game_of("rnb1kbnr/pppp1ppp/8/4p3/3qP3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 4");
    Game const hanging = game_of("rnb1kbnr/pppp1ppp/8/4p3/3qP3/2P5/PP1P1PPP/RNBQKBNR w KQkq - 0 4");
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        choices.insert(analyst.choose_move(game, lowest_level, {}, seed).line.front().bits());
        Move const move = analyst.choose_move(hanging, lowest_level, {}, seed).line.front();
        taken += captured_by(hanging.position(), move) ? 1 : 0;
    }
    CHECK(choices.size() > 8);
    CHECK(taken > 30);
    CHECK(taken < 90);
}

TEST_CASE("levels: the highest takes what hangs") {
    Analyst analyst{1};
    Game const hanging = game_of("rnb1kbnr/pppp1ppp/8/4p3/3qP3/2P5/PP1P1PPP/RNBQKBNR w KQkq - 0 4");
    Report const report = analyst.choose_move(hanging, highest_level, Limits{.nodes = 5'000}, 0);
    CHECK(captured_by(hanging.position(), report.line.front()) == PieceKind::queen);
}

TEST_CASE("levels: the lower ones look at few positions") {
    Analyst analyst{1};
    for (unsigned level = lowest_level; level <= 5; ++level) {
        Report const report = analyst.choose_move(game_of(middlegame), level, {}, 5);
        CHECK(report.nodes <= *level_settings(level).nodes);
    }
}

TEST_CASE("levels: a level that does not exist counts as the nearest") {
    CHECK(level_settings(0).nodes == level_settings(lowest_level).nodes);
    CHECK_FALSE(level_settings(99).nodes.has_value());
}

} // namespace staunton::engine
