// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/piece.h"
#include "chess/square_set.h"

#include <optional>

namespace staunton::chess {

/// Which piece stands on which square (2.1–2.3): at most one on each, any arrangement at all.
class Board {
public:
    [[nodiscard]] constexpr SquareSet occupied() const {
        return by_color_[Color::white] | by_color_[Color::black];
    }

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

    [[nodiscard]] constexpr std::optional<PieceKind> kind_at(Square square) const {
        for (PieceKind const kind : all_piece_kinds) {
            if (by_kind_[kind].contains(square)) {
                return kind;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] constexpr std::optional<Piece> piece_at(Square square) const {
        std::optional<PieceKind> const kind = kind_at(square);
        if (!kind) {
            return std::nullopt;
        }
        Color const color = by_color_[Color::white].contains(square) ? Color::white : Color::black;
        return Piece{color, *kind};
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
    /// whoever knows what stands where.
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
