// SPDX-License-Identifier: GPL-3.0-or-later
// Every way in which a game ends: by the moves alone, by a claim, or by what the players do.
#include "laws/arbiter.h"
#include "laws/automatic_ending.h"
#include "laws/game_audit.h"
#include "notation/fen.h"
#include "notation/pgn_reader.h"

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

using namespace staunton;
using namespace std::chrono_literals;
using laws::Actor;

namespace {

/// The game of a movetext in PGN; the tags may be missing.
chess::Game game_of(std::string const& text) {
    auto const read = notation::PgnReader{text}.next();
    if (!read || read->error) {
        std::cerr << "not a game: " << text << '\n';
        std::exit(1);
    }
    return read->game.replay();
}

/// A game that has only just been taken up in that position.
chess::Game game_from(std::string_view fen) {
    auto const position = notation::position_from_fen(fen);
    if (!position) {
        std::cerr << notation::describe(position.error()) << '\n';
        std::exit(1);
    }
    return chess::Game{*position};
}

void print(std::string_view title, laws::Conclusion const& conclusion) {
    std::cout << title << ": " << score_of(conclusion.result) << ", " << name_of(conclusion.ending);
    for (laws::Article const& article : conclusion.articles) {
        std::cout << ", Article " << article.number;
    }
    std::cout << '\n';
}

/// Says how the game ended by itself, or what can be claimed in it.
void rule_on(std::string_view title, chess::Game const& game) {
    // A ruling looks at two things: the moves played, and the rule book.
    laws::GameView const view{game, laws::fide_2023()};
    if (auto const conclusion = laws::automatic_ending(view)) {
        print(title, *conclusion);
        return;
    }
    // Not over by itself; could the player having the move claim a draw, and since when?
    laws::GameAudit const audit = laws::audit(view);
    std::cout << title << ": the game goes on";
    for (laws::Repetition const& repetition : audit.repetitions) {
        std::cout << "; a position occurred " << repetition.plies.size()
                  << " times, claimable since half-move " << repetition.first_claim.ply;
    }
    if (audit.fifty_moves) {
        std::cout << "; fifty moves, claimable since half-move " << audit.fifty_moves->ply;
    }
    std::cout << '\n';
}

/// Says how a game with a clock ended that began in that position.
void arbitrate(std::string_view title, std::string_view fen,
               std::vector<laws::Event> const& events) {
    laws::TimeControl const minute{{laws::Period{.allotted = 60s}}};
    laws::Arbiter arbiter{{.rules = laws::fide_2023(),
                           .first_position = game_from(fen).position(),
                           .time = {minute, minute}}};
    for (laws::Event const& event : events) {
        arbiter.receive(event);
    }
    if (arbiter.conclusion()) {
        print(title, *arbiter.conclusion());
    }
}

/// Both knights go out and come back, so many times.
std::string knights_dance(int times) {
    std::string moves;
    for (int i = 0; i < times; ++i) {
        moves += "Nf3 Nf6 Ng1 Ng8 ";
    }
    return moves;
}

} // namespace

int main() {
    rule_on("checkmate", game_of("1. f3 e5 2. g4 Qh4"));
    rule_on("stalemate", game_from("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    rule_on("dead position", game_from("8/8/4k3/8/8/3KB3/8/8 b - - 0 1"));
    rule_on("twice", game_of(knights_dance(1)));
    rule_on("threefold", game_of(knights_dance(2)));
    rule_on("fivefold", game_of(knights_dance(4)));

    // The counter of the FEN stands for half-moves that were played before.
    rule_on("fifty moves", game_from("8/8/4k3/8/8/R2K4/8/8 b - - 100 90"));
    rule_on("seventy-five moves", game_from("8/8/4k3/8/8/R2K4/8/8 b - - 150 115"));

    // Checkmate comes before the seventy-five moves (9.6.2).
    rule_on("mate on move 75", game_from("R6k/8/6K1/8/8/8/8/8 b - - 150 115"));

    // The rest is for the arbiter: he hears what the players do, and sees the clocks.
    std::string_view const rook = "8/8/4k3/8/8/R2K4/8/8 w - - 0 40";
    arbitrate("resignation", rook, {{.at = 5s, .by = Actor::black, .deed = laws::Resign{}}});
    arbitrate("agreement", rook,
              {{.at = 5s, .by = Actor::white, .deed = laws::OfferDraw{}},
               {.at = 6s, .by = Actor::black, .deed = laws::AcceptDraw{}}});
    arbitrate("fifty moves, claimed", "8/8/4k3/8/8/R2K4/8/8 w - - 100 90",
              {{.at = 5s,
                .by = Actor::white,
                .deed = laws::ClaimDraw{.kind = laws::DrawClaimKind::fifty}}});
    // White's minute is over: lost only if Black could still checkmate (6.9), and a bare king
    // cannot.
    laws::Event const flag{.at = 61s, .by = Actor::black, .deed = laws::ClaimFlag{}};
    arbitrate("flag-fall against a bare king", rook, {flag});
    arbitrate("flag-fall", "8/8/4k3/4r3/8/R2K4/8/8 w - - 0 40", {flag});
    arbitrate("forfeit", rook,
              {{.at = 5s,
                .by = Actor::arbiter,
                .deed = laws::Forfeit{.player = chess::Color::black, .reason = "a telephone"}}});
}
