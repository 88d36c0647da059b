// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/transform.h"

#include <cassert>

namespace staunton::chess {

namespace {

/// Exchanges the bits of `mask` with those `distance` places above.
constexpr std::uint64_t exchanged(std::uint64_t bits, std::uint64_t mask, unsigned distance) {
    std::uint64_t const differing = (bits ^ bits >> distance) & mask;
    return bits ^ differing ^ differing << distance;
}

template <typename SquareChange>
Move changed(Move move, SquareChange change) {
    Square const from = change(move.from());
    Square const to = change(move.to());
    switch (move.kind()) {
    case MoveKind::plain:
        return Move::plain(from, to);
    case MoveKind::promotion:
        return Move::promotion(from, to, *move.promotes_to());
    case MoveKind::en_passant:
        return Move::en_passant(from, to);
    case MoveKind::castling:
        return Move::castling(from, to);
    }
    return move;
}

template <typename SquareChange, typename ColorChange>
Board changed(Board const& board, SquareChange square_change, ColorChange color_change) {
    Board result;
    for (Color const color : both_colors) {
        for (PieceKind const kind : all_piece_kinds) {
            result.toggle({color_change(color), kind}, square_change(board.pieces(color, kind)));
        }
    }
    return result;
}

Color kept(Color color) {
    return color;
}

CastlingSide other_side(CastlingSide side) {
    return side == CastlingSide::king_side ? CastlingSide::queen_side : CastlingSide::king_side;
}

} // namespace

SquareSet flipped(SquareSet squares) {
    std::uint64_t bits = squares.bits();
    bits = exchanged(bits, 0x00FF00FF00FF00FF, 8);
    bits = exchanged(bits, 0x0000FFFF0000FFFF, 16);
    return SquareSet{exchanged(bits, 0x00000000FFFFFFFF, 32)};
}

SquareSet mirrored(SquareSet squares) {
    std::uint64_t bits = squares.bits();
    bits = exchanged(bits, 0x5555555555555555, 1);
    bits = exchanged(bits, 0x3333333333333333, 2);
    return SquareSet{exchanged(bits, 0x0F0F0F0F0F0F0F0F, 4)};
}

SquareSet transposed(SquareSet squares) {
    std::uint64_t bits = squares.bits();
    bits = exchanged(bits, 0x00AA00AA00AA00AA, 7);
    bits = exchanged(bits, 0x0000CCCC0000CCCC, 14);
    return SquareSet{exchanged(bits, 0x00000000F0F0F0F0, 28)};
}

SquareSet rotated(SquareSet squares) {
    return flipped(transposed(squares));
}

Board flipped(Board const& board) {
    return changed(board, [](SquareSet squares) { return flipped(squares); }, &opponent);
}

Board mirrored(Board const& board) {
    return changed(board, [](SquareSet squares) { return mirrored(squares); }, &kept);
}

Move flipped(Move move) {
    return changed(move, [](Square square) { return flipped(square); });
}

Move mirrored(Move move) {
    return changed(move, [](Square square) { return mirrored(square); });
}

Setup flipped(Setup const& setup) {
    Setup result = setup;
    result.board = flipped(setup.board);
    result.has_the_move = opponent(setup.has_the_move);
    result.castling = {};
    for (Color const color : both_colors) {
        for (CastlingSide const side : both_castling_sides) {
            if (auto const rook = setup.castling.rook(color, side)) {
                result.castling.grant(opponent(color), side, flipped(*rook));
            }
        }
    }
    if (setup.en_passant) {
        result.en_passant = flipped(*setup.en_passant);
    }
    return result;
}

Setup mirrored(Setup const& setup) {
    Setup result = setup;
    result.board = mirrored(setup.board);
    result.castling = {};
    for (Color const color : both_colors) {
        for (CastlingSide const side : both_castling_sides) {
            if (auto const rook = setup.castling.rook(color, side)) {
                result.castling.grant(color, other_side(side), mirrored(*rook));
            }
        }
    }
    if (setup.en_passant) {
        result.en_passant = mirrored(*setup.en_passant);
    }
    return result;
}

Position flipped(Position const& position) {
    auto const result = Position::from(flipped(position.setup()));
    assert(result.has_value());
    return *result;
}

std::optional<Position> mirrored(Position const& position) {
    if (!position.castling().empty()) {
        return std::nullopt;
    }
    auto const result = Position::from(mirrored(position.setup()));
    assert(result.has_value());
    return *result;
}

} // namespace staunton::chess
