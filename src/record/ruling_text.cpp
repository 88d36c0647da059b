// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/ruling_text.h"

#include "base/overloaded.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

namespace staunton::record {

namespace {

std::string_view player_name(chess::Color color) {
    return sentence_name(laws::actor_of(color));
}

/// What the actor did, as the subject of a ruling: "White's claim".
std::string_view deed_name(laws::Deed const& deed) {
    return std::visit(base::Overloaded{
                          [](laws::Play const&) { return "move"; },
                          [](laws::PlayUnreadable const&) { return "move"; },
                          [](laws::MakeMove const&) { return "move"; },
                          [](laws::PressClock const&) { return "clock press"; },
                          [](laws::OfferDraw const&) { return "draw offer"; },
                          [](laws::AcceptDraw const&) { return "acceptance"; },
                          [](laws::DeclineDraw const&) { return "answer"; },
                          [](laws::ClaimDraw const&) { return "claim"; },
                          [](laws::ClaimFlag const&) { return "claim"; },
                          [](laws::ClaimIllegalMove const&) { return "claim"; },
                          [](laws::ClaimQuickplay const&) { return "claim"; },
                          [](laws::Resign const&) { return "resignation"; },
                          [](laws::SetClocks const&) { return "setting of the clocks"; },
                          [](laws::Forfeit const&) { return "decision"; },
                      },
                      deed);
}

std::string times(std::size_t count) {
    switch (count) {
    case 0:
        return "not at all";
    case 1:
        return "only once";
    case 2:
        return "only twice";
    default:
        return fmt::format("{} times", count);
    }
}

std::string_view difference_text(laws::Difference difference) {
    switch (difference) {
    case laws::Difference::has_the_move:
        return "the other player had the move";
    case laws::Difference::castling_rights:
        return "the rights to castle were different";
    case laws::Difference::en_passant:
        return "a capture en passant was possible on one occasion only";
    }
    return "";
}

std::string occurrences_text(laws::RepetitionEvidence const& evidence) {
    std::size_t const count = evidence.occurrences.size();
    std::string text = fmt::format("the position has occurred {}", times(count));
    if (count != 0) {
        text += fmt::format(", after {} {}", count == 1 ? "half-move" : "half-moves",
                            fmt::join(evidence.occurrences, ", "));
    }
    for (laws::NearMiss const& miss : evidence.near_misses) {
        text += fmt::format("; after half-move {} {}", miss.ply, difference_text(miss.differs));
    }
    return text;
}

std::string move_count_text(laws::MoveCountEvidence const& evidence) {
    return fmt::format("{} without a capture or a pawn move", half_moves(evidence.halfmoves));
}

std::string evidence_text(laws::Ruling const& ruling, std::string_view otherwise) {
    return std::visit(
        base::Overloaded{
            [&](std::monostate) { return std::string{otherwise}; },
            [](laws::RepetitionEvidence const& seen) { return occurrences_text(seen); },
            [](laws::MoveCountEvidence const& count) { return move_count_text(count); },
        },
        ruling.evidence);
}

std::string reason_text(laws::Ruling const& ruling) {
    switch (*ruling.refusal) {
    case laws::Refusal::not_the_player_having_the_move:
        return "only the player having the move may do that";
    case laws::Refusal::touched_a_piece:
        return "a piece was touched on this move";
    case laws::Refusal::no_intended_move:
        return "no intended move was written down";
    case laws::Refusal::intended_move_illegal:
        return "the intended move is not legal";
    case laws::Refusal::fewer_than_three_occurrences:
        return evidence_text(ruling, "the position has not occurred three times");
    case laws::Refusal::fewer_than_fifty_moves:
        return evidence_text(ruling, "fewer than fifty moves were made");
    case laws::Refusal::game_ended:
        return "the game has ended";
    case laws::Refusal::no_such_claim_in_these_laws:
        return "these Laws know nothing of the kind";
    case laws::Refusal::illegal_move:
        return "the move is not legal";
    case laws::Refusal::touch_move:
        return "another move was declared, or another piece touched";
    case laws::Refusal::nothing_to_accept:
        return "there is no offer that could be answered now";
    case laws::Refusal::flag_has_not_fallen:
        return "the flag has not fallen";
    case laws::Refusal::not_illegal:
        return "no illegal move was completed";
    }
    return "";
}

std::string accepted_text(laws::Event const& event) {
    return std::visit(base::Overloaded{
                          [](laws::Play const&) { return "The move is legal"; },
                          [](laws::PlayUnreadable const&) { return "The move is legal"; },
                          [](laws::MakeMove const&) { return "The move is made"; },
                          [](laws::PressClock const&) { return "The clock is pressed"; },
                          [](laws::OfferDraw const&) { return "A draw is offered"; },
                          [](laws::AcceptDraw const&) { return "The draw is agreed"; },
                          [](laws::DeclineDraw const&) { return "The draw is declined"; },
                          [](laws::ClaimDraw const&) { return "The claim is correct"; },
                          [](laws::ClaimFlag const&) { return "The claim is correct"; },
                          [](laws::ClaimIllegalMove const&) { return "The claim is correct"; },
                          [](laws::ClaimQuickplay const&) { return "The claim is correct"; },
                          [](laws::Resign const&) { return "The game is resigned"; },
                          [](laws::SetClocks const&) { return "The clocks are set"; },
                          [](laws::Forfeit const&) { return "The game is declared lost"; },
                      },
                      event.deed);
}

std::string clock_text(laws::Ruling const& ruling) {
    std::string text;
    for (chess::Color const color : chess::both_colors) {
        auto const change = ruling.clock_change[color].count();
        if (change != 0) {
            text +=
                fmt::format("; {} {} {} seconds", player_name(color), change > 0 ? "gets" : "loses",
                            static_cast<double>(change > 0 ? change : -change) / 1000);
        }
    }
    return text;
}

std::string_view ending_text(laws::Ending ending) {
    switch (ending) {
    case laws::Ending::checkmate:
        return "checkmate";
    case laws::Ending::stalemate:
        return "stalemate";
    case laws::Ending::dead_position:
        return "dead position, neither player can ever checkmate";
    case laws::Ending::insufficient_material:
        return "insufficient material";
    case laws::Ending::resignation:
        return "resignation";
    case laws::Ending::agreement:
        return "agreement";
    case laws::Ending::threefold_repetition:
        return "the same position for the third time";
    case laws::Ending::fivefold_repetition:
        return "the same position for the fifth time";
    case laws::Ending::fifty_moves:
        return "fifty moves without a capture or a pawn move";
    case laws::Ending::seventy_five_moves:
        return "seventy-five moves without a capture or a pawn move";
    case laws::Ending::flag_fall:
        return "flag-fall";
    case laws::Ending::flag_fall_draw:
        return "flag-fall, but the opponent can never checkmate";
    case laws::Ending::illegal_move:
        return "one illegal move too many";
    case laws::Ending::forfeit:
        return "forfeit, by the arbiter's decision";
    case laws::Ending::quickplay_finish:
        return "the arbiter's decision without increment";
    case laws::Ending::repetition:
        return "repetition";
    }
    return "";
}

std::string_view result_text(laws::Result result) {
    switch (result) {
    case laws::Result::white_wins:
        return "White wins";
    case laws::Result::black_wins:
        return "Black wins";
    case laws::Result::draw:
        return "The game is drawn";
    }
    return "";
}

std::string with_articles(std::string sentence, std::vector<laws::Article> const& articles) {
    if (!articles.empty()) {
        sentence += fmt::format(" ({})", articles_text(articles));
    }
    return sentence + '.';
}

} // namespace

std::string ruling_text(laws::Ruling const& ruling, laws::Event const& event) {
    switch (ruling.kind) {
    case laws::RulingKind::accepted:
        return with_articles(accepted_text(event), ruling.articles);
    case laws::RulingKind::refused:
        return with_articles(fmt::format("{}'s {} is refused: {}{}", sentence_name(event.by),
                                         deed_name(event.deed), reason_text(ruling),
                                         clock_text(ruling)),
                             ruling.articles);
    case laws::RulingKind::penalised:
        return with_articles(fmt::format("{} has completed an illegal move{}",
                                         sentence_name(event.by), clock_text(ruling)),
                             ruling.articles);
    case laws::RulingKind::corrected:
        return with_articles("The position is reinstated", ruling.articles);
    case laws::RulingKind::ended:
        return ruling.conclusion ? conclusion_text(*ruling.conclusion) : std::string{};
    }
    return "";
}

std::string conclusion_text(laws::Conclusion const& conclusion) {
    return with_articles(
        fmt::format("{}: {}", result_text(conclusion.result), ending_text(conclusion.ending)),
        conclusion.articles);
}

std::string_view sentence_name(laws::Actor actor) {
    switch (actor) {
    case laws::Actor::white:
        return "White";
    case laws::Actor::black:
        return "Black";
    case laws::Actor::arbiter:
        return "The arbiter";
    }
    return "";
}

std::string half_moves(std::size_t count) {
    return fmt::format("{} {}", count, count == 1 ? "half-move" : "half-moves");
}

std::string articles_text(std::vector<laws::Article> const& articles) {
    std::string text;
    for (laws::Article const article : articles) {
        text += text.empty() ? "" : ", ";
        text += article.number;
    }
    return text;
}

} // namespace staunton::record
