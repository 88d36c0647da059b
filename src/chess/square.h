// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/color.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace staunton::chess {

/// The eight columns (2.4).
enum class File : std::uint8_t { a, b, c, d, e, f, g, h };

/// The eight rows (2.4), counted from White's side.
enum class Rank : std::uint8_t { first, second, third, fourth, fifth, sixth, seventh, eighth };

/// The sixty-four squares, a1, b1, … h8.
// clang-format off
enum class Square : std::uint8_t {
    a1, b1, c1, d1, e1, f1, g1, h1,
    a2, b2, c2, d2, e2, f2, g2, h2,
    a3, b3, c3, d3, e3, f3, g3, h3,
    a4, b4, c4, d4, e4, f4, g4, h4,
    a5, b5, c5, d5, e5, f5, g5, h5,
    a6, b6, c6, d6, e6, f6, g6, h6,
    a7, b7, c7, d7, e7, f7, g7, h7,
    a8, b8, c8, d8, e8, f8, g8, h8,
};
/// Every file from a to h, and every rank from White's side: for loops.
inline constexpr std::array all_files{File::a, File::b, File::c, File::d,
                                      File::e, File::f, File::g, File::h};
inline constexpr std::array all_ranks{Rank::first, Rank::second, Rank::third, Rank::fourth,
                                      Rank::fifth, Rank::sixth, Rank::seventh, Rank::eighth};
// clang-format on

/// How many squares a chessboard has (2.1).
inline constexpr unsigned square_count = 64;

/// 0 (a1) to 63 (h8).
[[nodiscard]] constexpr unsigned index_of(Square square) {
    return static_cast<unsigned>(square);
}

/// The square with that index, 0 to 63.
[[nodiscard]] constexpr Square square_at(unsigned index) {
    return static_cast<Square>(index);
}

/// Where a file and a rank cross.
[[nodiscard]] constexpr Square square_of(File file, Rank rank) {
    return static_cast<Square>(static_cast<unsigned>(rank) * 8 + static_cast<unsigned>(file));
}

/// The column in which the square lies.
[[nodiscard]] constexpr File file_of(Square square) {
    return static_cast<File>(index_of(square) & 7U);
}

/// The row in which the square lies, from White's side.
[[nodiscard]] constexpr Rank rank_of(Square square) {
    return static_cast<Rank>(index_of(square) >> 3U);
}

/// The rank as `color` counts it from his own side: his first rank holds his king at the start.
[[nodiscard]] constexpr Rank relative_rank(Color color, Rank rank) {
    return color == Color::white ? rank : static_cast<Rank>(7U - static_cast<unsigned>(rank));
}

[[nodiscard]] constexpr Rank relative_rank(Color color, Square square) {
    return relative_rank(color, rank_of(square));
}

/// The square as `color` sees it: unchanged for White, mirrored top to bottom for Black.
[[nodiscard]] constexpr Square relative_square(Color color, Square square) {
    return square_of(file_of(square), relative_rank(color, rank_of(square)));
}

/// The square straight ahead of a pawn of `color`. The square is not on his last rank.
[[nodiscard]] constexpr Square square_ahead(Color color, Square square) {
    return square_at(color == Color::white ? index_of(square) + 8 : index_of(square) - 8);
}

/// The square straight behind a pawn of `color`. The square is not on his first rank.
[[nodiscard]] constexpr Square square_behind(Color color, Square square) {
    return square_ahead(opponent(color), square);
}

/// Whether the square is light; h1 is (2.1).
[[nodiscard]] constexpr bool is_light(Square square) {
    return ((index_of(square) ^ (index_of(square) >> 3U)) & 1U) != 0;
}

/// "e4". The text lives as long as the program.
[[nodiscard]] std::string_view name_of(Square square);

/// The square of a name such as "e4"; nothing for any other text.
[[nodiscard]] std::optional<Square> square_named(std::string_view name);

/// 'a' to 'h'.
[[nodiscard]] constexpr char letter_of(File file) {
    return static_cast<char>('a' + static_cast<char>(file));
}

/// '1' to '8'.
[[nodiscard]] constexpr char digit_of(Rank rank) {
    return static_cast<char>('1' + static_cast<char>(rank));
}

} // namespace staunton::chess
