// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/square_set.h"

#include <array>
#include <cstdint>

#if defined(STAUNTON_SLIDERS_PEXT)
#include <immintrin.h>
#endif

/// How bishops and rooks see the board: by tables that the build makes, indexed by the BMI2
/// instruction PEXT where the processor is quick at it, and by a multiplication otherwise ("magic
/// bitboards", Kannan 2007). The CMake variable STAUNTON_SLIDERS chooses; whoever links Staunton
/// gets the same choice with it.
namespace staunton::chess::slider_tables {

// The name of the choice is part of every symbol: a program and a library that differ do not link.
#if defined(STAUNTON_SLIDERS_PEXT)
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
