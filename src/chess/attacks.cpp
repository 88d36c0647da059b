// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/attacks.h"

#include <optional>

namespace staunton::chess {

namespace {

using attack_tables::BySquare;

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

/// The squares from `square`, excluded, to the edge.
constexpr SquareSet ray(Square square, Step step) {
    SquareSet squares;
    for (auto next = stepped(square, step); next; next = stepped(*next, step)) {
        squares.insert(*next);
    }
    return squares;
}

constexpr Step reversed(Step step) {
    return {-step.files, -step.ranks};
}

constexpr std::array line_steps{Step{0, 1}, Step{1, 0}};
constexpr std::array diagonal_steps{Step{1, 1}, Step{-1, 1}};

constexpr BySquare<SquareSet> slider_table(std::array<Step, 2> const& steps) {
    BySquare<SquareSet> table{};
    for (unsigned index = 0; index < square_count; ++index) {
        for (Step const step : steps) {
            table[index] |= ray(square_at(index), step) | ray(square_at(index), reversed(step));
        }
    }
    return table;
}

constexpr ByPieceKind<BySquare<SquareSet>> unobstructed_tables() {
    ByPieceKind<BySquare<SquareSet>> tables{};
    tables[PieceKind::knight] = leaper_table(knight_steps);
    tables[PieceKind::bishop] = slider_table(diagonal_steps);
    tables[PieceKind::rook] = slider_table(line_steps);
    tables[PieceKind::king] = leaper_table(king_steps);
    for (unsigned index = 0; index < square_count; ++index) {
        tables[PieceKind::queen][index] =
            tables[PieceKind::bishop][index] | tables[PieceKind::rook][index];
    }
    return tables;
}

struct PairTables {
    BySquare<BySquare<SquareSet>> between{};
    BySquare<BySquare<SquareSet>> line{};
};

constexpr PairTables make_pair_tables() {
    PairTables tables;
    for (unsigned index = 0; index < square_count; ++index) {
        Square const square = square_at(index);
        for (Step const step : king_steps) {
            SquareSet const whole =
                ray(square, step) | ray(square, reversed(step)) | SquareSet::of(square);
            SquareSet passed;
            for (auto next = stepped(square, step); next; next = stepped(*next, step)) {
                tables.between[index][index_of(*next)] = passed;
                tables.line[index][index_of(*next)] = whole;
                passed.insert(*next);
            }
        }
    }
    return tables;
}

constexpr PairTables pair_tables = make_pair_tables();

} // namespace

namespace attack_tables {

constinit BySquare<SquareSet> const king = leaper_table(king_steps);
constinit BySquare<SquareSet> const knight = leaper_table(knight_steps);
constinit ByColor<BySquare<SquareSet>> const pawn{
    {leaper_table(std::array{Step{-1, 1}, Step{1, 1}}),
     leaper_table(std::array{Step{-1, -1}, Step{1, -1}})}};
constinit BySquare<SquareSet> const bishop = slider_table(diagonal_steps);
constinit BySquare<SquareSet> const rook = slider_table(line_steps);
constinit ByPieceKind<BySquare<SquareSet>> const unobstructed = unobstructed_tables();
constinit BySquare<BySquare<SquareSet>> const between = pair_tables.between;
constinit BySquare<BySquare<SquareSet>> const line = pair_tables.line;

} // namespace attack_tables

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

} // namespace staunton::chess
