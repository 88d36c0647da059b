// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/notation_error.h"

namespace staunton::notation {

namespace {

std::string_view sentence_of(FenFault fault) {
    switch (fault) {
    case FenFault::empty:
        return "there is no FEN";
    case FenFault::bad_character:
        return "this character means nothing in the placement of the pieces";
    case FenFault::wrong_rank_length:
        return "the rank does not add up to eight squares";
    case FenFault::wrong_rank_count:
        return "there are not eight ranks";
    case FenFault::missing_field:
        return "the FEN ends before it says who has the move";
    case FenFault::bad_turn:
        return "who has the move must be w or b";
    case FenFault::bad_castling:
        return "the castling field must be - or name each right once, by K Q k q or by the "
               "rook's file";
    case FenFault::bad_en_passant:
        return "the en passant field must be - or a square";
    case FenFault::bad_number:
        return "a move counter must be a number up to 100000";
    case FenFault::trailing_text:
        return "there is text after the sixth field";
    case FenFault::impossible:
        return "play cannot go on from this position";
    }
    return {};
}

std::string_view sentence_of(MoveFault fault) {
    switch (fault) {
    case MoveFault::empty:
        return "there is no move";
    case MoveFault::unreadable:
        return "this is no move in any notation known here";
    case MoveFault::illegal:
        return "the move is not legal";
    case MoveFault::ambiguous:
        return "several legal moves are meant by this";
    case MoveFault::promotion_piece:
        return "a pawn that reaches the last rank, and no other piece, becomes a queen, rook, "
               "bishop or knight: say which";
    }
    return {};
}

std::string with_column(std::string_view sentence, std::size_t offset) {
    return "column " + std::to_string(offset + 1) + ": " + std::string{sentence};
}

} // namespace

std::string describe(FenError const& error) {
    if (error.fault != FenFault::impossible) {
        return with_column(sentence_of(error.fault), error.offset);
    }
    std::string text{sentence_of(error.fault)};
    char const* separator = ": ";
    for (chess::SetupFault const& fault : error.setup_faults) {
        text += separator + chess::describe(fault);
        separator = "; ";
    }
    return text;
}

std::string describe(MoveError const& error) {
    std::string text = with_column(sentence_of(error.fault), error.offset);
    char const* separator = ": ";
    for (chess::Move const candidate : error.candidates) {
        text += separator;
        text += chess::name_of(candidate.from());
        text += chess::name_of(candidate.to());
        separator = ", ";
    }
    return text;
}

} // namespace staunton::notation
