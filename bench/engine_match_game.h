// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <string_view>

namespace staunton::bench {

/// Somebody who chooses a legal move in the position on the board of the game.
using Chooser = std::function<chess::Move(chess::Game const&)>;

/// A game's end from White's view, in half points.
enum class HalfPoints : std::uint8_t { lost = 0, drawn = 1, won = 2 };

/// A few random moves from the initial position after which neither player is ahead, the same for
/// the same seed.
[[nodiscard]] chess::Game random_opening(std::uint64_t seed);

/// Plays on until the Laws end the game by mate, stalemate, dead material, the third occurrence or
/// fifty moves, or until 300 moves have been played.
[[nodiscard]] HalfPoints play_on(chess::Game& game, Chooser const& white, Chooser const& black);

/// What a match has come to, from the view of one player.
struct Tally {
    unsigned won = 0;
    unsigned drawn = 0;
    unsigned lost = 0;

    void add(HalfPoints points);

    [[nodiscard]] unsigned games() const { return won + drawn + lost; }

    /// Between 0 and 1. There is a game.
    [[nodiscard]] double share() const;

    /// The difference in strength that makes such a result the expected one (Elo's logistic curve),
    /// and the half width of its 95 % interval.
    [[nodiscard]] double elo() const;
    [[nodiscard]] double elo_error() const;
};

/// "A v B: +30 =6 -4, 82.5 %, +269 +- 130".
void print_tally(std::string_view name, std::string_view other, Tally const& tally);

} // namespace staunton::bench
