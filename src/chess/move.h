// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/piece.h"
#include "chess/square.h"

#include <cstdint>
#include <optional>

namespace staunton::chess {

/// The moves that do more than carry one piece from square to square.
enum class MoveKind : std::uint8_t { plain, promotion, en_passant, castling };

/// A move of one player (3.1–3.8), 16 bits. Castling is written as the king going to his own rook's
/// square, which is unambiguous in Chess960 too. Says nothing about being legal.
class Move {
public:
    /// A move of no meaning (a1 to a1), for arrays.
    constexpr Move() = default;

    /// Anything but the three below.
    [[nodiscard]] static constexpr Move plain(Square from, Square to) {
        return Move{from, to, MoveKind::plain, 0};
    }

    /// A capture in passing (3.7.3.1); `to` is the square passed over.
    [[nodiscard]] static constexpr Move en_passant(Square from, Square to) {
        return Move{from, to, MoveKind::en_passant, 0};
    }

    /// The king's and the castling rook's squares (3.8.2).
    [[nodiscard]] static constexpr Move castling(Square king, Square rook) {
        return Move{king, rook, MoveKind::castling, 0};
    }

    /// `kind` is knight, bishop, rook or queen.
    [[nodiscard]] static constexpr Move promotion(Square from, Square to, PieceKind kind) {
        return Move{from, to, MoveKind::promotion,
                    static_cast<unsigned>(kind) - static_cast<unsigned>(PieceKind::knight)};
    }

    /// Where the piece stands.
    [[nodiscard]] constexpr Square from() const { return square_at(bits_ & 63U); }

    /// Where the piece goes; for castling, the rook's square.
    [[nodiscard]] constexpr Square to() const { return square_at(bits_ >> 6U & 63U); }

    /// Which of the four kinds of move it is.
    [[nodiscard]] constexpr MoveKind kind() const {
        return static_cast<MoveKind>(bits_ >> 12U & 3U);
    }

    /// Whether it is castling (3.8.2).
    [[nodiscard]] constexpr bool is_castling() const { return kind() == MoveKind::castling; }

    /// Whether it captures in passing (3.7.3.1).
    [[nodiscard]] constexpr bool is_en_passant() const { return kind() == MoveKind::en_passant; }

    /// What the pawn becomes; nothing if the move is no promotion.
    [[nodiscard]] constexpr std::optional<PieceKind> promotes_to() const {
        if (kind() != MoveKind::promotion) {
            return std::nullopt;
        }
        return static_cast<PieceKind>((bits_ >> 14U) + static_cast<unsigned>(PieceKind::knight));
    }

    /// Whether the bits mean a move at all: a promotion piece only with a promotion. True for every
    /// move that was not made by `from_bits`.
    [[nodiscard]] constexpr bool is_well_formed() const {
        return kind() == MoveKind::promotion || bits_ >> 14U == 0;
    }

    /// All 16 bits, for tables. `Move::from_bits(move.bits()) == move`.
    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }

    /// The reverse of `bits`.
    [[nodiscard]] static constexpr Move from_bits(std::uint16_t bits) {
        Move move;
        move.bits_ = bits;
        return move;
    }

    [[nodiscard]] friend constexpr bool operator==(Move, Move) = default;

private:
    constexpr Move(Square from, Square to, MoveKind kind, unsigned promotion)
        : bits_{static_cast<std::uint16_t>(index_of(from) | index_of(to) << 6U |
                                           static_cast<unsigned>(kind) << 12U | promotion << 14U)} {
    }

    std::uint16_t bits_ = 0;
};

} // namespace staunton::chess
