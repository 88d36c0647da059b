// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/square_set.h"

#include <array>
#include <cstdint>

#if defined(STAUNTON_SLIDERS_PEXT)
#include <immintrin.h>
#elif !defined(STAUNTON_SLIDERS_MAGIC) && !defined(STAUNTON_SLIDERS_COMPUTED)
/// The choice where none was made.
#define STAUNTON_SLIDERS_COMPUTED
#endif

/// How bishops and rooks see the board, in one of three ways chosen when Staunton is built (the
/// CMake variable STAUNTON_SLIDERS): by tables that the BMI2 instruction PEXT indexes, by the same
/// tables indexed with a multiplication ("magic bitboards", Kannan 2007), or computed from the four
/// lines through a square, without tables. Whoever links Staunton gets the same choice with it.
namespace staunton::chess::slider_tables {

// The name of the choice is part of every symbol: a program and a library that differ do not link.
#if defined(STAUNTON_SLIDERS_COMPUTED)
inline namespace computed {

/// The squares of one line through a square, those below it (lower index) and those above.
struct Line {
    /// Bits below the square's own.
    std::uint64_t below = 0;
    /// Bits above it.
    std::uint64_t above = 0;
};

/// The two lines on which a bishop, or a rook, moves.
struct Slider {
    /// Both lines through the square.
    std::array<Line, 2> lines;

    /// The squares attacked, the first piece on each side included. Obstruction difference
    /// (Hoffmann, Isenberg): subtracting the nearest blocker below from twice the nearest one above
    /// sets every bit between them.
    [[nodiscard]] constexpr SquareSet attacks(SquareSet occupied) const {
        std::uint64_t attacked = 0;
        for (Line const& line : lines) {
            std::uint64_t const below = line.below & occupied.bits();
            std::uint64_t const above = line.above & occupied.bits();
            std::uint64_t const nearest_below =
                0x8000000000000000U >> static_cast<unsigned>(std::countl_zero(below | 1U));
            std::uint64_t const nearest_above = above & (0 - above);
            attacked |= (line.below | line.above) & (2 * nearest_above - nearest_below);
        }
        return SquareSet{attacked};
    }
};

#elif defined(STAUNTON_SLIDERS_PEXT)
inline namespace by_pext {

/// Where the attacks from one square are found.
struct Slider {
    /// The squares where a piece makes a difference.
    std::uint64_t mask = 0;
    /// The attacks for every subset of `mask`.
    std::uint64_t const* table = nullptr;

    /// The squares attacked, the first piece in each direction included.
    [[nodiscard]] SquareSet attacks(SquareSet occupied) const {
        return SquareSet{table[_pext_u64(occupied.bits(), mask)]};
    }
};

#else
inline namespace by_magic {

/// Where the attacks from one square are found.
struct Slider {
    /// The squares where a piece makes a difference.
    std::uint64_t mask = 0;
    /// The attacks for every subset of `mask`.
    std::uint64_t const* table = nullptr;
    /// The multiplier that brings the bits of a subset together at the top.
    std::uint64_t magic = 0;
    /// How far down the top bits are brought.
    unsigned shift = 0;

    /// The squares attacked, the first piece in each direction included.
    [[nodiscard]] SquareSet attacks(SquareSet occupied) const {
        return SquareSet{table[((occupied.bits() & mask) * magic) >> shift]};
    }
};

#endif

/// One entry for each square a1 to h8.
extern std::array<Slider, square_count> const bishops;
/// Likewise for rooks.
extern std::array<Slider, square_count> const rooks;

} // inline namespace
} // namespace staunton::chess::slider_tables
