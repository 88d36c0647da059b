// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"
#include "engine/evaluation/tapered.h"

#include <cstddef>
#include <vector>

namespace staunton::engine {

/// The squares ahead of the set, to the last rank, on its own files.
[[nodiscard]] chess::SquareSet front_span(chess::Color color, chess::SquareSet set);

/// The set, and the squares beside it.
[[nodiscard]] chess::SquareSet with_neighbours(chess::SquareSet set);

/// What depends on pawns alone.
struct PawnStructure {
    /// From White's view: doubled, isolated, backward and connected pawns.
    Tapered balance;
    /// Pawns of each color that no pawn of the other can stop any more.
    chess::ByColor<chess::SquareSet> passed;
    /// Squares that pawns of a color attack now, or could after advancing.
    chess::ByColor<chess::SquareSet> reach;
};

/// Examines the squares on which White's and Black's pawns stand.
[[nodiscard]] PawnStructure pawn_structure_of(chess::SquareSet white, chess::SquareSet black);

/// Remembers the structures seen last: they change rarely.
class PawnCache {
public:
    /// Remembers nothing yet.
    PawnCache() : entries_(entry_count) {}

    /// That of the pawns on the board; valid until the next call.
    [[nodiscard]] PawnStructure const& structure(chess::Board const& board);

private:
    struct Entry {
        chess::SquareSet white;
        chess::SquareSet black;
        PawnStructure structure;
    };

    static constexpr std::size_t entry_count = 2048;

    std::vector<Entry> entries_;
};

} // namespace staunton::engine
