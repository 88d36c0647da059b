// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/pawn_structure.h"

#include <array>

namespace staunton::engine {

using namespace chess;

namespace {

constexpr Tapered doubled{-8, -22};
constexpr Tapered isolated{-10, -14};
constexpr Tapered isolated_on_open_file{-10, -4};
constexpr Tapered backward{-8, -10};
constexpr Tapered backward_on_open_file{-10, -4};
/// A pawn that is protected by a pawn or stands beside one, by its rank.
constexpr std::array<Tapered, 8> connected{Tapered{0, 0},   Tapered{3, 0},   Tapered{8, 4},
                                           Tapered{12, 9},  Tapered{22, 18}, Tapered{45, 40},
                                           Tapered{80, 80}, Tapered{0, 0}};

SquareSet pawn_attacks_of(Color color, SquareSet pawns) {
    SquareSet const ahead = pawns.shifted_ahead(color);
    return ahead.shifted_east() | ahead.shifted_west();
}

struct Pawns {
    SquareSet own;
    SquareSet other;
    SquareSet own_reach;
    SquareSet other_attacks;
};

Tapered weaknesses_of(Color color, Square square, Pawns const& pawns) {
    SquareSet const pawn = SquareSet::of(square);
    SquareSet const file = SquareSet::of(file_of(square));
    SquareSet const beside_files = with_neighbours(file) - file;
    bool const is_open = !front_span(color, pawn).intersects(pawns.other);
    Tapered total;
    if (front_span(color, pawn).intersects(pawns.own)) {
        total += doubled;
    }
    if (!beside_files.intersects(pawns.own)) {
        total += isolated + (is_open ? isolated_on_open_file : Tapered{});
    } else if (!pawns.own_reach.intersects(pawn.shifted_ahead(color)) &&
               pawns.other_attacks.intersects(pawn.shifted_ahead(color))) {
        total += backward + (is_open ? backward_on_open_file : Tapered{});
    }
    return total;
}

Tapered structure_of(Color color, Pawns const& pawns) {
    SquareSet const supported =
        pawn_attacks_of(color, pawns.own) | pawns.own.shifted_east() | pawns.own.shifted_west();
    Tapered total;
    for (Square const square : pawns.own) {
        total += weaknesses_of(color, square, pawns);
        if (supported.contains(square)) {
            total += connected[static_cast<std::size_t>(relative_rank(color, square))];
        }
    }
    return total;
}

SquareSet passed_of(Color color, SquareSet own, SquareSet other) {
    SquareSet const stopped = with_neighbours(front_span(opponent(color), other));
    SquareSet const behind_own = front_span(opponent(color), own);
    return own - stopped - behind_own;
}

} // namespace

SquareSet front_span(Color color, SquareSet set) {
    SquareSet span = set.shifted_ahead(color);
    span |= span.shifted_ahead(color);
    SquareSet const two_more = span.shifted_ahead(color).shifted_ahead(color);
    span |= two_more;
    return span |
           span.shifted_ahead(color).shifted_ahead(color).shifted_ahead(color).shifted_ahead(color);
}

SquareSet with_neighbours(SquareSet set) {
    return set | set.shifted_east() | set.shifted_west();
}

PawnStructure pawn_structure_of(SquareSet white, SquareSet black) {
    PawnStructure structure;
    ByColor<SquareSet> const pawns{{white, black}};
    for (Color const color : both_colors) {
        structure.passed[color] = passed_of(color, pawns[color], pawns[opponent(color)]);
        structure.reach[color] =
            pawn_attacks_of(color, pawns[color] | front_span(color, pawns[color]));
    }
    for (Color const color : both_colors) {
        Color const other = opponent(color);
        Tapered const worth =
            structure_of(color, {.own = pawns[color],
                                 .other = pawns[other],
                                 .own_reach = structure.reach[color],
                                 .other_attacks = pawn_attacks_of(other, pawns[other])});
        structure.balance += worth * (color == Color::white ? 1 : -1);
    }
    return structure;
}

PawnStructure const& PawnCache::structure(Board const& board) {
    SquareSet const white = board.pieces(Color::white, PieceKind::pawn);
    SquareSet const black = board.pieces(Color::black, PieceKind::pawn);
    std::uint64_t const mixed =
        (white.bits() * 0x9E3779B97F4A7C15U) ^ (black.bits() * 0xC2B2AE3D27D4EB4FU);
    Entry& entry = entries_[(mixed >> 40U) % entry_count];
    // The sets themselves are compared, so no two structures are ever mistaken for each other. An
    // entry never used says the truth about a board without pawns.
    if (entry.white != white || entry.black != black) {
        entry = {white, black, pawn_structure_of(white, black)};
    }
    return entry.structure;
}

} // namespace staunton::engine
