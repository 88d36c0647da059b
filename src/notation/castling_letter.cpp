// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/castling_letter.h"

#include "notation/piece_letter.h"

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
    Square outermost = corner;
    bool found = false;
    SquareSet const home = SquareSet::of(relative_rank(color, Rank::first));
    for (Square const rook : board.pieces(color, PieceKind::rook) & home) {
        bool const beyond = king_side ? file_of(rook) > *king : file_of(rook) < *king;
        // The set goes from a to h: toward the a-file the first one counts, else the last.
        if (beyond && (king_side || !found)) {
            outermost = rook;
            found = true;
        }
    }
    return outermost;
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
