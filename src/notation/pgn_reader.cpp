// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/pgn_reader.h"

#include "notation/pgn_game_reader.h"

#include <algorithm>

namespace staunton::notation {

namespace {

/// How many lines end in the text: by LF, CR LF or CR.
std::size_t lines_ended_in(std::string_view text) {
    std::size_t lines = 0;
    for (std::size_t index = 0; index < text.size(); ++index) {
        bool const pair = text[index] == '\r' && index + 1 < text.size() && text[index + 1] == '\n';
        if (text[index] == '\n' || (text[index] == '\r' && !pair)) {
            ++lines;
        }
    }
    return lines;
}

/// The column of an offset, counted in characters: a UTF-8 character counts once, a byte order mark
/// not at all.
std::size_t column_of(std::string_view text, std::size_t offset) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    std::size_t start = text.substr(0, offset).find_last_of("\r\n") + 1;
    if (text.substr(start, offset - start).starts_with(byte_order_mark)) {
        start += byte_order_mark.size();
    }
    std::string_view const before = text.substr(start, offset - start);
    auto const characters = std::ranges::count_if(
        before, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
    return static_cast<std::size_t>(characters) + 1;
}

std::string_view sentence_of(PgnFault fault) {
    switch (fault) {
    case PgnFault::bad_tag:
        return "a tag pair must be a name and a value in quotes, in brackets, on one line";
    case PgnFault::bad_fen:
        return "the FEN tag is no position";
    case PgnFault::bad_move:
        return "no move can be played here that is written so";
    case PgnFault::bad_character:
        return "this character means nothing between moves";
    case PgnFault::unfinished_comment:
        return "the comment that begins here does not end";
    case PgnFault::unfinished_variation:
        return "the variation that begins here does not end";
    }
    return {};
}

} // namespace

std::string describe(PgnError const& error) {
    std::string text;
    if (error.fault == PgnFault::bad_move) {
        text = "\"" + error.text + "\": ";
    }
    if (error.move_error) {
        // The column within the word helps nobody who has the column in the line.
        std::string const detail = describe(*error.move_error);
        return text + detail.substr(detail.find(": ") + 2);
    }
    text += sentence_of(error.fault);
    if (error.fen_error) {
        text += ": " + describe(*error.fen_error);
    }
    return text;
}

PgnReader::PgnReader(std::string_view text) : text_{text} {}

std::optional<PgnResult> PgnReader::next() {
    PgnGameReader reader{text_, offset_};
    reader.read();
    offset_ = reader.offset();
    if (!reader.found_game()) {
        return std::nullopt;
    }
    std::optional<PgnError> error = reader.error();
    if (error) {
        std::size_t const place = reader.error_offset();
        error->line = line_ + lines_ended_in(text_.substr(counted_, place - counted_));
        error->column = column_of(text_, place);
    }
    line_ += lines_ended_in(text_.substr(counted_, offset_ - counted_));
    counted_ = offset_;
    return PgnResult{std::move(reader).take_game(), std::move(error)};
}

} // namespace staunton::notation
