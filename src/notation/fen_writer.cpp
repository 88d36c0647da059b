// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/castling_letter.h"
#include "notation/fen.h"
#include "notation/piece_letter.h"

namespace staunton::notation {

using namespace chess;

namespace {

char fen_letter_of(Piece piece) {
    char const letter = letter_of(piece.kind);
    return piece.color == Color::white ? letter : lower_case(letter);
}

void write_rank(Board const& board, Rank rank, std::string& text) {
    char empty = '0';
    auto const flush = [&] {
        if (empty != '0') {
            text += empty;
            empty = '0';
        }
    };
    for (File const file : all_files) {
        if (std::optional<Piece> const piece = board.piece_at(square_of(file, rank))) {
            flush();
            text += fen_letter_of(*piece);
        } else {
            ++empty;
        }
    }
    flush();
}

char letter_of_right(Board const& board, NamedRight right, CastlingStyle style) {
    bool const by_side = style == CastlingStyle::x_fen &&
                         outermost_rook(board, right.color, right.side) == right.rook;
    char const small = !by_side ? chess::letter_of(file_of(right.rook))
                       : right.side == CastlingSide::king_side ? 'k'
                                                               : 'q';
    return right.color == Color::white ? static_cast<char>(small - 'a' + 'A') : small;
}

std::string castling_field(Setup const& setup, CastlingStyle style) {
    std::string text;
    for (Color const color : both_colors) {
        for (CastlingSide const side : both_castling_sides) {
            if (std::optional<Square> const rook = setup.castling.rook(color, side)) {
                text += letter_of_right(setup.board, {color, side, *rook}, style);
            }
        }
    }
    return text.empty() ? "-" : text;
}

} // namespace

std::string to_fen(Setup const& setup, CastlingStyle style) {
    std::string text;
    for (Rank const rank : all_ranks) {
        if (rank != Rank::first) {
            text += '/';
        }
        // A FEN begins with the eighth rank.
        write_rank(setup.board, relative_rank(Color::black, rank), text);
    }
    text += setup.has_the_move == Color::white ? " w " : " b ";
    text += castling_field(setup, style);
    text += ' ';
    text += setup.en_passant ? name_of(*setup.en_passant) : "-";
    text += ' ' + std::to_string(setup.halfmove_clock);
    text += ' ' + std::to_string(setup.move_number);
    return text;
}

std::string to_fen(Position const& position, CastlingStyle style) {
    return to_fen(position.setup(), style);
}

} // namespace staunton::notation
