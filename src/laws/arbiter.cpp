// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/arbiter.h"

#include "base/overloaded.h"
#include "laws/automatic_ending.h"
#include "laws/draw_claim.h"
#include "laws/flag_fall.h"
#include "laws/resignation.h"

#include <algorithm>

namespace staunton::laws {

Arbiter::Arbiter(GameTerms const& terms)
    : terms_{terms}, game_{terms.first_position}, clock_{terms.time},
      conclusion_{automatic_ending(view())} {
    if (!conclusion_) {
        clock_.start(position().has_the_move(), now_);
    }
}

std::vector<Ruling> Arbiter::receive(Event const& event) {
    now_ = std::max(now_, event.at);
    if (conclusion_) {
        return {refused(Refusal::game_ended, conclusion_->articles)};
    }
    bool const puts_the_clock_right =
        event.by == Actor::arbiter && std::holds_alternative<SetClocks>(event.deed);
    for (chess::Color const color : chess::both_colors) {
        if (!puts_the_clock_right && clock_.flag_has_fallen(color, now_)) {
            return conclude(flag_fall_of(color, view()));
        }
    }
    std::optional<chess::Color> const player = player_of(event.by);
    if (!player) {
        return rule_on_arbiter(event.deed);
    }
    return std::visit([this, player](auto const& deed) { return rule_on(*player, deed); },
                      event.deed);
}

std::optional<chess::Color> Arbiter::open_offer() const {
    chess::Color const mover = position().has_the_move();
    for (chess::Color const color : {chess::opponent(mover), mover}) {
        if (!conclusion_ && offers_.stands(color)) {
            return color;
        }
    }
    return std::nullopt;
}

chess::MoveList Arbiter::permitted_moves() const {
    chess::MoveList permitted;
    if (conclusion_) {
        return permitted;
    }
    for (chess::Move const move : chess::legal_moves(position())) {
        if (obligation_.permits(position(), move)) {
            permitted.push_back(move);
        }
    }
    return permitted;
}

Arbiter::Rulings Arbiter::rule_on(chess::Color player, Play const& play) {
    if (std::optional<Ruling> const objection = objection_to(player, play.move)) {
        return {*objection};
    }
    if (press_is_due_[chess::opponent(player)]) {
        press_is_due_[chess::opponent(player)] = false;
        clock_.complete_move(chess::opponent(player), now_);
    }
    make(player, play.move);
    Rulings rulings = move_accepted();
    if (!conclusion_) {
        clock_.complete_move(player, now_);
    }
    return rulings;
}

Arbiter::Rulings Arbiter::rule_on(chess::Color player, PlayUnreadable const& /*play*/) {
    if (position().has_the_move() != player) {
        return {refused(Refusal::not_the_player_having_the_move, {{"1.3"}})};
    }
    return {refused(Refusal::illegal_move, {{"3.10.2"}})};
}

Arbiter::Rulings Arbiter::rule_on(chess::Color player, MakeMove const& made) {
    std::optional<Ruling> const objection =
        made.move ? objection_to(player, *made.move)
                  : rule_on(player, PlayUnreadable{made.text}).front();
    if (!objection) {
        make(player, *made.move);
        press_is_due_[player] = true;
        return move_accepted();
    }
    if (objection->refusal != Refusal::illegal_move) {
        return {*objection};
    }
    illegal_move_is_made_ = true;
    touched_a_piece_ = true;
    offers_.lapse_by_move_of(player);
    if (made.move) {
        touch(player, made.move->from());
    }
    return {accepted({{"4.7"}})};
}

Arbiter::Rulings Arbiter::rule_on(chess::Color player, PressClock const& /*press*/) {
    bool const has_the_move = position().has_the_move() == player;
    if (has_the_move && illegal_move_is_made_) {
        return complete_irregularity(player, Irregularity::illegal_move);
    }
    if (press_is_due_[player]) {
        press_is_due_[player] = false;
        clock_.complete_move(player, now_);
        return {accepted({{"6.2.1"}})};
    }
    if (has_the_move) {
        return complete_irregularity(player, Irregularity::no_move_at_all);
    }
    return {accepted({{"6.2.2"}})};
}

Arbiter::Rulings Arbiter::rule_on(chess::Color player, OfferDraw const& /*offer*/) {
    // Neither of two offers can be withdrawn: both players agree.
    if (offers_.stands(chess::opponent(player)) && each_player_has_moved(game_)) {
        return conclude(draw_by_agreement(game_.ply()));
    }
    offers_.make(player);
    return {accepted({{"9.1.2.1"}})};
}

Arbiter::Rulings Arbiter::rule_on(chess::Color player, AcceptDraw const& /*acceptance*/) {
    if (!offers_.stands(chess::opponent(player))) {
        return {refused(Refusal::nothing_to_accept, {{"9.1.2.1"}})};
    }
    if (!each_player_has_moved(game_)) {
        return {refused(Refusal::nothing_to_accept, {{"5.2.3"}})};
    }
    return conclude(draw_by_agreement(game_.ply()));
}

Arbiter::Rulings Arbiter::rule_on(chess::Color player, DeclineDraw const& /*refusal*/) {
    if (!offers_.stands(chess::opponent(player))) {
        return {refused(Refusal::nothing_to_accept, {{"9.1.2.1"}})};
    }
    offers_.decline(player);
    return {accepted({{"9.1.2.1"}})};
}

Arbiter::Rulings Arbiter::rule_on(chess::Color player, ClaimDraw const& claim) {
    TurnSoFar const turn{obligation_.declared_move(), touched_a_piece_};
    ClaimVerdict const verdict = examine(claim, player, view(), turn);
    Ruling const ruling = ruling_of(verdict, claim, player, view());
    if (ruling.conclusion) {
        conclude(*ruling.conclusion);
    } else if (costs_time(*verdict.refusal)) {
        chess::Color const opponent = chess::opponent(player);
        clock_.adjust(opponent, ruling.clock_change[opponent]);
        offers_.make(player); // 9.1.2.3
        bind_to_declaration(claim);
    }
    return {ruling};
}

Arbiter::Rulings Arbiter::rule_on(chess::Color /*player*/, ClaimFlag const& /*claim*/) {
    return {refused(Refusal::flag_has_not_fallen, {{"6.8"}})};
}

Arbiter::Rulings Arbiter::rule_on(chess::Color /*player*/, ClaimIllegalMove const& /*claim*/) {
    // A completed illegal move has been ruled on, and the position reinstated, when it happened.
    return {refused(Refusal::not_illegal, {{"7.5.1"}})};
}

Arbiter::Rulings Arbiter::rule_on(chess::Color /*player*/, ClaimQuickplay const& /*claim*/) {
    return {refused(Refusal::no_such_claim_in_these_laws, {{"III.2.1"}})};
}

Arbiter::Rulings Arbiter::rule_on(chess::Color player, Resign const& /*resignation*/) {
    return conclude(resignation_of(player, view()));
}

Arbiter::Rulings Arbiter::rule_on(chess::Color /*player*/, SetClocks const& /*clocks*/) {
    return {refused(Refusal::no_such_claim_in_these_laws, {{"6.10.2"}})};
}

Arbiter::Rulings Arbiter::rule_on(chess::Color /*player*/, Forfeit const& /*forfeit*/) {
    return {refused(Refusal::no_such_claim_in_these_laws, {{"12.9"}})};
}

Arbiter::Rulings Arbiter::rule_on_arbiter(Deed const& deed) {
    if (auto const* const clocks = std::get_if<SetClocks>(&deed)) {
        chess::ByColor<std::optional<Milliseconds>> const times{{clocks->white, clocks->black}};
        for (chess::Color const color : chess::both_colors) {
            if (times[color]) {
                clock_.set(color, *times[color], now_);
            }
        }
        return {accepted({{"6.10.2"}})};
    }
    if (auto const* const forfeit = std::get_if<Forfeit>(&deed)) {
        return conclude({win_of(chess::opponent(forfeit->player)),
                         Ending::forfeit,
                         EndedBy::arbiter,
                         {{"12.9.6"}},
                         game_.ply()});
    }
    if (std::holds_alternative<ClaimFlag>(deed)) {
        return {refused(Refusal::flag_has_not_fallen, {{"6.8"}})};
    }
    return {refused(Refusal::not_the_player_having_the_move, {{"12.6"}})};
}

std::optional<Ruling> Arbiter::objection_to(chess::Color player, chess::Move move) const {
    if (position().has_the_move() != player) {
        return refused(Refusal::not_the_player_having_the_move, {{"1.3"}});
    }
    if (!chess::is_legal(position(), move)) {
        return refused(Refusal::illegal_move, {{"3.10.2"}});
    }
    if (!obligation_.permits(position(), move)) {
        return obligation_.refusal();
    }
    return std::nullopt;
}

void Arbiter::make(chess::Color player, chess::Move move) {
    game_.play(move);
    offers_.lapse_by_move_of(player);
    obligation_.lift();
    touched_a_piece_ = false;
    illegal_move_is_made_ = false;
}

void Arbiter::bind_to_declaration(ClaimDraw const& claim) {
    if (!claim.intended_move) {
        return;
    }
    if (chess::is_legal(position(), *claim.intended_move)) {
        obligation_.declare(*claim.intended_move);
    } else {
        touch(position().has_the_move(), claim.intended_move->from());
    }
}

void Arbiter::touch(chess::Color player, chess::Square square) {
    if (position().board().pieces(player).contains(square)) {
        obligation_.touch(square);
    }
}

Arbiter::Rulings Arbiter::complete_irregularity(chess::Color player, Irregularity irregularity) {
    illegal_move_is_made_ = false;
    ++illegal_moves_[player];
    Ruling const ruling = laws::rule_on(irregularity, player, illegal_moves_[player], view());
    if (ruling.conclusion) {
        return conclude(*ruling.conclusion);
    }
    for (chess::Color const color : chess::both_colors) {
        clock_.adjust(color, ruling.clock_change[color]);
    }
    return {ruling};
}

Arbiter::Rulings Arbiter::conclude(Conclusion const& conclusion) {
    clock_.pause(now_);
    conclusion_ = conclusion;
    return {ended(conclusion)};
}

Arbiter::Rulings Arbiter::move_accepted() {
    Rulings rulings{accepted({{"3.10.1"}})};
    if (std::optional<Conclusion> const ending = automatic_ending(view())) {
        std::ranges::copy(conclude(*ending), std::back_inserter(rulings));
    }
    return rulings;
}

bool operator==(Arbiter const& a, Arbiter const& b) {
    return a.terms_ == b.terms_ && a.game_.moves() == b.game_.moves() && a.clock_ == b.clock_ &&
           a.now_ == b.now_ && a.conclusion_ == b.conclusion_ && a.offers_ == b.offers_ &&
           a.obligation_ == b.obligation_ && a.press_is_due_ == b.press_is_due_ &&
           a.touched_a_piece_ == b.touched_a_piece_ &&
           a.illegal_move_is_made_ == b.illegal_move_is_made_ &&
           a.illegal_moves_ == b.illegal_moves_;
}

} // namespace staunton::laws
