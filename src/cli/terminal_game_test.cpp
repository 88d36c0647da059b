// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal_game.h"
#include "notation/fen.h"

#include <doctest/doctest.h>

#include <sstream>

namespace staunton::cli {
namespace {

using namespace std::chrono_literals;
using chess::ByColor;
using laws::Ending;

/// A clock that goes on by the same step whenever it is looked at.
class SteppingTime final : public base::TimeSource {
public:
    explicit SteppingTime(base::Milliseconds step) : step_{step} {}

    [[nodiscard]] base::Milliseconds monotonic() const override { return now_ += step_; }

    [[nodiscard]] base::Milliseconds since_epoch() const override { return now_; }

private:
    base::Milliseconds step_;
    mutable base::Milliseconds now_{0};
};

struct Session {
    std::string_view typed;
    std::string_view fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    ByColor<bool> people{{true, true}};
    std::string_view control = "-";
    base::Milliseconds step = 0ms;
};

struct Outcome {
    std::string printed;
    std::optional<laws::Conclusion> conclusion;
    chess::Ply ply;

    [[nodiscard]] bool says(std::string_view text) const {
        return printed.find(text) != std::string::npos;
    }
};

Outcome outcome_of(Session const& session) {
    laws::GameTerms terms;
    auto const position = notation::position_from_fen(session.fen);
    REQUIRE(position.has_value());
    terms.first_position = *position;
    auto const control = laws::parse_time_control(session.control);
    REQUIRE(control.has_value());
    terms.time = {{*control, *control}};
    ComputerPlayer computer{1, 7};
    std::istringstream in{std::string{session.typed}};
    std::ostringstream out;
    SteppingTime const time{session.step};
    TerminalGame game{terms, session.people, computer, in, out, time};
    game.play();
    return {out.str(), game.arbiter().conclusion(), game.arbiter().game().ply()};
}

Ending ending_of(Outcome const& outcome) {
    REQUIRE(outcome.conclusion.has_value());
    return outcome.conclusion->ending;
}

TEST_CASE("5.1.1: two people play to checkmate, in whatever notation they type") {
    Outcome const outcome = outcome_of({.typed = "f2f3\ne5\ng2-g4\nQh4\n"});
    CHECK(ending_of(outcome) == Ending::checkmate);
    CHECK(outcome.says("Black wins: checkmate (5.1.1)."));
    CHECK(outcome.printed.ends_with("0-1\n"));
}

TEST_CASE("9.2.1: a claim with the intended move ends the game") {
    Outcome const outcome =
        outcome_of({.typed = "Nf3\nNf6\nNg1\nNg8\nNf3\nNf6\nNg1\nclaim threefold Ng8\n"});
    CHECK(ending_of(outcome) == Ending::threefold_repetition);
    CHECK(outcome.ply == 7);
}

TEST_CASE("9.5.3: after a refused claim only the declared move can be played") {
    Outcome const outcome = outcome_of({.typed = "claim threefold e4\nd4\nmoves\ne4\n"});
    CHECK(outcome.says("must now be played: e4 (9.5.3)"));
    CHECK(outcome.says("\n1. e4\n")); // the only move that is listed
    CHECK(outcome.ply == 1);
    CHECK(!outcome.conclusion);
}

TEST_CASE("9.1.2.1: an offer is told to the opponent, who can accept it") {
    Outcome const outcome = outcome_of({.typed = "e4\ne5\noffer\nNf3\naccept\n"});
    CHECK(outcome.says("A draw is offered: accept, decline, or play on"));
    CHECK(ending_of(outcome) == Ending::agreement);
}

TEST_CASE("the computer accepts a draw when it is lost, and declines when it wins") {
    constexpr std::string_view white_wins = "6k1/5ppp/8/8/8/8/5PPP/QQ4K1 w - - 0 40";
    constexpr std::string_view black_wins = "6k1/qq3ppp/8/8/8/8/5PPP/6K1 w - - 0 40";
    ByColor<bool> const only_white{{true, false}};
    Outcome const accepted =
        outcome_of({.typed = "offer\n", .fen = white_wins, .people = only_white});
    CHECK(ending_of(accepted) == Ending::agreement);
    Outcome const declined =
        outcome_of({.typed = "offer\n", .fen = black_wins, .people = only_white});
    CHECK(!declined.conclusion);
    CHECK(declined.says("The draw is declined (9.1.2.1)."));
}

TEST_CASE("6.8: a flag that fell while a player thought is seen before his move") {
    Outcome const outcome = outcome_of({.typed = "e4\n", .control = "60", .step = 70s});
    CHECK(ending_of(outcome) == Ending::flag_fall);
    CHECK(outcome.ply == 0);
    CHECK(outcome.printed.ends_with("0-1\n"));
}

TEST_CASE("the clocks show minutes, hours, and tenths at the end") {
    CHECK(outcome_of({.typed = "clock\n", .control = "5400"}).says("White: 1:30:00"));
    CHECK(outcome_of({.typed = "clock\n", .control = "65"}).says("White: 1:05"));
    CHECK(outcome_of({.typed = "clock\n", .control = "7.25"}).says("White: 0:07.2"));
    CHECK(outcome_of({.typed = "clock\n"}).says("White: no clock"));
}

TEST_CASE("an illegal move is refused with its Article, a slip is explained; neither counts") {
    Outcome const outcome = outcome_of({.typed = "Ke2\nhello\nclaim all\n"});
    CHECK(outcome.says("White's move is refused: the move is not legal (3.10.2)."));
    CHECK(outcome.says("\"hello\""));
    CHECK(outcome.says("claim fifty"));
    CHECK(outcome.ply == 0);
}

TEST_CASE("5.1.2: a resignation ends the game; the end of the input leaves it unfinished") {
    CHECK(ending_of(outcome_of({.typed = "e4\nresign\n"})) == Ending::resignation);
    Outcome const unfinished = outcome_of({.typed = "e4"});
    CHECK(!unfinished.conclusion);
    CHECK(unfinished.says("The game is left unfinished."));
}

TEST_CASE("a game that has ended before it begins is told at once") {
    CHECK(ending_of(outcome_of({.typed = "", .fen = "8/8/8/8/8/8/8/K1k5 w - - 0 1"})) ==
          Ending::dead_position);
}

TEST_CASE("the computer answers a person's move with a legal one, and mates where it can") {
    Outcome const outcome = outcome_of({.typed = "e4\n", .people = {{true, false}}});
    CHECK(outcome.ply == 2);
    CHECK(outcome.says("1... "));
}

TEST_CASE("time to think comes from the player's own clock and period") {
    laws::GameTerms terms;
    terms.time[chess::Color::white] = *laws::parse_time_control("40/5400+30:1800+30");
    laws::Arbiter const arbiter{terms};
    engine::Limits const white = limits_for(arbiter, chess::Color::white, 10s);
    CHECK(white.moves_to_go == 40);
    CHECK(white.increment == 30s);
    CHECK(white.time_left == 5420s);
    engine::Limits const black = limits_for(arbiter, chess::Color::black, 10s);
    CHECK(!black.time_left);
    CHECK(!black.moves_to_go);
}

} // namespace
} // namespace staunton::cli
