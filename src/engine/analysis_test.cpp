// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"
#include "engine/analysis.h"
#include "notation/fen.h"
#include "notation/uci_move.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <thread>

namespace staunton::engine {

using namespace chess;
using base::Milliseconds;

namespace {

Game game_of(std::string_view fen) {
    return Game{notation::position_from_fen(fen).value()};
}

void play(Game& game, std::initializer_list<std::string_view> moves) {
    for (std::string_view const text : moves) {
        game.play(notation::parse_uci(game.position(), text).value());
    }
}

std::string best(Report const& report) {
    return notation::to_uci(report.line.front());
}

constexpr std::string_view middlegame =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

} // namespace

TEST_CASE("analysis: finds mates in one, two and three moves") {
    Analyst analyst{4};

    struct Problem {
        std::string_view fen;
        int moves;
        std::string_view key;
    };

    for (Problem const& problem :
         {Problem{"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1, "a1a8"},
          Problem{"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 1, "h5f7"},
          Problem{"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2, "a1a6"},
          Problem{"r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3, "f6a6"}}) {
        CAPTURE(problem.fen);
        analyst.new_game();
        Report const report = analyst.analyse(game_of(problem.fen), Limits{.depth = 14});
        CHECK(report.score.mate_in == problem.moves);
        CHECK(best(report) == problem.key);
        CHECK(report.line.size() == static_cast<std::size_t>(2 * problem.moves - 1));
    }
}

TEST_CASE("analysis: sees that it is being mated") {
    Analyst analyst{1};
    Report const report =
        analyst.analyse(game_of("8/8/8/8/8/1k6/7q/K7 w - - 0 1"), Limits{.depth = 4});
    CHECK(best(report) == "a1b1");
    CHECK(report.score.mate_in == -1);
}

TEST_CASE("analysis: the line is legal from end to end") {
    Analyst analyst{4};
    Game game = game_of(middlegame);
    Report const report = analyst.analyse(game, Limits{.nodes = 30'000});
    REQUIRE(report.line.size() > 3);
    for (Move const move : report.line) {
        REQUIRE(is_legal(game.position(), move));
        game.play(move);
    }
}

TEST_CASE("analysis: a search of one half-move takes nothing that is defended") {
    Analyst analyst{1};
    Game const defended = game_of("4k3/1p3p2/2p1p1p1/1p1p1p2/8/4Q3/8/4K3 w - - 0 1");
    Report const report = analyst.analyse(defended, Limits{.depth = 1});
    CHECK_FALSE(captured_by(defended.position(), report.line.front()));
    // And a hanging rook is taken.
    CHECK(best(analyst.analyse(game_of("4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1"), Limits{.depth = 1})) ==
          "d1d5");
}

TEST_CASE("analysis: a node limit is kept exactly") {
    Analyst analyst{4};
    for (std::uint64_t const nodes : {1U, 7U, 100U, 1'023U, 5'000U, 20'011U}) {
        analyst.new_game();
        CHECK(analyst.analyse(game_of(middlegame), Limits{.nodes = nodes}).nodes == nodes);
    }
}

TEST_CASE("analysis: with the same memory the same search gives the same result") {
    Analyst first{4};
    Analyst second{4};
    Report const one = first.analyse(game_of(middlegame), Limits{.depth = 8});
    Report const other = second.analyse(game_of(middlegame), Limits{.depth = 8});
    CHECK(one.nodes == other.nodes);
    CHECK(one.line == other.line);
}

TEST_CASE("analysis: every depth is reported once, in order") {
    Analyst analyst{4};
    std::vector<unsigned> depths;
    Report const last =
        analyst.analyse(game_of(middlegame), Limits{.depth = 6},
                        [&](Report const& report) { depths.push_back(report.depth); });
    CHECK(depths == std::vector<unsigned>{1, 2, 3, 4, 5, 6});
    CHECK(last.depth == 6);
    CHECK(last.selective_depth >= 6);
}

TEST_CASE("analysis: only the moves asked for are looked at") {
    Analyst analyst{1};
    Game const game;
    Move const wanted = notation::parse_uci(game.position(), "a2a3").value();
    Report const report = analyst.analyse(game, Limits{.depth = 5, .search_moves = {wanted}});
    CHECK(report.line.front() == wanted);
}

TEST_CASE("analysis: a repetition of the game is a draw to be sought or shunned (9.2)") {
    Game game = game_of("r5k1/5ppp/8/8/8/q7/5PPP/3R2K1 w - - 0 1");
    play(game, {"d1e1", "a3b3", "e1d1", "b3a3", "d1e1", "a3b3", "e1d1", "b3a3"});
    Analyst analyst{4};
    Report const report = analyst.analyse(game, Limits{.depth = 6});
    // White is lost; with his rook on e1 the position has stood on the board twice already.
    CHECK(best(report) == "d1e1");
    CHECK(report.score.centipawns == 0);
    play(game, {"g1f1"});
    // Black, who wins, does not go back to where the game was.
    CHECK(analyst.analyse(game, Limits{.depth = 6}).score.centipawns > 300);
}

TEST_CASE("analysis: after fifty moves without progress nothing is won any more (9.3)") {
    Analyst analyst{1};
    Report const report =
        analyst.analyse(game_of("8/8/8/8/3k4/8/6q1/K7 b - - 99 90"), Limits{.depth = 4});
    // Mate would come before the fifty moves; there is none in one, so it is a draw.
    CHECK(report.score.centipawns == 0);
    Report const mating =
        analyst.analyse(game_of("8/8/8/8/8/1k6/7q/1K6 b - - 99 90"), Limits{.depth = 4});
    CHECK(mating.score.mate_in == 1);
}

TEST_CASE("analysis: dead positions are draws") {
    Analyst analyst{1};
    Report const report =
        analyst.analyse(game_of("8/8/3k4/8/8/3K4/7b/6B1 w - - 0 1"), Limits{.depth = 5});
    CHECK(report.score.centipawns == 0);
}

TEST_CASE("analysis: stop ends a search within 50 ms") {
    Analyst analyst{16};
    Game const game = game_of(middlegame);
    Milliseconds shortest{10'000};
    // The best of six: a busy machine may hold up any one.
    for (int attempt = 0; attempt < 6; ++attempt) {
        Report report;
        std::jthread searching{[&] { report = analyst.analyse(game, Limits{}); }};
        std::this_thread::sleep_for(Milliseconds{60});
        auto const asked = std::chrono::steady_clock::now();
        analyst.stop();
        searching.join();
        shortest = std::min(shortest, std::chrono::duration_cast<Milliseconds>(
                                          std::chrono::steady_clock::now() - asked));
        CHECK_FALSE(report.line.empty());
    }
    CHECK(shortest < Milliseconds{50});
}

TEST_CASE("analysis: a cancelled search still answers, even if cancelled before it began") {
    Analyst analyst{4};
    std::stop_source source;
    source.request_stop();
    Report const report =
        analyst.analyse(game_of(middlegame), Limits{.cancel = source.get_token()});
    CHECK(is_legal(game_of(middlegame).position(), report.line.front()));
}

TEST_CASE("analysis: the time for a move is kept") {
    Analyst analyst{4};
    Milliseconds shortest{10'000};
    for (int attempt = 0; attempt < 6; ++attempt) {
        auto const start = std::chrono::steady_clock::now();
        static_cast<void>(
            analyst.analyse(game_of(middlegame), Limits{.move_time = Milliseconds{100}}));
        shortest = std::min(shortest, std::chrono::duration_cast<Milliseconds>(
                                          std::chrono::steady_clock::now() - start));
    }
    CHECK(shortest >= Milliseconds{99});
    CHECK(shortest < Milliseconds{130});
}

TEST_CASE("analysis: a single legal move is answered at once") {
    Analyst analyst{1};
    Game const game = game_of("6rk/8/8/8/8/P7/4r3/7K w - - 0 1");
    REQUIRE(legal_moves(game.position()).size() == 1);
    Limits const limits{.time_left = Milliseconds{600'000}};
    CHECK(analyst.analyse(game, limits).elapsed < Milliseconds{100});
    CHECK(analyst.choose_move(game, highest_level, {}, 1).elapsed < Milliseconds{100});
}

TEST_CASE("analysis: several analysts work at the same time") {
    std::vector<std::uint64_t> nodes(4);
    {
        std::vector<std::jthread> threads;
        threads.reserve(nodes.size());
        for (std::uint64_t& count : nodes) {
            threads.emplace_back([&count] {
                Analyst analyst{1};
                count = analyst.analyse(game_of(middlegame), Limits{.depth = 6}).nodes;
            });
        }
    }
    CHECK(std::ranges::all_of(nodes, [&](std::uint64_t count) { return count == nodes[0]; }));
}

} // namespace staunton::engine
