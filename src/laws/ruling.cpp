// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/ruling.h"

namespace staunton::laws {

std::string_view name_of(RulingKind kind) {
    switch (kind) {
    case RulingKind::accepted:
        return "accepted";
    case RulingKind::refused:
        return "refused";
    case RulingKind::penalised:
        return "penalised";
    case RulingKind::corrected:
        return "corrected";
    case RulingKind::ended:
        return "ended";
    }
    return "";
}

std::string_view name_of(Refusal refusal) {
    switch (refusal) {
    case Refusal::not_the_player_having_the_move:
        return "not_the_player_having_the_move";
    case Refusal::touched_a_piece:
        return "touched_a_piece";
    case Refusal::no_intended_move:
        return "no_intended_move";
    case Refusal::intended_move_illegal:
        return "intended_move_illegal";
    case Refusal::fewer_than_three_occurrences:
        return "fewer_than_three_occurrences";
    case Refusal::fewer_than_fifty_moves:
        return "fewer_than_fifty_moves";
    case Refusal::game_ended:
        return "game_ended";
    case Refusal::no_such_claim_in_these_laws:
        return "no_such_claim_in_these_laws";
    case Refusal::illegal_move:
        return "illegal_move";
    case Refusal::touch_move:
        return "touch_move";
    case Refusal::nothing_to_accept:
        return "nothing_to_accept";
    case Refusal::flag_has_not_fallen:
        return "flag_has_not_fallen";
    case Refusal::not_illegal:
        return "not_illegal";
    }
    return "";
}

std::string_view name_of(Ending ending) {
    switch (ending) {
    case Ending::checkmate:
        return "checkmate";
    case Ending::stalemate:
        return "stalemate";
    case Ending::dead_position:
        return "dead_position";
    case Ending::insufficient_material:
        return "insufficient_material";
    case Ending::resignation:
        return "resignation";
    case Ending::agreement:
        return "agreement";
    case Ending::threefold_repetition:
        return "threefold_repetition";
    case Ending::fivefold_repetition:
        return "fivefold_repetition";
    case Ending::fifty_moves:
        return "fifty_moves";
    case Ending::seventy_five_moves:
        return "seventy_five_moves";
    case Ending::flag_fall:
        return "flag_fall";
    case Ending::flag_fall_draw:
        return "flag_fall_draw";
    case Ending::illegal_move:
        return "illegal_move";
    case Ending::forfeit:
        return "forfeit";
    case Ending::quickplay_finish:
        return "quickplay_finish";
    case Ending::repetition:
        return "repetition";
    }
    return "";
}

std::string_view name_of(EndedBy by) {
    switch (by) {
    case EndedBy::move:
        return "move";
    case EndedBy::claim:
        return "claim";
    case EndedBy::agreement:
        return "agreement";
    case EndedBy::resignation:
        return "resignation";
    case EndedBy::flag:
        return "flag";
    case EndedBy::arbiter:
        return "arbiter";
    }
    return "";
}

std::string_view score_of(Result result) {
    switch (result) {
    case Result::white_wins:
        return "1-0";
    case Result::black_wins:
        return "0-1";
    case Result::draw:
        return "1/2-1/2";
    }
    return "";
}

std::string_view name_of(Difference difference) {
    switch (difference) {
    case Difference::has_the_move:
        return "has_the_move";
    case Difference::castling_rights:
        return "castling_rights";
    case Difference::en_passant:
        return "en_passant";
    }
    return "";
}

Ruling accepted(std::vector<Article> articles) {
    return {RulingKind::accepted, std::nullopt, std::move(articles), {}, {}, std::nullopt};
}

Ruling refused(Refusal refusal, std::vector<Article> articles) {
    return {RulingKind::refused, refusal, std::move(articles), {}, {}, std::nullopt};
}

Ruling ended(Conclusion const& conclusion) {
    return {RulingKind::ended, std::nullopt, conclusion.articles, {}, {}, conclusion};
}

} // namespace staunton::laws
