// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/move_generation.h"

#if defined(__AVX512VBMI2__) && defined(__AVX512BW__)
#include <immintrin.h>
#endif

/// How a set of targets becomes moves in a list. Where AVX-512 can compress bytes, one piece's
/// moves are written at once and without a branch; a square is then a byte, a move 16 bits.
namespace staunton::chess::move_writing {

// Two files compiled for different processors must not share one of the two under one name.
#if defined(__AVX512VBMI2__) && defined(__AVX512BW__)
inline namespace at_once {
#else
inline namespace one_by_one {
#endif

/// No piece has more moves than fit one write; the memory behind the last move must be there too.
inline constexpr std::size_t slack = 32;

/// Moves that are not special, of one piece, from one square.
struct FromOneSquare {
    /// Where the piece stands.
    Square from;

    /// The move to that target.
    [[nodiscard]] Move operator()(Square to) const { return Move::plain(from, to); }
};

/// Moves that are not special, of pawns that all go the same way.
template <Color color, PawnWay way>
struct SameWay {
    /// The move to that target.
    [[nodiscard]] Move operator()(Square to) const {
        return Move::plain(origin_of(color, way, to), to);
    }
};

#if defined(__AVX512VBMI2__) && defined(__AVX512BW__)

/// The indices of up to 32 squares, 16 bits each, in their order.
[[nodiscard]] inline __m512i indices_of(SquareSet squares) {
    alignas(64) static constexpr auto all_indices = [] {
        std::array<std::uint8_t, square_count> indices{};
        for (unsigned index = 0; index < square_count; ++index) {
            indices[index] = static_cast<std::uint8_t>(index);
        }
        return indices;
    }();
    __m512i const compressed =
        _mm512_maskz_compress_epi8(squares.bits(), _mm512_load_si512(all_indices.data()));
    return _mm512_cvtepu8_epi16(_mm512_castsi512_si256(compressed));
}

/// The bits of the moves to targets given by `indices_of`.
[[nodiscard]] inline __m512i moves_to(__m512i targets, FromOneSquare origin) {
    Move const nowhere = Move::plain(origin.from, Square::a1);
    return _mm512_or_si512(_mm512_slli_epi16(targets, 6),
                           _mm512_set1_epi16(static_cast<short>(nowhere.bits())));
}

/// Likewise.
template <Color color, PawnWay way>
[[nodiscard]] inline __m512i moves_to(__m512i targets, SameWay<color, way> /*origin*/) {
    __m512i const origins =
        _mm512_sub_epi16(targets, _mm512_set1_epi16(static_cast<short>(offset_of(color, way))));
    return _mm512_or_si512(_mm512_slli_epi16(targets, 6), origins);
}

/// Writes the moves to each target from `end` on, and gives the new end. Writes up to `slack` moves
/// of no meaning behind it.
template <typename Origin>
[[nodiscard]] inline Move* write(Move* end, SquareSet targets, Origin origin) {
    static_assert(sizeof(Move) == 2);
    _mm512_storeu_si512(end, moves_to(indices_of(targets), origin));
    return end + targets.size();
}

#else

/// Writes the moves to each target from `end` on, and gives the new end.
template <typename Origin>
[[nodiscard]] inline Move* write(Move* end, SquareSet targets, Origin origin) {
    for (Square const to : targets) {
        *end++ = origin(to);
    }
    return end;
}

#endif

} // inline namespace
} // namespace staunton::chess::move_writing
