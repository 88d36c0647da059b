// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/written_move.h"

#include "notation/piece_letter.h"

#include <array>
#include <string>

namespace staunton::notation {

using namespace chess;

namespace {

std::unexpected<MoveError> fault(MoveFault kind, std::size_t offset) {
    return std::unexpected{MoveError{kind, offset, {}}};
}

constexpr bool is_file(char character) {
    return character >= 'a' && character <= 'h';
}

constexpr bool is_rank(char character) {
    return character >= '1' && character <= '8';
}

/// The text in plain letters, and where each of them stood.
struct PlainText {
    std::string letters;
    std::vector<std::size_t> offsets;
};

/// What a sequence of bytes that is not ASCII stands for.
struct Spelling {
    std::string_view bytes;
    std::string_view plain;
};

// Figurines of either color, dashes and the multiplication sign; U+FE0E only picks a glyph.
constexpr std::array<Spelling, 20> spellings{{
    {"\u2654", "K"}, {"\u2655", "Q"}, {"\u2656", "R"}, {"\u2657", "B"}, {"\u2658", "N"},
    {"\u2659", "P"}, {"\u265A", "K"}, {"\u265B", "Q"}, {"\u265C", "R"}, {"\u265D", "B"},
    {"\u265E", "N"}, {"\u265F", "P"}, {"\u2010", "-"}, {"\u2011", "-"}, {"\u2012", "-"},
    {"\u2013", "-"}, {"\u2014", "-"}, {"\u2212", "-"}, {"\u00D7", "x"}, {"\uFE0E", ""},
}};

Spelling spelling_at(std::string_view rest) {
    for (Spelling const& spelling : spellings) {
        if (rest.starts_with(spelling.bytes)) {
            return spelling;
        }
    }
    return {rest.substr(0, 1), rest.substr(0, 1)};
}

PlainText plain(std::string_view text) {
    PlainText result;
    std::size_t offset = 0;
    while (offset < text.size()) {
        Spelling const spelling = spelling_at(text.substr(offset));
        for (char const letter : spelling.plain) {
            result.letters += letter;
            result.offsets.push_back(offset);
        }
        offset += spelling.bytes.size();
    }
    result.offsets.push_back(text.size());
    return result;
}

/// What follows a move and does not change it: check, mate, judgement, "e.p.".
std::string_view without_remarks(std::string_view text) {
    constexpr std::array<std::string_view, 9> remarks{"+",    "#",   "!",  "?", " ",
                                                      "e.p.", "e.p", "ep", "++"};
    bool found = true;
    while (found) {
        found = false;
        for (std::string_view const remark : remarks) {
            if (text.ends_with(remark)) {
                text.remove_suffix(remark.size());
                found = true;
            }
        }
    }
    return text;
}

/// Castling with letters O, o or zeros, with or without hyphens (C.13).
std::optional<CastlingSide> read_castling(std::string_view text) {
    std::string circles;
    for (char const character : text) {
        if (character == 'O' || character == 'o' || character == '0') {
            circles += 'O';
        } else if (character != '-') {
            return std::nullopt;
        }
    }
    // "0000" and other strange things have their own fault.
    if (text.starts_with('-') || text.ends_with('-') || text.find("--") != text.npos) {
        return std::nullopt;
    }
    if (circles == "OO") {
        return CastlingSide::king_side;
    }
    return circles == "OOO" ? std::optional{CastlingSide::queen_side} : std::nullopt;
}

bool says_to_pass(std::string_view text) {
    return text == "--" || text == "Z0" || text == "0000" || text == "null" || text == "pass" ||
           text == "@@@@";
}

/// Takes the promotion from the end of the text: "=Q", "(Q)", "/Q", "Q".
std::expected<std::optional<PieceKind>, MoveError>
take_promotion(std::string_view& text, PlainText const& source, std::size_t start) {
    std::string_view rest = text;
    bool const bracket = rest.ends_with(')');
    if (bracket) {
        rest.remove_suffix(1);
    }
    if (rest.size() < 2) {
        return std::nullopt;
    }
    std::size_t const place = source.offsets[start + rest.size() - 1];
    char const letter = rest.back();
    char const before = rest[rest.size() - 2];
    bool const marked = before == '=' || before == '/' || (bracket && before == '(');
    std::optional<PieceKind> const kind = kind_of_letter(letter);
    if (!marked && (!is_rank(before) || !kind)) {
        return bracket ? fault(MoveFault::unreadable, place)
                       : std::expected<std::optional<PieceKind>, MoveError>{};
    }
    if (!kind || *kind == PieceKind::king || *kind == PieceKind::pawn) {
        return fault(MoveFault::promotion_piece, place);
    }
    rest.remove_suffix(marked ? 2 : 1);
    text = rest;
    return kind;
}

std::optional<PieceKind> take_kind(std::string_view& text) {
    if (text.empty() || text.front() == 'b') {
        return std::nullopt;
    }
    std::optional<PieceKind> const kind = kind_of_letter(text.front());
    if (kind) {
        text.remove_prefix(1);
    }
    return kind;
}

constexpr bool is_capture_mark(char character) {
    return character == 'x' || character == 'X' || character == ':';
}

/// A square, or as much of one as is written.
struct Place {
    std::optional<File> file;
    std::optional<Rank> rank;
};

/// Reads files and ranks, marks between them, at most two places; a rank follows its file at once,
/// unless it begins. The error is the index of what does not belong there.
std::expected<std::vector<Place>, std::size_t> read_places(std::string_view text,
                                                           WrittenMove& move) {
    std::vector<Place> places;
    bool marked = false;
    for (std::size_t index = 0; index < text.size(); ++index) {
        char const character = text[index];
        bool const completes_place = index > 0 && is_file(text[index - 1]);
        bool const is_mark = is_capture_mark(character) || character == '-';
        if (is_file(character) && places.size() < 2) {
            places.push_back({static_cast<File>(character - 'a'), std::nullopt});
        } else if (is_rank(character) && completes_place) {
            places.back().rank = static_cast<Rank>(character - '1');
        } else if (is_rank(character) && places.empty()) {
            places.push_back({std::nullopt, static_cast<Rank>(character - '1')});
        } else if (is_mark && !marked) {
            marked = true;
            move.captures = character != '-';
        } else {
            return std::unexpected{index};
        }
    }
    return places;
}

std::expected<void, std::size_t> read_squares(std::string_view text, WrittenMove& move) {
    auto const places = read_places(text, move);
    if (!places) {
        return std::unexpected{places.error()};
    }
    if (places->empty() || !places->back().file) {
        return std::unexpected{text.size()};
    }
    move.to_file = places->back().file;
    move.to_rank = places->back().rank;
    if (places->size() == 2) {
        move.from_file = places->front().file;
        move.from_rank = places->front().rank;
    }
    bool const pawn_capture_by_files =
        !move.to_rank && !move.kind && move.from_file && *move.from_file != *move.to_file;
    if (!move.to_rank && !pawn_capture_by_files) {
        return std::unexpected{text.size()};
    }
    return {};
}

} // namespace

std::expected<WrittenMove, MoveError> read_written_move(std::string_view text) {
    PlainText const source = plain(text);
    std::size_t const start =
        std::min(source.letters.find_first_not_of(' '), source.letters.size());
    std::string_view rest = std::string_view{source.letters}.substr(start);
    WrittenMove move;
    move.offset = source.offsets[start];
    if (rest.empty()) {
        return fault(MoveFault::empty, 0);
    }
    if (says_to_pass(rest)) {
        return fault(MoveFault::illegal, move.offset);
    }
    rest = without_remarks(rest);
    move.castling = read_castling(rest);
    if (move.castling) {
        return move;
    }
    std::expected<std::optional<PieceKind>, MoveError> const promotion =
        take_promotion(rest, source, start);
    if (!promotion) {
        return std::unexpected{promotion.error()};
    }
    move.promotion = *promotion;
    std::size_t const length = rest.size();
    move.kind = take_kind(rest);
    if (std::expected<void, std::size_t> const read = read_squares(rest, move); !read) {
        std::size_t const taken = length - rest.size();
        return fault(MoveFault::unreadable, source.offsets[start + taken + read.error()]);
    }
    return move;
}

} // namespace staunton::notation
