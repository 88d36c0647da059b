// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/castling_letter.h"

#include "notation/piece_letter.h"

#include <bit>

namespace staunton::notation {

using namespace chess;

namespace {

std::optional<File> file_of_king_at_home(Board const& board, Color color) {
    SquareSet const home = SquareSet::of(relative_rank(color, Rank::first));
    SquareSet const kings = board.pieces(color, PieceKind::king) & home;
    return kings.empty() ? std::nullopt : std::optional{file_of(kings.first())};
}

std::optional<CastlingSide> side_of(Board const& board, Color color, File rook) {
    std::optional<File> const king = file_of_king_at_home(board, color);
    if (!king) {
        return rook >= File::e ? CastlingSide::king_side : CastlingSide::queen_side;
    }
    if (*king == rook) {
        return std::nullopt;
    }
    return rook > *king ? CastlingSide::king_side : CastlingSide::queen_side;
}

} // namespace

Square outermost_rook(Board const& board, Color color, CastlingSide side) {
    bool const king_side = side == CastlingSide::king_side;
    Square const corner = relative_square(color, king_side ? Square::h1 : Square::a1);
    std::optional<File> const king = file_of_king_at_home(board, color);
    if (!king) {
        return corner;
    }
    SquareSet const home = SquareSet::of(relative_rank(color, Rank::first));
    SquareSet const rooks = board.pieces(color, PieceKind::rook) & home;
    Square const kings_place = square_of(*king, relative_rank(color, Rank::first));
    // The set counts from a to h: toward the h-file the last rook counts, else the first.
    if (rooks.empty()) {
        return corner;
    }
    Square const outermost =
        king_side ? square_at(static_cast<unsigned>(std::bit_width(rooks.bits())) - 1)
                  : rooks.first();
    bool const beyond = king_side ? outermost > kings_place : outermost < kings_place;
    return beyond ? outermost : corner;
}

std::optional<NamedRight> right_named(Board const& board, char letter) {
    char const small = lower_case(letter);
    Color const color = small == letter ? Color::black : Color::white;
    if (small == 'k' || small == 'q') {
        CastlingSide const side = small == 'k' ? CastlingSide::king_side : CastlingSide::queen_side;
        return NamedRight{color, side, outermost_rook(board, color, side)};
    }
    if (small < 'a' || small > 'h') {
        return std::nullopt;
    }
    File const file = static_cast<File>(small - 'a');
    std::optional<CastlingSide> const side = side_of(board, color, file);
    if (!side) {
        return std::nullopt;
    }
    return NamedRight{color, *side, square_of(file, relative_rank(color, Rank::first))};
}

} // namespace staunton::notation
