// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"
#include "chess/legal_moves.h"
#include "laws/chessclock.h"
#include "laws/draw_offer.h"
#include "laws/event.h"
#include "laws/game_view.h"
#include "laws/irregularity.h"
#include "laws/move_obligation.h"
#include "laws/rule_set.h"
#include "laws/ruling.h"

#include <optional>
#include <vector>

namespace staunton::laws {

/// What is agreed before the first move.
struct GameTerms {
    RuleSet rules = fide_2023();        ///< the book by which he rules
    chess::Position first_position{};   ///< the initial one, if nothing else is agreed
    chess::ByColor<TimeControl> time{}; ///< of each player (6.3); without periods, no clock
    /// Armageddon: a draw counts as a win of this player. The result stays a draw.
    std::optional<chess::Color> draw_odds{};

    [[nodiscard]] friend bool operator==(GameTerms const&, GameTerms const&) = default;
};

/// The arbiter of one game: a pure state machine. Equal terms and equal events give equal states
/// and rulings, always. A value: copy it to try something.
///
/// He sees the clocks all the time: a flag that has fallen when an event comes ended the game
/// before it (6.8), except that `SetClocks` may put a wrong clock right first (6.10).
class Arbiter {
public:
    /// The clock of the player having the move starts at time 0. A first position in which nothing
    /// can be played (mate, stalemate, dead, seventy-five moves) has ended already.
    explicit Arbiter(GameTerms const& terms);

    /// Hears of an event and rules on it. The rulings are in order; an accepted move that ends the
    /// game is followed by the ruling that ends it. A refused event changes nothing but what the
    /// Laws attach to the refusal (9.5.3). `event.at` is not before the last one's; if it is, the
    /// last one's counts.
    std::vector<Ruling> receive(Event const& event);

    /// What was agreed.
    [[nodiscard]] GameTerms const& terms() const { return terms_; }

    /// The moves that stand: refused ones are not among them.
    [[nodiscard]] chess::Game const& game() const { return game_; }

    /// What is on the board now.
    [[nodiscard]] chess::Position const& position() const { return game_.position(); }

    /// Both players' clocks; ask them with `now()` or a later time.
    [[nodiscard]] Chessclock const& clock() const { return clock_; }

    /// When the last event came.
    [[nodiscard]] Milliseconds now() const { return now_; }

    /// Once the game has ended.
    [[nodiscard]] std::optional<Conclusion> const& conclusion() const { return conclusion_; }

    /// Whether there is a conclusion; every event is refused from then on.
    [[nodiscard]] bool has_ended() const { return conclusion_.has_value(); }

    /// The player whose draw offer stands open (9.1.2.1); if both do, the opponent of the player
    /// having the move.
    [[nodiscard]] std::optional<chess::Color> open_offer() const;

    /// The move that must be played because a refused claim declared it (9.5.3).
    [[nodiscard]] std::optional<chess::Move> declared_move() const {
        return obligation_.declared_move();
    }

    /// The legal moves that may be played now: all, or those that a refused claim or a touched
    /// piece leaves (4.3, 9.5.3). None once the game has ended.
    [[nodiscard]] chess::MoveList permitted_moves() const;

    /// Illegal moves completed by the player so far (7.5.5).
    [[nodiscard]] unsigned illegal_moves(chess::Color player) const {
        return illegal_moves_[player];
    }

    friend bool operator==(Arbiter const& a, Arbiter const& b);

private:
    using Rulings = std::vector<Ruling>;

    [[nodiscard]] GameView view() const { return {game_, terms_.rules}; }

    Rulings rule_on(chess::Color player, Play const& play);
    Rulings rule_on(chess::Color player, PlayUnreadable const& play);
    Rulings rule_on(chess::Color player, MakeMove const& made);
    Rulings rule_on(chess::Color player, PressClock const& press);
    Rulings rule_on(chess::Color player, OfferDraw const& offer);
    Rulings rule_on(chess::Color player, AcceptDraw const& acceptance);
    Rulings rule_on(chess::Color player, DeclineDraw const& refusal);
    Rulings rule_on(chess::Color player, ClaimDraw const& claim);
    Rulings rule_on(chess::Color player, ClaimFlag const& claim);
    Rulings rule_on(chess::Color player, ClaimIllegalMove const& claim);
    Rulings rule_on(chess::Color player, ClaimQuickplay const& claim);
    Rulings rule_on(chess::Color player, Resign const& resignation);
    Rulings rule_on(chess::Color player, SetClocks const& clocks);
    Rulings rule_on(chess::Color player, Forfeit const& forfeit);
    Rulings rule_on_arbiter(Deed const& deed);

    [[nodiscard]] std::optional<Ruling> objection_to(chess::Color player, chess::Move move) const;
    void make(chess::Color player, chess::Move move);
    void bind_to_declaration(ClaimDraw const& claim);
    void touch(chess::Color player, chess::Square square);
    Rulings complete_irregularity(chess::Color player, Irregularity irregularity);
    Rulings conclude(Conclusion const& conclusion);
    /// After a move was made: ends the game if the move did.
    Rulings move_accepted();

    GameTerms terms_;
    chess::Game game_;
    Chessclock clock_;
    Milliseconds now_{0};
    std::optional<Conclusion> conclusion_;
    DrawOffers offers_;
    MoveObligation obligation_;
    chess::ByColor<bool> press_is_due_{};
    bool touched_a_piece_ = false;      ///< the player having the move (9.4)
    bool illegal_move_is_made_ = false; ///< by him, and not completed yet (7.5.1)
    chess::ByColor<unsigned> illegal_moves_{};
};

} // namespace staunton::laws
