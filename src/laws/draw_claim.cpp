// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/draw_claim.h"

#include "chess/legal_moves.h"
#include "laws/repetition.h"

namespace staunton::laws {

namespace {

/// The Article that such a claim appeals to.
Article article_of(ClaimDraw const& claim) {
    bool const before_the_move = claim.intended_move || claim.intended_illegal;
    switch (claim.kind) {
    case DrawClaimKind::threefold:
        return {before_the_move ? "9.2.1" : "9.2.2"};
    case DrawClaimKind::fifty:
        return {before_the_move ? "9.3.1" : "9.3.2"};
    }
    return {"9.5.1"};
}

ClaimVerdict refuse(ClaimRefusal refusal, std::vector<Article> articles, Evidence evidence = {}) {
    return {refusal, std::move(articles), std::move(evidence)};
}

bool is_unplayable(ClaimDraw const& claim, chess::Position const& position) {
    return claim.intended_illegal ||
           (claim.intended_move && !chess::is_legal(position, *claim.intended_move));
}

/// The position that the claim is about.
chess::Position claimed_position(ClaimDraw const& claim, GameView const& view) {
    return claim.intended_move ? view.position().after(*claim.intended_move) : view.position();
}

ClaimVerdict examine_repetition(ClaimDraw const& claim, GameView const& view) {
    chess::Position const claimed = claimed_position(claim, view);
    RepetitionEvidence evidence = evidence_of(claimed, view.game);
    if (claim.intended_move) {
        evidence.occurrences.push_back(view.game.ply() + 1);
    }
    if (evidence.occurrences.size() < view.rules.claim_occurrences) {
        return refuse(ClaimRefusal::too_few_occurrences, {article_of(claim), {"9.5.3"}},
                      std::move(evidence));
    }
    return {std::nullopt, {article_of(claim), {"9.5.2"}}, std::move(evidence)};
}

ClaimVerdict examine_move_count(ClaimDraw const& claim, GameView const& view) {
    MoveCountEvidence const evidence{claimed_position(claim, view).halfmove_clock()};
    if (evidence.halfmoves < std::size_t{2} * view.rules.claim_moves) {
        return refuse(ClaimRefusal::too_few_moves, {article_of(claim), {"9.5.3"}}, evidence);
    }
    return {std::nullopt, {article_of(claim), {"9.5.2"}}, evidence};
}

Conclusion draw_by(ClaimDraw const& claim, std::vector<Article> articles, chess::Ply ply) {
    Ending const ending =
        claim.kind == DrawClaimKind::threefold ? Ending::threefold_repetition : Ending::fifty_moves;
    return {Result::draw, ending, EndedBy::claim, std::move(articles), ply};
}

} // namespace

Refusal refusal_of(ClaimRefusal refusal) {
    switch (refusal) {
    case ClaimRefusal::not_the_player_having_the_move:
        return Refusal::not_the_player_having_the_move;
    case ClaimRefusal::touched_a_piece:
        return Refusal::touched_a_piece;
    case ClaimRefusal::another_move_was_declared:
        return Refusal::touch_move;
    case ClaimRefusal::intended_move_illegal:
        return Refusal::intended_move_illegal;
    case ClaimRefusal::too_few_occurrences:
        return Refusal::fewer_than_three_occurrences;
    case ClaimRefusal::too_few_moves:
        return Refusal::fewer_than_fifty_moves;
    }
    return Refusal::no_such_claim_in_these_laws;
}

bool costs_time(ClaimRefusal refusal) {
    switch (refusal) {
    case ClaimRefusal::not_the_player_having_the_move:
    case ClaimRefusal::touched_a_piece:
    case ClaimRefusal::another_move_was_declared:
        return false;
    case ClaimRefusal::intended_move_illegal:
    case ClaimRefusal::too_few_occurrences:
    case ClaimRefusal::too_few_moves:
        return true;
    }
    return false;
}

ClaimVerdict examine(ClaimDraw const& claim, chess::Color claimant, GameView const& view,
                     TurnSoFar const& turn) {
    if (view.has_the_move() != claimant) {
        Article const article{claim.kind == DrawClaimKind::threefold ? "9.2" : "9.3"};
        return refuse(ClaimRefusal::not_the_player_having_the_move, {article});
    }
    if (turn.touched_a_piece) {
        return refuse(ClaimRefusal::touched_a_piece, {{"9.4"}});
    }
    if (turn.declared_move && claim.intended_move && claim.intended_move != turn.declared_move) {
        return refuse(ClaimRefusal::another_move_was_declared, {{"9.5.3"}});
    }
    if (is_unplayable(claim, view.position())) {
        return refuse(ClaimRefusal::intended_move_illegal, {article_of(claim), {"9.5.3"}});
    }
    switch (claim.kind) {
    case DrawClaimKind::threefold:
        return examine_repetition(claim, view);
    case DrawClaimKind::fifty:
        return examine_move_count(claim, view);
    }
    return {};
}

Ruling ruling_of(ClaimVerdict verdict, ClaimDraw const& claim, chess::Color claimant,
                 GameView const& view) {
    if (verdict.is_correct()) {
        Ruling ruling = ended(draw_by(claim, std::move(verdict.articles), view.game.ply()));
        ruling.evidence = std::move(verdict.evidence);
        return ruling;
    }
    Ruling ruling = refused(refusal_of(*verdict.refusal), std::move(verdict.articles));
    ruling.evidence = std::move(verdict.evidence);
    if (costs_time(*verdict.refusal)) {
        ruling.clock_change[chess::opponent(claimant)] = view.rules.wrong_claim_bonus;
    }
    return ruling;
}

Ruling rule_on(ClaimDraw const& claim, chess::Color claimant, GameView const& view,
               TurnSoFar const& turn) {
    return ruling_of(examine(claim, claimant, view, turn), claim, claimant, view);
}

} // namespace staunton::laws
