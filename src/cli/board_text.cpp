// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/board_text.h"

namespace staunton::cli {

using namespace chess;

namespace {

constexpr ByColor<ByPieceKind<std::string_view>> figurines{{
    ByPieceKind<std::string_view>{{"\u2659", "\u2658", "\u2657", "\u2656", "\u2655", "\u2654"}},
    // The black pawn alone is an emoji too; U+FE0E asks for the plain figure.
    ByPieceKind<std::string_view>{
        {"\u265F\uFE0E", "\u265E", "\u265D", "\u265C", "\u265B", "\u265A"}},
}};

} // namespace

std::string board_text(Board const& board, Color viewer) {
    std::string text;
    std::string letters = "  ";
    for (unsigned row = 0; row < all_ranks.size(); ++row) {
        // The top row is the viewer's eighth rank; to Black the files run from h to a.
        Rank const rank = relative_rank(opponent(viewer), all_ranks[row]);
        text += digit_of(rank);
        text += ' ';
        for (unsigned column = 0; column < all_files.size(); ++column) {
            File const file = all_files[viewer == Color::white ? column : 7 - column];
            std::optional<Piece> const piece = board.piece_at(square_of(file, rank));
            text += ' ';
            text += piece ? figurines[piece->color][piece->kind] : "\u00B7";
            if (row == 0) {
                letters += ' ';
                letters += letter_of(file);
            }
        }
        text += '\n';
    }
    return text + letters + '\n';
}

} // namespace staunton::cli
