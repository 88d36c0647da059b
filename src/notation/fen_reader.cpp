// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text_cursor.h"
#include "base/try.h"
#include "notation/castling_letter.h"
#include "notation/fen.h"
#include "notation/piece_letter.h"
#include "notation/piece_placement.h"

#include <utility>

namespace staunton::notation {

using namespace chess;
using base::TextCursor;

namespace {

using Nothing = std::expected<void, FenError>;

constexpr bool is_space(char character) {
    return character == ' ' || (character >= '\t' && character <= '\r');
}

constexpr bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

std::unexpected<FenError> fault(FenFault kind, std::size_t offset) {
    return std::unexpected{FenError{kind, offset, {}}};
}

/// A field and the place where it begins.
struct Field {
    std::string_view text;
    std::size_t offset;

    [[nodiscard]] bool missing() const { return text.empty(); }
};

Field next_field(TextCursor& cursor) {
    cursor.take_while(is_space);
    std::size_t const offset = cursor.offset();
    return {cursor.take_while([](char character) { return !is_space(character); }), offset};
}

/// Reads one rank as far as the slash, or the end of the field.
Nothing read_rank(TextCursor& cursor, std::size_t field_offset, Rank rank, Board& board) {
    unsigned file = 0;
    bool after_digit = false;
    while (!cursor.at_end() && cursor.peek() != '/') {
        std::size_t const offset = field_offset + cursor.offset();
        char const character = cursor.take();
        bool const digit = character >= '1' && character <= '8';
        std::optional<PieceKind> const kind = kind_of_letter(character);
        if ((!digit && !kind) || (digit && after_digit)) {
            return fault(FenFault::bad_character, offset);
        }
        unsigned const width = digit ? static_cast<unsigned>(character - '0') : 1;
        if (file + width > 8) {
            return fault(FenFault::wrong_rank_length, offset);
        }
        if (kind) {
            Color const color = lower_case(character) == character ? Color::black : Color::white;
            board.place(square_of(static_cast<File>(file), rank), {color, *kind});
        }
        file += width;
        after_digit = digit;
    }
    if (file != 8) {
        return fault(FenFault::wrong_rank_length, field_offset + cursor.offset());
    }
    return {};
}

/// Reads the placement rank by rank, which tells where a fault is.
std::expected<Board, FenError> read_ranks(Field field) {
    Board board;
    TextCursor cursor{field.text};
    for (Rank const rank : all_ranks) {
        if (rank != Rank::first && !cursor.take_if('/')) {
            return fault(FenFault::wrong_rank_count, field.offset + cursor.offset());
        }
        // A FEN begins with the eighth rank.
        if (Nothing read =
                read_rank(cursor, field.offset, relative_rank(Color::black, rank), board);
            !read) {
            return std::unexpected{std::move(read).error()};
        }
    }
    if (!cursor.at_end()) {
        return fault(FenFault::wrong_rank_count, field.offset + cursor.offset());
    }
    return board;
}

std::expected<Board, FenError> read_placement(TextCursor& cursor) {
    cursor.take_while(is_space);
    if (std::optional<PiecePlacement> const read = read_faultless_placement(cursor.rest())) {
        cursor.skip(read->length);
        return read->board;
    }
    Field const placement = next_field(cursor);
    if (placement.missing()) {
        return fault(FenFault::empty, 0);
    }
    return read_ranks(placement);
}

std::expected<Color, FenError> read_turn(Field field) {
    if (field.missing()) {
        return fault(FenFault::missing_field, field.offset);
    }
    if (field.text == "w" || field.text == "W") {
        return Color::white;
    }
    if (field.text == "b" || field.text == "B") {
        return Color::black;
    }
    return fault(FenFault::bad_turn, field.offset);
}

std::expected<CastlingRights, FenError> read_castling(Field field, Board const& board) {
    CastlingRights rights;
    if (field.missing() || field.text == "-") {
        return rights;
    }
    for (std::size_t index = 0; index < field.text.size(); ++index) {
        std::optional<NamedRight> const named = right_named(board, field.text[index]);
        if (!named || rights.has(named->color, named->side)) {
            return fault(FenFault::bad_castling, field.offset + index);
        }
        rights.grant(named->color, named->side, named->rook);
    }
    return rights;
}

std::expected<std::optional<Square>, FenError> read_en_passant(Field field) {
    if (field.missing() || field.text == "-") {
        return std::nullopt;
    }
    std::optional<Square> const square = square_named(field.text);
    if (!square) {
        return fault(FenFault::bad_en_passant, field.offset);
    }
    return square;
}

std::expected<std::uint32_t, FenError> read_counter(Field field, std::uint32_t if_missing) {
    if (field.missing()) {
        return if_missing;
    }
    std::uint32_t number = 0;
    for (std::size_t index = 0; index < field.text.size(); ++index) {
        if (!is_digit(field.text[index])) {
            return fault(FenFault::bad_number, field.offset + index);
        }
        number = number * 10 + static_cast<std::uint32_t>(field.text[index] - '0');
        if (number > largest_counter) {
            return fault(FenFault::bad_number, field.offset);
        }
    }
    return number;
}

} // namespace

std::expected<Setup, FenError> parse_fen(std::string_view text) {
    TextCursor cursor{text};
    Setup setup;
    setup.board = TRY(read_placement(cursor));
    setup.has_the_move = TRY(read_turn(next_field(cursor)));
    setup.castling = TRY(read_castling(next_field(cursor), setup.board));
    setup.en_passant = TRY(read_en_passant(next_field(cursor)));
    setup.halfmove_clock = TRY(read_counter(next_field(cursor), 0));
    // Some programs count moves from 0; the first move is number 1 all the same.
    setup.move_number = std::max(1U, TRY(read_counter(next_field(cursor), 1)));
    if (Field const seventh = next_field(cursor); !seventh.missing()) {
        return fault(FenFault::trailing_text, seventh.offset);
    }
    return setup;
}

std::expected<Position, FenError> position_from_fen(std::string_view text) {
    Setup const setup = TRY(parse_fen(text));
    std::expected<Position, std::vector<SetupFault>> position = Position::from(setup);
    if (!position) {
        return std::unexpected{FenError{FenFault::impossible, 0, std::move(position).error()}};
    }
    return *std::move(position);
}

} // namespace staunton::notation
