// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/square.h"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace staunton::chess {

/// A set of squares, one bit each, a1 the lowest. Iterating goes from a1 to h8.
class SquareSet {
public:
    constexpr SquareSet() = default;

    /// The squares whose bits are set: bit 0 is a1, bit 63 is h8.
    constexpr explicit SquareSet(std::uint64_t bits) : bits_{bits} {}

    /// Just these squares: `SquareSet{Square::e4, Square::d5}`.
    constexpr SquareSet(std::initializer_list<Square> squares) {
        for (Square const square : squares) {
            insert(square);
        }
    }

    /// One square, or all eight of a file or a rank.
    [[nodiscard]] static constexpr SquareSet of(Square square) {
        return SquareSet{std::uint64_t{1} << index_of(square)};
    }

    [[nodiscard]] static constexpr SquareSet of(File file) {
        return SquareSet{0x0101010101010101U << static_cast<unsigned>(file)};
    }

    [[nodiscard]] static constexpr SquareSet of(Rank rank) {
        return SquareSet{std::uint64_t{0xFF} << (8 * static_cast<unsigned>(rank))};
    }

    /// The whole board.
    [[nodiscard]] static constexpr SquareSet all() { return SquareSet{~std::uint64_t{0}}; }

    /// The 32 light squares, h1 among them (2.1); the dark ones are `~light()`.
    [[nodiscard]] static constexpr SquareSet light() { return SquareSet{0x55AA55AA55AA55AAU}; }

    /// One bit for each square, a1 the lowest, h8 the highest.
    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }

    /// Whether there is no square in it.
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }

    /// How many squares are in it, 0 to 64.
    [[nodiscard]] constexpr unsigned size() const {
        return static_cast<unsigned>(std::popcount(bits_));
    }

    /// Whether the square is in it.
    [[nodiscard]] constexpr bool contains(Square square) const {
        return (bits_ >> index_of(square) & 1U) != 0;
    }

    /// Whether some square is in both.
    [[nodiscard]] constexpr bool intersects(SquareSet other) const {
        return (bits_ & other.bits_) != 0;
    }

    /// Whether there are at least two squares in it: quicker than `size`.
    [[nodiscard]] constexpr bool has_more_than_one() const { return (bits_ & (bits_ - 1)) != 0; }

    /// The lowest square. The set is not empty.
    [[nodiscard]] constexpr Square first() const {
        assert(bits_ != 0);
        return square_at(static_cast<unsigned>(std::countr_zero(bits_)));
    }

    /// Adds the square, if it is not there already.
    constexpr void insert(Square square) { bits_ |= of(square).bits_; }

    /// Takes the square out, if it is there.
    constexpr void erase(Square square) { bits_ &= ~of(square).bits_; }

    /// Removes and gives the lowest square. The set is not empty.
    constexpr Square take_first() {
        Square const square = first();
        bits_ &= bits_ - 1;
        return square;
    }

    /// One step toward Black's side; squares on the eighth rank leave the board.
    [[nodiscard]] constexpr SquareSet shifted_north() const { return SquareSet{bits_ << 8U}; }

    /// One step toward White's side; squares on the first rank leave the board.
    [[nodiscard]] constexpr SquareSet shifted_south() const { return SquareSet{bits_ >> 8U}; }

    /// One step toward the h-file; squares on it leave the board.
    [[nodiscard]] constexpr SquareSet shifted_east() const {
        return SquareSet{(bits_ & ~of(File::h).bits_) << 1U};
    }

    /// One step toward the a-file; squares on it leave the board.
    [[nodiscard]] constexpr SquareSet shifted_west() const {
        return SquareSet{(bits_ & ~of(File::a).bits_) >> 1U};
    }

    /// One step in the direction in which pawns of `color` move.
    [[nodiscard]] constexpr SquareSet shifted_ahead(Color color) const {
        return color == Color::white ? shifted_north() : shifted_south();
    }

    /// The squares that are in both.
    [[nodiscard]] friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
        return SquareSet{a.bits_ & b.bits_};
    }

    /// The squares that are in either.
    [[nodiscard]] friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
        return SquareSet{a.bits_ | b.bits_};
    }

    /// The squares that are in exactly one of them.
    [[nodiscard]] friend constexpr SquareSet operator^(SquareSet a, SquareSet b) {
        return SquareSet{a.bits_ ^ b.bits_};
    }

    /// The squares of `a` that are not in `b`.
    [[nodiscard]] friend constexpr SquareSet operator-(SquareSet a, SquareSet b) {
        return SquareSet{a.bits_ & ~b.bits_};
    }

    /// The squares that are not in it.
    [[nodiscard]] constexpr SquareSet operator~() const { return SquareSet{~bits_}; }

    /// Keeps the squares that are in `other` too.
    constexpr SquareSet& operator&=(SquareSet other) { return *this = *this & other; }

    /// Adds the squares of `other`.
    constexpr SquareSet& operator|=(SquareSet other) { return *this = *this | other; }

    /// Adds the squares of `other` that are missing, and takes out those that are there.
    constexpr SquareSet& operator^=(SquareSet other) { return *this = *this ^ other; }

    /// Takes out the squares of `other`.
    constexpr SquareSet& operator-=(SquareSet other) { return *this = *this - other; }

    [[nodiscard]] friend constexpr bool operator==(SquareSet, SquareSet) = default;

    /// Goes through the squares of a set from a1 to h8. Does not see later changes of the set.
    class Iterator {
    public:
        using value_type = Square;
        using difference_type = std::ptrdiff_t;
        constexpr Iterator() = default;

        /// Stands before the lowest of these squares; at the end if there is none.
        constexpr explicit Iterator(std::uint64_t bits) : bits_{bits} {}

        [[nodiscard]] constexpr Square operator*() const {
            return square_at(static_cast<unsigned>(std::countr_zero(bits_)));
        }

        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }

        constexpr Iterator operator++(int) {
            Iterator const before = *this;
            ++*this;
            return before;
        }

        [[nodiscard]] friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t bits_ = 0;
    };

    [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }

    [[nodiscard]] constexpr Iterator end() const { return Iterator{}; }

private:
    std::uint64_t bits_ = 0;
};

} // namespace staunton::chess
