// SPDX-License-Identifier: GPL-3.0-or-later
#include "browser/faults.h"

#include "notation/uci_move.h"

#include <algorithm>
#include <iterator>

namespace staunton::browser {

using namespace chess;
using namespace notation;

namespace {

std::string_view name_of(FenFault fault) {
    switch (fault) {
    case FenFault::empty:
        return "empty";
    case FenFault::bad_character:
        return "bad_character";
    case FenFault::wrong_rank_length:
        return "wrong_rank_length";
    case FenFault::wrong_rank_count:
        return "wrong_rank_count";
    case FenFault::missing_field:
        return "missing_field";
    case FenFault::bad_turn:
        return "bad_turn";
    case FenFault::bad_castling:
        return "bad_castling";
    case FenFault::bad_en_passant:
        return "bad_en_passant";
    case FenFault::bad_number:
        return "bad_number";
    case FenFault::trailing_text:
        return "trailing_text";
    case FenFault::impossible:
        return "impossible";
    }
    return {};
}

std::string_view name_of(SetupFaultKind kind) {
    switch (kind) {
    case SetupFaultKind::no_king:
        return "no_king";
    case SetupFaultKind::several_kings:
        return "several_kings";
    case SetupFaultKind::too_many_pieces:
        return "too_many_pieces";
    case SetupFaultKind::too_many_pawns:
        return "too_many_pawns";
    case SetupFaultKind::too_many_promoted:
        return "too_many_promoted";
    case SetupFaultKind::pawn_on_end_rank:
        return "pawn_on_end_rank";
    case SetupFaultKind::opponent_in_check:
        return "opponent_in_check";
    case SetupFaultKind::impossible_check:
        return "impossible_check";
    case SetupFaultKind::castling_king_misplaced:
        return "castling_king_misplaced";
    case SetupFaultKind::castling_rook_missing:
        return "castling_rook_missing";
    case SetupFaultKind::castling_king_not_between:
        return "castling_king_not_between";
    case SetupFaultKind::en_passant_wrong_rank:
        return "en_passant_wrong_rank";
    case SetupFaultKind::en_passant_no_pawn:
        return "en_passant_no_pawn";
    case SetupFaultKind::en_passant_not_empty:
        return "en_passant_not_empty";
    }
    return {};
}

std::string_view name_of(MoveFault fault) {
    switch (fault) {
    case MoveFault::empty:
        return "empty";
    case MoveFault::unreadable:
        return "unreadable";
    case MoveFault::illegal:
        return "illegal";
    case MoveFault::ambiguous:
        return "ambiguous";
    case MoveFault::promotion_piece:
        return "promotion_piece";
    }
    return {};
}

JsonObject setup_fault_object(SetupFault const& fault) {
    JsonObject object = fault_object(name_of(fault.kind), describe(fault));
    object.text("color", fault.color ? std::optional{chess::name_of(*fault.color)} : std::nullopt);
    object.text("square",
                fault.square ? std::optional{chess::name_of(*fault.square)} : std::nullopt);
    return object;
}

} // namespace

JsonObject fault_object(std::string_view fault, std::string_view message) {
    JsonObject object;
    object.text("fault", fault).text("message", message);
    return object;
}

JsonObject fault_object(FenError const& error) {
    std::vector<JsonObject> setup_faults;
    std::ranges::transform(error.setup_faults, std::back_inserter(setup_faults),
                           setup_fault_object);
    return fault_object(name_of(error.fault), describe(error))
        .number("offset", error.offset)
        .objects("setup_faults", setup_faults);
}

JsonObject fault_object(MoveError const& error) {
    std::vector<std::string> candidates;
    std::ranges::transform(error.candidates, std::back_inserter(candidates),
                           [](Move move) { return to_uci(move); });
    return fault_object(name_of(error.fault), describe(error))
        .number("offset", error.offset)
        .texts("candidates", {candidates.begin(), candidates.end()});
}

} // namespace staunton::browser
