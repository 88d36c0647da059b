// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine_match_game.h"

#include "base/random.h"
#include "chess/legal_moves.h"
#include "endgame/insufficient_material.h"
#include "engine/analysis.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>

namespace staunton::bench {

using namespace chess;

namespace {

constexpr Ply opening_plies = 8;
constexpr Ply longest_game = 600;
constexpr int balanced = 50;

bool is_balanced(Game const& game) {
    engine::Analyst analyst{4};
    int const score = analyst.analyse(game, {.depth = 9}).score.centipawns;
    return score > -balanced && score < balanced;
}

std::optional<HalfPoints> ended(Game const& game) {
    Position const& position = game.position();
    if (is_checkmate(position)) {
        return position.has_the_move() == Color::white ? HalfPoints::lost : HalfPoints::won;
    }
    bool const is_drawn = is_stalemate(position) || endgame::material_is_dead(position.board()) ||
                          position.halfmove_clock() >= 100 || game.occurrences() >= 3 ||
                          game.ply() >= longest_game;
    return is_drawn ? std::optional{HalfPoints::drawn} : std::nullopt;
}

double elo_of(double share) {
    double const kept = std::clamp(share, 0.001, 0.999);
    return -400 * std::log10(1 / kept - 1);
}

} // namespace

Game random_opening(std::uint64_t seed) {
    base::Random random{seed};
    while (true) {
        Game game;
        while (game.ply() < opening_plies && has_legal_move(game.position())) {
            MoveList const moves = legal_moves(game.position());
            game.play(moves[random.below(moves.size())]);
        }
        if (has_legal_move(game.position()) && is_balanced(game)) {
            return game;
        }
    }
}

HalfPoints play_on(Game& game, Chooser const& white, Chooser const& black) {
    while (true) {
        if (std::optional<HalfPoints> const end = ended(game)) {
            return *end;
        }
        bool const white_has_the_move = game.position().has_the_move() == Color::white;
        game.play(white_has_the_move ? white(game) : black(game));
    }
}

void Tally::add(HalfPoints points) {
    won += points == HalfPoints::won ? 1 : 0;
    drawn += points == HalfPoints::drawn ? 1 : 0;
    lost += points == HalfPoints::lost ? 1 : 0;
}

double Tally::share() const {
    return (won + 0.5 * drawn) / games();
}

double Tally::elo() const {
    return elo_of(share());
}

double Tally::elo_error() const {
    double const mean = share();
    double const variance =
        (won * std::pow(1 - mean, 2) + drawn * std::pow(0.5 - mean, 2) + lost * mean * mean) /
        games();
    double const error = 1.96 * std::sqrt(variance / games());
    return (elo_of(mean + error) - elo_of(mean - error)) / 2;
}

void print_tally(std::string_view name, std::string_view other, Tally const& tally) {
    std::printf("%.*s v %.*s: +%u =%u -%u, %.1f %%, %+.0f +- %.0f\n", static_cast<int>(name.size()),
                name.data(), static_cast<int>(other.size()), other.data(), tally.won, tally.drawn,
                tally.lost, 100 * tally.share(), tally.elo(), tally.elo_error());
    std::fflush(stdout);
}

} // namespace staunton::bench
