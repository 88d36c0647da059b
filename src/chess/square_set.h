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

    constexpr explicit SquareSet(std::uint64_t bits) : bits_{bits} {}

    constexpr SquareSet(std::initializer_list<Square> squares) {
        for (Square const square : squares) {
            insert(square);
        }
    }

    [[nodiscard]] static constexpr SquareSet of(Square square) {
        return SquareSet{std::uint64_t{1} << index_of(square)};
    }

    [[nodiscard]] static constexpr SquareSet of(File file) {
        return SquareSet{0x0101010101010101U << static_cast<unsigned>(file)};
    }

    [[nodiscard]] static constexpr SquareSet of(Rank rank) {
        return SquareSet{std::uint64_t{0xFF} << (8 * static_cast<unsigned>(rank))};
    }

    [[nodiscard]] static constexpr SquareSet all() { return SquareSet{~std::uint64_t{0}}; }

    [[nodiscard]] static constexpr SquareSet light() { return SquareSet{0x55AA55AA55AA55AAU}; }

    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }

    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }

    [[nodiscard]] constexpr unsigned size() const {
        return static_cast<unsigned>(std::popcount(bits_));
    }

    [[nodiscard]] constexpr bool contains(Square square) const {
        return (bits_ >> index_of(square) & 1U) != 0;
    }

    [[nodiscard]] constexpr bool intersects(SquareSet other) const {
        return (bits_ & other.bits_) != 0;
    }

    [[nodiscard]] constexpr bool has_more_than_one() const { return (bits_ & (bits_ - 1)) != 0; }

    /// The lowest square. The set is not empty.
    [[nodiscard]] constexpr Square first() const {
        assert(bits_ != 0);
        return square_at(static_cast<unsigned>(std::countr_zero(bits_)));
    }

    constexpr void insert(Square square) { bits_ |= of(square).bits_; }

    constexpr void erase(Square square) { bits_ &= ~of(square).bits_; }

    /// Removes and gives the lowest square. The set is not empty.
    constexpr Square take_first() {
        Square const square = first();
        bits_ &= bits_ - 1;
        return square;
    }

    /// One step toward Black's side; squares on the eighth rank leave the board. Likewise below.
    [[nodiscard]] constexpr SquareSet shifted_north() const { return SquareSet{bits_ << 8U}; }

    [[nodiscard]] constexpr SquareSet shifted_south() const { return SquareSet{bits_ >> 8U}; }

    [[nodiscard]] constexpr SquareSet shifted_east() const {
        return SquareSet{(bits_ & ~of(File::h).bits_) << 1U};
    }

    [[nodiscard]] constexpr SquareSet shifted_west() const {
        return SquareSet{(bits_ & ~of(File::a).bits_) >> 1U};
    }

    /// One step in the direction in which pawns of `color` move.
    [[nodiscard]] constexpr SquareSet shifted_ahead(Color color) const {
        return color == Color::white ? shifted_north() : shifted_south();
    }

    [[nodiscard]] friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
        return SquareSet{a.bits_ & b.bits_};
    }

    [[nodiscard]] friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
        return SquareSet{a.bits_ | b.bits_};
    }

    [[nodiscard]] friend constexpr SquareSet operator^(SquareSet a, SquareSet b) {
        return SquareSet{a.bits_ ^ b.bits_};
    }

    /// The squares of `a` that are not in `b`.
    [[nodiscard]] friend constexpr SquareSet operator-(SquareSet a, SquareSet b) {
        return SquareSet{a.bits_ & ~b.bits_};
    }

    [[nodiscard]] constexpr SquareSet operator~() const { return SquareSet{~bits_}; }

    constexpr SquareSet& operator&=(SquareSet other) { return *this = *this & other; }

    constexpr SquareSet& operator|=(SquareSet other) { return *this = *this | other; }

    constexpr SquareSet& operator^=(SquareSet other) { return *this = *this ^ other; }

    constexpr SquareSet& operator-=(SquareSet other) { return *this = *this - other; }

    [[nodiscard]] friend constexpr bool operator==(SquareSet, SquareSet) = default;

    class Iterator {
    public:
        using value_type = Square;
        using difference_type = std::ptrdiff_t;
        constexpr Iterator() = default;

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
