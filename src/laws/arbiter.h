// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"
#include "laws/chessclock.h"
#include "laws/event.h"
#include "laws/rule_set.h"
#include "laws/ruling.h"

#include <optional>
#include <vector>

namespace staunton::laws {

/// What is agreed before the first move.
struct GameTerms {
    RuleSet rules = fide_2023();
    chess::Position first_position;
    chess::ByColor<TimeControl> time;
    /// Armageddon: a draw counts as a win of this player. The result stays a draw.
    std::optional<chess::Color> draw_odds;
};

/// The arbiter of one game: a pure state machine. Equal terms and equal events give equal states
/// and rulings, always. A value: copy it to try something.
class Arbiter {
public:
    /// White's clock starts at time 0.
    explicit Arbiter(GameTerms const& terms);

    /// Hears of an event and rules on it. The rulings are in order; an accepted move that ends the
    /// game is followed by the ruling that ends it. A refused event changes nothing but what the
    /// Laws attach to the refusal (9.5.3). `event.at` is not before the last one's.
    std::vector<Ruling> receive(Event const& event);

    [[nodiscard]] GameTerms const& terms() const { return terms_; }

    [[nodiscard]] chess::Game const& game() const { return game_; }

    [[nodiscard]] chess::Position const& position() const { return game_.position(); }

    [[nodiscard]] Chessclock const& clock() const { return clock_; }

    /// Once the game has ended.
    [[nodiscard]] std::optional<Conclusion> const& conclusion() const { return conclusion_; }

    [[nodiscard]] bool has_ended() const { return conclusion_.has_value(); }

    /// The player whose draw offer stands open (9.1.2.1).
    [[nodiscard]] std::optional<chess::Color> open_offer() const { return open_offer_; }

    /// The move that must be played because a refused claim declared it (9.5.3).
    [[nodiscard]] std::optional<chess::Move> declared_move() const { return declared_move_; }

private:
    GameTerms terms_;
    chess::Game game_;
    Chessclock clock_;
    std::optional<Conclusion> conclusion_;
    std::optional<chess::Color> open_offer_;
    std::optional<chess::Move> declared_move_;
};

} // namespace staunton::laws
