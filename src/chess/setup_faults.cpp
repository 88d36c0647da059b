// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/attacks.h"
#include "chess/promoted_pieces.h"
#include "chess/setup.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace staunton::chess {

namespace {

using Faults = std::vector<SetupFault>;

void check_kings(Setup const& setup, Faults& faults) {
    for (Color const color : both_colors) {
        unsigned const kings = setup.board.pieces(color, PieceKind::king).size();
        if (kings != 1) {
            faults.push_back(
                {kings == 0 ? SetupFaultKind::no_king : SetupFaultKind::several_kings, color, {}});
        }
    }
}

void check_numbers(Setup const& setup, Faults& faults) {
    constexpr unsigned pawns_at_the_start = 8;
    constexpr unsigned pieces_at_the_start = 16;
    for (Color const color : both_colors) {
        unsigned const pawns = setup.board.pieces(color, PieceKind::pawn).size();
        if (setup.board.pieces(color).size() > pieces_at_the_start) {
            faults.push_back({SetupFaultKind::too_many_pieces, color, {}});
        }
        if (pawns > pawns_at_the_start) {
            faults.push_back({SetupFaultKind::too_many_pawns, color, {}});
        } else if (promoted_pieces(setup.board, color) > pawns_at_the_start - pawns) {
            faults.push_back({SetupFaultKind::too_many_promoted, color, {}});
        }
    }
    SquareSet const end_ranks = SquareSet::of(Rank::first) | SquareSet::of(Rank::eighth);
    for (Square const square : setup.board.pieces(PieceKind::pawn) & end_ranks) {
        faults.push_back(
            {SetupFaultKind::pawn_on_end_rank, setup.board.piece_at(square)->color, square});
    }
}

void check_castling(Setup const& setup, Faults& faults) {
    for (Color const color : both_colors) {
        SquareSet const king = setup.board.pieces(color, PieceKind::king);
        if (!setup.castling.has_any(color) || king.size() != 1) {
            continue;
        }
        if (relative_rank(color, king.first()) != Rank::first) {
            faults.push_back({SetupFaultKind::castling_king_misplaced, color, {}});
        }
        for (CastlingSide const side : both_castling_sides) {
            std::optional<Square> const rook = setup.castling.rook(color, side);
            if (!rook) {
                continue;
            }
            if (!setup.board.pieces(color, PieceKind::rook).contains(*rook) ||
                relative_rank(color, *rook) != Rank::first) {
                faults.push_back({SetupFaultKind::castling_rook_missing, color, rook});
            } else if ((file_of(*rook) > file_of(king.first())) !=
                       (side == CastlingSide::king_side)) {
                faults.push_back({SetupFaultKind::castling_king_not_between, color, rook});
            }
        }
    }
}

/// Gives whether the en passant square could be the one just passed over.
bool check_en_passant(Setup const& setup, Faults& faults) {
    if (!setup.en_passant) {
        return false;
    }
    Color const mover = opponent(setup.has_the_move);
    Square const passed_over = *setup.en_passant;
    if (relative_rank(mover, passed_over) != Rank::third) {
        faults.push_back({SetupFaultKind::en_passant_wrong_rank, mover, passed_over});
        return false;
    }
    std::size_t const before = faults.size();
    if (!setup.board.pieces(mover, PieceKind::pawn).contains(square_ahead(mover, passed_over))) {
        faults.push_back({SetupFaultKind::en_passant_no_pawn, mover, passed_over});
    }
    if (setup.board.occupied().intersects(
            SquareSet{passed_over, square_behind(mover, passed_over)})) {
        faults.push_back({SetupFaultKind::en_passant_not_empty, mover, passed_over});
    }
    return faults.size() == before;
}

/// Whether the last move can have given these checks, whatever it was.
bool check_is_possible(Setup const& setup, Square king, bool after_double_step) {
    Color const mover = opponent(setup.has_the_move);
    SquareSet const checkers = attackers_of(setup.board, king, mover);
    if (after_double_step) { // then nothing gave check while the pawn stood where it came from
        SquareSet const pawn = SquareSet::of(square_ahead(mover, *setup.en_passant));
        SquareSet const before = (setup.board.occupied() - pawn) |
                                 SquareSet::of(square_behind(mover, *setup.en_passant));
        return (attackers_of(setup.board, king, mover, before) - pawn).empty();
    }
    if (checkers.size() < 2) {
        return true;
    }
    SquareSet others = checkers;
    Square const one = others.take_first();
    Square const two = others.take_first();
    return others.empty() && !line_through(one, two).contains(king);
}

void check_checks(Setup const& setup, bool after_double_step, Faults& faults) {
    Color const mover = opponent(setup.has_the_move);
    SquareSet const attacked = setup.board.pieces(mover, PieceKind::king);
    if (attacked.size() == 1 &&
        !attackers_of(setup.board, attacked.first(), setup.has_the_move).empty()) {
        faults.push_back({SetupFaultKind::opponent_in_check, mover, attacked.first()});
    }
    SquareSet const king = setup.board.pieces(setup.has_the_move, PieceKind::king);
    if (king.size() == 1 && !check_is_possible(setup, king.first(), after_double_step)) {
        faults.push_back({SetupFaultKind::impossible_check, setup.has_the_move, king.first()});
    }
}

} // namespace

Faults faults_of(Setup const& setup) {
    Faults faults;
    check_kings(setup, faults);
    check_numbers(setup, faults);
    check_castling(setup, faults);
    bool const after_double_step = check_en_passant(setup, faults);
    check_checks(setup, after_double_step, faults);
    std::ranges::sort(faults, {}, [](SetupFault const& fault) {
        return std::tuple{fault.kind, fault.color, fault.square};
    });
    return faults;
}

std::string describe(SetupFault const& fault) {
    std::string const color{fault.color ? name_of(*fault.color) : ""};
    std::string const square{fault.square ? name_of(*fault.square) : ""};
    switch (fault.kind) {
    case SetupFaultKind::no_king:
        return color + " has no king";
    case SetupFaultKind::several_kings:
        return color + " has more than one king";
    case SetupFaultKind::too_many_pieces:
        return color + " has more than sixteen pieces";
    case SetupFaultKind::too_many_pawns:
        return color + " has more than eight pawns";
    case SetupFaultKind::too_many_promoted:
        return color + " has more promoted pieces than pawns are missing";
    case SetupFaultKind::pawn_on_end_rank:
        return "a " + color + " pawn stands on " + square;
    case SetupFaultKind::opponent_in_check:
        return color + " is in check on " + square + " and does not have the move";
    case SetupFaultKind::impossible_check:
        return "no move can have given these checks to the " + color + " king on " + square;
    case SetupFaultKind::castling_king_misplaced:
        return color + " may castle, but the king is not on its first rank";
    case SetupFaultKind::castling_rook_missing:
        return color + " may castle with a rook on " + square + ", but none stands there";
    case SetupFaultKind::castling_king_not_between:
        return color + " may castle with the rook on " + square +
               ", but the king is on the wrong side of it";
    case SetupFaultKind::en_passant_wrong_rank:
        return "no pawn of " + color + " can have passed over " + square;
    case SetupFaultKind::en_passant_no_pawn:
        return "no " + color + " pawn stands beyond " + square + " to be captured en passant";
    case SetupFaultKind::en_passant_not_empty:
        return "a piece stands where a " + color + " pawn must have passed " + square;
    }
    return {};
}

} // namespace staunton::chess
