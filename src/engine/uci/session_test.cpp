// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "engine/uci/session.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace staunton::engine {

namespace {

std::vector<std::string> answers_to(std::string const& input,
                                    SessionSettings const& settings = {.hash_megabytes = 1}) {
    std::istringstream in{input};
    std::ostringstream out;
    run_uci_session(in, out, settings);
    std::istringstream lines{out.str()};
    std::vector<std::string> answers;
    for (std::string line; std::getline(lines, line);) {
        answers.push_back(line);
    }
    return answers;
}

bool has(std::vector<std::string> const& answers, std::string_view line) {
    return std::ranges::find(answers, line) != answers.end();
}

std::string last(std::vector<std::string> const& answers) {
    return answers.empty() ? std::string{} : answers.back();
}

} // namespace

TEST_CASE("uci: introduces itself, its options, and is ready") {
    std::vector<std::string> const answers = answers_to("uci\nisready\nquit\n");
    REQUIRE(answers.size() > 4);
    CHECK(answers.front() == "id name Staunton");
    CHECK(has(answers, "option name Hash type spin default 1 min 1 max 4096"));
    CHECK(has(answers, "option name UCI_Chess960 type check default false"));
    CHECK(has(answers, "uciok"));
    CHECK(last(answers) == "readyok");
}

TEST_CASE("uci: a search reports each depth and ends with its best move") {
    std::vector<std::string> const answers =
        answers_to("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ngo depth 3\n");
    REQUIRE(answers.size() == 4);
    CHECK(answers[0].starts_with("info depth 1 seldepth "));
    CHECK(answers[2].starts_with("info depth 3 "));
    CHECK(answers[2].find(" score mate 1 ") != std::string::npos);
    CHECK(answers[2].ends_with(" pv a1a8"));
    CHECK(answers[3] == "bestmove a1a8");
}

TEST_CASE("uci: moves after a position are played") {
    CHECK(last(answers_to("position startpos moves f2f3 e7e5 g2g4\ngo depth 2\n")) ==
          "bestmove d8h4");
}

TEST_CASE("uci: with the game over there is no best move") {
    std::vector<std::string> const mate =
        answers_to("position startpos moves f2f3 e7e5 g2g4 d8h4\ngo depth 5\n");
    CHECK(mate == std::vector<std::string>{"info depth 0 score mate 0", "bestmove (none)"});
    std::vector<std::string> const stalemate =
        answers_to("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo movetime 1000\n");
    CHECK(stalemate == std::vector<std::string>{"info depth 0 score cp 0", "bestmove (none)"});
}

TEST_CASE("uci: an endless search answers when stopped, and at the end of the input") {
    CHECK(last(answers_to("go infinite\nstop\n")).starts_with("bestmove "));
    CHECK(last(answers_to("go\n")).starts_with("bestmove "));
    CHECK(
        last(answers_to("go ponder wtime 1000 btime 1000\nponderhit\n")).starts_with("bestmove "));
}

TEST_CASE("uci: ready is said during a search, too") {
    std::vector<std::string> const answers = answers_to("go infinite\nisready\nstop\nquit\n");
    CHECK(has(answers, "readyok"));
    CHECK(last(answers).starts_with("bestmove "));
}

TEST_CASE("uci: one search after another, each with its answer") {
    std::vector<std::string> const answers = answers_to(
        "go depth 2\nposition startpos moves e2e4\ngo depth 2\ngo infinite\ngo nodes 9\n");
    CHECK(std::ranges::count_if(
              answers, [](std::string const& line) { return line.starts_with("bestmove "); }) == 4);
}

TEST_CASE("uci: only the moves of searchmoves are looked at") {
    CHECK(last(answers_to("go searchmoves a2a3 depth 3\n")) == "bestmove a2a3");
}

TEST_CASE("uci: castling is written as the chosen notation has it") {
    std::string const position = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n";
    CHECK(last(answers_to(position + "go searchmoves e1g1 depth 1\n")) == "bestmove e1g1");
    CHECK(last(answers_to("setoption name UCI_Chess960 value true\n" + position +
                          "go searchmoves e1h1 depth 1\n")) == "bestmove e1h1");
}

TEST_CASE("uci: perft counts moves, by first move and in all") {
    std::vector<std::string> const answers = answers_to("go perft 4\n");
    CHECK(has(answers, "e2e4: 13160"));
    CHECK(last(answers) == "Nodes searched: 197281");
}

TEST_CASE("uci: weaker levels answer legally and can be reproduced") {
    std::string const game = "setoption name Level value 1\nsetoption name Seed value 7\ngo\n";
    CHECK(last(answers_to(game)).starts_with("bestmove "));
    CHECK(last(answers_to(game)) == last(answers_to(game)));
}

TEST_CASE("uci: faults are named with their place, and change nothing") {
    struct Fault {
        std::string_view line;
        std::string_view answer;
    };

    for (Fault const& fault :
         {Fault{"xyzzy 1 2", "info string unknown command 'xyzzy'"},
          Fault{"go depth many", "info string go, word 3: 'many' is no number that fits here"},
          Fault{"go depth -1", "info string go, word 3: '-1' is no number that fits here"},
          Fault{"go nodes", "info string go, word 2: 'nodes' needs a value"},
          Fault{"go quickly", "info string go, word 2: 'quickly' means nothing here"},
          Fault{"position", "info string position, word 1: 'position' means nothing here"},
          Fault{"setoption name Hash value 0",
                "info string setoption, word 5: '0' is no number that fits here"},
          Fault{"setoption name Threads value 8",
                "info string setoption, word 5: '8' is no number that fits here"},
          Fault{"setoption name Own Book value true",
                "info string setoption, word 4: there is no option 'Own Book'"},
          Fault{"setoption name UCI_Chess960 value maybe",
                "info string setoption, word 5: the option does not take 'maybe'"}}) {
        CHECK(answers_to(std::string{fault.line} + "\n") ==
              std::vector<std::string>{std::string{fault.answer}});
    }
}

TEST_CASE("uci: a position with an illegal move leaves the position before it") {
    std::vector<std::string> const answers = answers_to(
        "position startpos moves f2f3 e7e5 g2g4\nposition startpos moves e2e5\ngo depth 2\n");
    CHECK(answers.front().starts_with("info string position, word 4: 'e2e5': "));
    CHECK(last(answers) == "bestmove d8h4");
}

TEST_CASE("uci: a FEN that is no position is refused with its reason") {
    std::vector<std::string> const answers = answers_to("position fen 8/8/8/8/8/8/8/8 w - - 0 1\n");
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].starts_with("info string position: bad FEN: "));
}

TEST_CASE("uci: lines without end are skipped, not kept") {
    std::vector<std::string> const answers =
        answers_to(std::string(std::size_t{3} << 20U, 'x') + "\nisready\n");
    CHECK(answers == std::vector<std::string>{
                         "info string a line of more than 1048576 bytes was not read", "readyok"});
}

TEST_CASE("uci: any bytes are survived, and what is quoted of them is printable") {
    base::Random random{7};
    std::string bytes;
    for (int count = 0; count < 20'000; ++count) {
        bytes += static_cast<char>(random.below(256));
    }
    for (std::string const& answer : answers_to(bytes + "\nisready\n")) {
        CHECK(std::ranges::all_of(
            answer, [](char character) { return character >= ' ' && character <= '~'; }));
    }
    CHECK(last(answers_to(bytes + "\nisready\n")) == "readyok");
}

TEST_CASE("uci: the session's node limit holds for everything") {
    SessionSettings const settings{.hash_megabytes = 1, .most_nodes = 500};
    CHECK(last(answers_to("go depth 90\n", settings)).starts_with("bestmove "));
    CHECK(last(answers_to("go perft 12\n", settings)) == "info string perft was stopped");
}

} // namespace staunton::engine
