// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/attacks.h"

#include <array>
#include <bit>
#include <cstdint>

namespace staunton::chess {

namespace {

struct Step {
    int files;
    int ranks;
};

constexpr std::array king_steps{Step{1, 0},  Step{1, 1},   Step{0, 1},  Step{-1, 1},
                                Step{-1, 0}, Step{-1, -1}, Step{0, -1}, Step{1, -1}};
constexpr std::array knight_steps{Step{1, 2},   Step{2, 1},   Step{2, -1}, Step{1, -2},
                                  Step{-1, -2}, Step{-2, -1}, Step{-2, 1}, Step{-1, 2}};

/// The square one step away; nothing beyond the edge.
constexpr std::optional<Square> stepped(Square square, Step step) {
    int const file = static_cast<int>(file_of(square)) + step.files;
    int const rank = static_cast<int>(rank_of(square)) + step.ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) {
        return std::nullopt;
    }
    return square_of(static_cast<File>(file), static_cast<Rank>(rank));
}

template <typename Value>
using BySquare = std::array<Value, square_count>;

template <std::size_t count>
constexpr BySquare<SquareSet> leaper_table(std::array<Step, count> const& steps) {
    BySquare<SquareSet> table{};
    for (unsigned index = 0; index < square_count; ++index) {
        for (Step const step : steps) {
            if (std::optional<Square> const target = stepped(square_at(index), step)) {
                table[index].insert(*target);
            }
        }
    }
    return table;
}

constexpr auto king_table = leaper_table(king_steps);
constexpr auto knight_table = leaper_table(knight_steps);
constexpr ByColor<BySquare<SquareSet>> pawn_tables{
    {leaper_table(std::array{Step{-1, 1}, Step{1, 1}}),
     leaper_table(std::array{Step{-1, -1}, Step{1, -1}})}};

/// The squares of one line through a square, those below it (lower index) and those above.
struct Line {
    std::uint64_t below = 0;
    std::uint64_t above = 0;
};

constexpr BySquare<Line> line_table(Step upward) {
    BySquare<Line> table{};
    Step const downward{-upward.files, -upward.ranks};
    for (unsigned index = 0; index < square_count; ++index) {
        for (auto next = stepped(square_at(index), upward); next; next = stepped(*next, upward)) {
            table[index].above |= SquareSet::of(*next).bits();
        }
        for (auto next = stepped(square_at(index), downward); next;
             next = stepped(*next, downward)) {
            table[index].below |= SquareSet::of(*next).bits();
        }
    }
    return table;
}

constexpr auto file_lines = line_table({0, 1});
constexpr auto rank_lines = line_table({1, 0});
constexpr auto diagonal_lines = line_table({1, 1});
constexpr auto antidiagonal_lines = line_table({-1, 1});

/// Obstruction difference (Hoffmann, Isenberg): subtracting the nearest blocker below from twice
/// the nearest one above sets every bit between them.
constexpr std::uint64_t line_attacks(Line line, std::uint64_t occupied) {
    std::uint64_t const below = line.below & occupied;
    std::uint64_t const above = line.above & occupied;
    std::uint64_t const nearest_below = 0x8000000000000000U >> std::countl_zero(below | 1U);
    std::uint64_t const nearest_above = above & (0 - above);
    return (line.below | line.above) & (2 * nearest_above - nearest_below);
}

struct PairTables {
    BySquare<BySquare<SquareSet>> between{};
    BySquare<BySquare<SquareSet>> line{};
};

constexpr PairTables make_pair_tables() {
    PairTables tables;
    for (unsigned index = 0; index < square_count; ++index) {
        for (auto const* lines : {&file_lines, &rank_lines, &diagonal_lines, &antidiagonal_lines}) {
            Line const line = (*lines)[index];
            SquareSet const others{line.below | line.above};
            for (Square const other : others) {
                std::uint64_t const ends = SquareSet::of(other).bits();
                std::uint64_t const back =
                    line_attacks((*lines)[index_of(other)], SquareSet::of(square_at(index)).bits());
                tables.between[index][index_of(other)] = SquareSet{line_attacks(line, ends) & back};
                tables.line[index][index_of(other)] = others | SquareSet::of(square_at(index));
            }
        }
    }
    return tables;
}

constexpr PairTables pair_tables = make_pair_tables();

} // namespace

SquareSet king_attacks(Square square) {
    return king_table[index_of(square)];
}

SquareSet knight_attacks(Square square) {
    return knight_table[index_of(square)];
}

SquareSet pawn_attacks(Color color, Square square) {
    return pawn_tables[color][index_of(square)];
}

SquareSet bishop_attacks(Square square, SquareSet occupied) {
    unsigned const index = index_of(square);
    return SquareSet{line_attacks(diagonal_lines[index], occupied.bits()) |
                     line_attacks(antidiagonal_lines[index], occupied.bits())};
}

SquareSet rook_attacks(Square square, SquareSet occupied) {
    unsigned const index = index_of(square);
    return SquareSet{line_attacks(file_lines[index], occupied.bits()) |
                     line_attacks(rank_lines[index], occupied.bits())};
}

SquareSet attacks_of(Piece piece, Square square, SquareSet occupied) {
    switch (piece.kind) {
    case PieceKind::pawn:
        return pawn_attacks(piece.color, square);
    case PieceKind::knight:
        return knight_attacks(square);
    case PieceKind::bishop:
        return bishop_attacks(square, occupied);
    case PieceKind::rook:
        return rook_attacks(square, occupied);
    case PieceKind::queen:
        return queen_attacks(square, occupied);
    case PieceKind::king:
        return king_attacks(square);
    }
    return {};
}

SquareSet attackers_of(Board const& board, Square square, Color by, SquareSet occupied) {
    return (pawn_attacks(opponent(by), square) & board.pieces(by, PieceKind::pawn)) |
           (knight_attacks(square) & board.pieces(by, PieceKind::knight)) |
           (king_attacks(square) & board.pieces(by, PieceKind::king)) |
           (bishop_attacks(square, occupied) & board.diagonal_sliders(by)) |
           (rook_attacks(square, occupied) & board.line_sliders(by));
}

SquareSet squares_between(Square a, Square b) {
    return pair_tables.between[index_of(a)][index_of(b)];
}

SquareSet line_through(Square a, Square b) {
    return pair_tables.line[index_of(a)][index_of(b)];
}

} // namespace staunton::chess
