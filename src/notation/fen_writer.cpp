// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/castling_letter.h"
#include "notation/fen.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace staunton::notation {

using namespace chess;

namespace {

/// Text that grows in place. The longest FEN has 71 characters of placement, 2 of turn, 5 of
/// castling, 3 of en passant and 22 of counters.
class FenText {
public:
    void add(char character) { characters_[size_++] = character; }

    void add(std::string_view text) {
        text.copy(characters_.data() + size_, text.size());
        size_ += text.size();
    }

    void add(std::uint32_t number) {
        char* const end = characters_.data() + characters_.size();
        size_ = static_cast<std::size_t>(
            std::to_chars(characters_.data() + size_, end, number).ptr - characters_.data());
    }

    [[nodiscard]] std::string text() const { return {characters_.data(), size_}; }

private:
    std::array<char, 128> characters_;
    std::size_t size_ = 0;
};

void add_empty_squares(unsigned count, FenText& text) {
    if (count > 0) {
        text.add(static_cast<char>('0' + count));
    }
}

void add_rank(Board const& board, Rank rank, FenText& text) {
    constexpr std::array<std::string_view, 2> letters{"PNBRQK", "pnbrqk"};
    SquareSet const white = board.pieces(Color::white);
    unsigned next_file = 0;
    for (Square const square : board.occupied() & SquareSet::of(rank)) {
        auto const file = static_cast<unsigned>(file_of(square));
        add_empty_squares(file - next_file, text);
        text.add(letters[white.contains(square) ? 0 : 1]
                        [static_cast<std::size_t>(board.kind_on(square))]);
        next_file = file + 1;
    }
    add_empty_squares(8 - next_file, text);
}

char letter_of_right(Board const& board, NamedRight right, CastlingStyle style) {
    bool const by_side = style == CastlingStyle::x_fen &&
                         outermost_rook(board, right.color, right.side) == right.rook;
    char const small = !by_side ? chess::letter_of(file_of(right.rook))
                       : right.side == CastlingSide::king_side ? 'k'
                                                               : 'q';
    return right.color == Color::white ? static_cast<char>(small - 'a' + 'A') : small;
}

void add_castling(Setup const& setup, CastlingStyle style, FenText& text) {
    if (setup.castling.empty()) {
        text.add('-');
    }
    for (Color const color : both_colors) {
        for (CastlingSide const side : both_castling_sides) {
            if (std::optional<Square> const rook = setup.castling.rook(color, side)) {
                text.add(letter_of_right(setup.board, {color, side, *rook}, style));
            }
        }
    }
}

} // namespace

std::string to_fen(Setup const& setup, CastlingStyle style) {
    FenText text;
    for (Rank const rank : all_ranks) {
        if (rank != Rank::first) {
            text.add('/');
        }
        // A FEN begins with the eighth rank.
        add_rank(setup.board, relative_rank(Color::black, rank), text);
    }
    text.add(setup.has_the_move == Color::white ? " w " : " b ");
    add_castling(setup, style, text);
    text.add(' ');
    text.add(setup.en_passant ? name_of(*setup.en_passant) : "-");
    text.add(' ');
    text.add(std::min(setup.halfmove_clock, largest_counter));
    text.add(' ');
    text.add(std::min(setup.move_number, largest_counter));
    return text.text();
}

std::string to_fen(Position const& position, CastlingStyle style) {
    return to_fen(position.setup(), style);
}

} // namespace staunton::notation
