// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/piece.h"
#include "chess/square_set.h"

#include <optional>

namespace staunton::chess {

/// Which piece stands on which square (2.1–2.3): at most one on each, any arrangement at all.
class Board {
public:
    /// The squares that are not empty.
    [[nodiscard]] constexpr SquareSet occupied() const {
        return by_color_[Color::white] | by_color_[Color::black];
    }

    /// All pieces of one player, of one kind, or both.
    [[nodiscard]] constexpr SquareSet pieces(Color color) const { return by_color_[color]; }

    [[nodiscard]] constexpr SquareSet pieces(PieceKind kind) const { return by_kind_[kind]; }

    [[nodiscard]] constexpr SquareSet pieces(Color color, PieceKind kind) const {
        return by_color_[color] & by_kind_[kind];
    }

    /// Rooks and queens of `color`.
    [[nodiscard]] constexpr SquareSet line_sliders(Color color) const {
        return by_color_[color] & (by_kind_[PieceKind::rook] | by_kind_[PieceKind::queen]);
    }

    /// Bishops and queens of `color`.
    [[nodiscard]] constexpr SquareSet diagonal_sliders(Color color) const {
        return by_color_[color] & (by_kind_[PieceKind::bishop] | by_kind_[PieceKind::queen]);
    }

    /// The king of `color`. Exactly one stands on the board, as in every `Position`.
    [[nodiscard]] constexpr Square king(Color color) const {
        return pieces(color, PieceKind::king).first();
    }

    /// What stands on an occupied square.
    [[nodiscard]] constexpr PieceKind kind_on(Square square) const {
        // The number of the kind, bit by bit: no branch to guess wrong.
        static_assert(static_cast<unsigned>(PieceKind::knight) == 1 &&
                      static_cast<unsigned>(PieceKind::bishop) == 2 &&
                      static_cast<unsigned>(PieceKind::rook) == 3 &&
                      static_cast<unsigned>(PieceKind::queen) == 4 &&
                      static_cast<unsigned>(PieceKind::king) == 5);
        SquareSet const odd =
            pieces(PieceKind::knight) | pieces(PieceKind::rook) | pieces(PieceKind::king);
        SquareSet const twos = pieces(PieceKind::bishop) | pieces(PieceKind::rook);
        SquareSet const fours = pieces(PieceKind::queen) | pieces(PieceKind::king);
        auto const bit = [&](SquareSet set) {
            return static_cast<unsigned>(set.bits() >> index_of(square)) & 1U;
        };
        return static_cast<PieceKind>(bit(odd) | bit(twos) << 1U | bit(fours) << 2U);
    }

    /// What stands on the square, if it is not empty.
    [[nodiscard]] constexpr std::optional<PieceKind> kind_at(Square square) const {
        return occupied().contains(square) ? std::optional{kind_on(square)} : std::nullopt;
    }

    /// The piece on the square, if it is not empty.
    [[nodiscard]] constexpr std::optional<Piece> piece_at(Square square) const {
        if (!occupied().contains(square)) {
            return std::nullopt;
        }
        Color const color = by_color_[Color::white].contains(square) ? Color::white : Color::black;
        return Piece{color, kind_on(square)};
    }

    /// Puts the piece on the square, in place of whatever stood there.
    constexpr void place(Square square, Piece piece) {
        remove(square);
        by_color_[piece.color].insert(square);
        by_kind_[piece.kind].insert(square);
    }

    /// Empties the square, if it was not empty already.
    constexpr void remove(Square square) {
        for (SquareSet& set : by_color_) {
            set.erase(square);
        }
        for (SquareSet& set : by_kind_) {
            set.erase(square);
        }
    }

    /// Flips the squares of `change` in the sets of `piece`: a faster `place` or `remove` for
    /// whoever knows what stands where. Each of the squares holds that very piece or is empty.
    constexpr void toggle(Piece piece, SquareSet change) {
        by_color_[piece.color] ^= change;
        by_kind_[piece.kind] ^= change;
    }

    [[nodiscard]] friend constexpr bool operator==(Board const&, Board const&) = default;

private:
    ByColor<SquareSet> by_color_;
    ByPieceKind<SquareSet> by_kind_;
};

} // namespace staunton::chess
