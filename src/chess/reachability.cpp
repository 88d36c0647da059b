// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/reachability.h"

#include "chess/last_move.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace staunton::chess {

namespace {

using Reasons = std::vector<UnreachableReason>;

constexpr unsigned impossible = std::numeric_limits<unsigned>::max() / 2;

/// The fewest captures with which eight pawns of `color` can have come to stand like that: the
/// cheapest way of giving each a file of its own to have started on, `impossible` if there is none.
unsigned fewest_captures(Board const& board, Color color) {
    std::array<unsigned, 256> cheapest; // by the set of files given away
    cheapest.fill(impossible);
    cheapest[0] = 0;
    for (Square const pawn : board.pieces(color, PieceKind::pawn)) {
        std::array<unsigned, 256> next;
        next.fill(impossible);
        int const steps = static_cast<int>(relative_rank(color, pawn)) - 1;
        for (unsigned given = 0; given < 256; ++given) {
            for (int file = 0; file < 8; ++file) {
                int const captures = std::abs(static_cast<int>(file_of(pawn)) - file);
                unsigned const bit = 1U << static_cast<unsigned>(file);
                if (captures <= steps && (given & bit) == 0) {
                    next[given | bit] = std::min(next[given | bit],
                                                 cheapest[given] + static_cast<unsigned>(captures));
                }
            }
        }
        std::ranges::transform(next, cheapest.begin(),
                               [](unsigned cost) { return std::min(cost, impossible); });
    }
    return *std::ranges::min_element(cheapest);
}

void look_at_pawns(Board const& board, Reasons& reasons) {
    constexpr unsigned men_at_the_start = 16;
    for (Color const color : both_colors) {
        unsigned const needed = fewest_captures(board, color);
        unsigned const available = men_at_the_start - board.pieces(opponent(color)).size();
        if (needed == impossible) {
            reasons.push_back({UnreachableKind::pawns_misplaced, color, {}});
        } else if (needed > available) {
            reasons.push_back({UnreachableKind::too_many_captures, color, {}, needed, available});
        }
    }
}

/// Both players start with the same pieces on the same files (2.3, Guidelines II.2).
void look_at_castling(Position const& position, Reasons& reasons) {
    CastlingRights const& rights = position.castling();
    Board const& board = position.board();
    if (!rights.has_any(Color::white) || !rights.has_any(Color::black)) {
        return;
    }
    bool same = file_of(board.king(Color::white)) == file_of(board.king(Color::black));
    for (CastlingSide const side : both_castling_sides) {
        auto const white = rights.rook(Color::white, side);
        auto const black = rights.rook(Color::black, side);
        same = same && (!white || !black || file_of(*white) == file_of(*black));
    }
    if (!same) {
        reasons.push_back({UnreachableKind::castling_differs, {}, {}});
    }
}

/// Whether nothing but knights can have moved: all else stands as at the start and is locked in.
bool only_knights_have_moved(Position const& position) {
    Setup const start = starting_setup();
    return position.castling() == start.castling &&
           std::ranges::all_of(both_colors, [&](Color color) {
               return position.board().pieces(color, PieceKind::knight).size() == 2 &&
                      std::ranges::all_of(all_piece_kinds, [&](PieceKind kind) {
                          return kind == PieceKind::knight ||
                                 position.board().pieces(color, kind) ==
                                     start.board.pieces(color, kind);
                      });
           });
}

void look_at_last_move(Position const& position, Reasons& reasons) {
    Color const color = position.has_the_move();
    if (only_knights_have_moved(position)) {
        // Every move of a knight changes the color of its square; two stood on light ones.
        SquareSet const knights = position.board().pieces(PieceKind::knight);
        bool const is_even = (knights & SquareSet::light()).size() % 2 == 0;
        if (is_even != (color == Color::white)) {
            reasons.push_back({UnreachableKind::wrong_turn, color, {}});
        }
        return;
    }
    constexpr unsigned men_of_both = 32;
    bool const may_be_the_start =
        color == Color::white && position.board().occupied().size() == men_of_both;
    if (!may_be_the_start && !has_last_move(position)) {
        reasons.push_back({UnreachableKind::no_last_move, opponent(color), {}});
    }
}

} // namespace

Reasons unreachable_reasons(Position const& position) {
    Reasons reasons;
    for (SetupFault const& fault : faults_of(position.setup())) {
        if (fault.kind == SetupFaultKind::too_many_promoted) {
            reasons.push_back({UnreachableKind::too_many_promoted, fault.color, fault.square});
        } else if (fault.kind == SetupFaultKind::impossible_check) {
            reasons.push_back({UnreachableKind::impossible_check, fault.color, fault.square});
        }
    }
    look_at_pawns(position.board(), reasons);
    look_at_castling(position, reasons);
    look_at_last_move(position, reasons);
    return reasons;
}

std::string describe(UnreachableReason const& reason) {
    std::string const color{reason.color ? name_of(*reason.color) : ""};
    switch (reason.kind) {
    case UnreachableKind::too_many_promoted:
        return describe({SetupFaultKind::too_many_promoted, reason.color, reason.square});
    case UnreachableKind::impossible_check:
        return describe({SetupFaultKind::impossible_check, reason.color, reason.square});
    case UnreachableKind::pawns_misplaced:
        return "the pawns of " + color + " cannot all have come from its second rank";
    case UnreachableKind::too_many_captures:
        return "the pawns of " + color + " must have captured at least " +
               std::to_string(reason.needed) + ", but " + std::to_string(reason.available) +
               " men of the opponent are missing";
    case UnreachableKind::castling_differs:
        return "the rights to castle are with pieces that did not start on the same files";
    case UnreachableKind::no_last_move:
        return color + " has no piece that can have moved last";
    case UnreachableKind::wrong_turn:
        return "only knights have moved, so that it cannot be the turn of " + color;
    }
    return {};
}

} // namespace staunton::chess
