// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/pgn_lexer.h"

namespace staunton::notation {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

constexpr bool is_line_end(char character) {
    return character == '\n' || character == '\r';
}

/// Control-Z ends the files of some old programs.
constexpr bool is_space(char character) {
    return character == ' ' || (character >= '\t' && character <= '\r') || character == '\x1A';
}

constexpr bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

constexpr bool is_name_character(char character) {
    return is_digit(character) || (character >= 'a' && character <= 'z') ||
           (character >= 'A' && character <= 'Z') || character == '_';
}

constexpr bool ends_word(char character) {
    return is_space(character) ||
           std::string_view{"{}()[];$*"}.find(character) != std::string_view::npos;
}

/// Where the value of a tag ends: at a quote that only spaces part from the bracket. Nothing before
/// the end of the line: npos.
std::size_t closing_quote(std::string_view text, std::size_t offset, bool with_escapes) {
    while (offset < text.size() && !is_line_end(text[offset])) {
        if (with_escapes && text[offset] == '\\' && offset + 1 < text.size() &&
            (text[offset + 1] == '"' || text[offset + 1] == '\\')) {
            offset += 2;
            continue;
        }
        if (text[offset] == '"') {
            std::size_t const next = text.find_first_not_of(" \t", offset + 1);
            if (next != text.npos && text[next] == ']') {
                return offset;
            }
        }
        ++offset;
    }
    return std::string_view::npos;
}

} // namespace

bool PgnLexer::is_at_line_start() const {
    return offset_ == 0 || is_line_end(text_[offset_ - 1]);
}

bool PgnLexer::is_at_tag_pair() const {
    std::size_t at = offset_ + 1;
    while (at < text_.size() && is_name_character(text_[at])) {
        ++at;
    }
    std::size_t const name_end = at;
    while (at < text_.size() && (text_[at] == ' ' || text_[at] == '\t')) {
        ++at;
    }
    return name_end > offset_ + 1 && at < text_.size() && text_[at] == '"';
}

void PgnLexer::skip_line() {
    while (offset_ < text_.size() && !is_line_end(text_[offset_])) {
        ++offset_;
    }
}

void PgnLexer::skip_space() {
    while (offset_ < text_.size()) {
        if (text_[offset_] == '%' && is_at_line_start()) {
            skip_line();
        } else if (is_space(text_[offset_])) {
            ++offset_;
        } else if (text_.substr(offset_).starts_with(byte_order_mark)) {
            offset_ += byte_order_mark.size();
        } else {
            return;
        }
    }
}

void PgnLexer::skip_to_tag() {
    while (offset_ < text_.size()) {
        if (text_[offset_] == '[' && is_at_line_start() && is_at_tag_pair()) {
            return;
        }
        ++offset_;
    }
}

std::optional<PgnToken> PgnLexer::comment_on_this_line() {
    std::size_t const at = text_.find_first_not_of(" \t", offset_);
    if (at == text_.npos || (text_[at] != '{' && text_[at] != ';')) {
        return std::nullopt;
    }
    std::size_t const before = offset_;
    PgnToken const token = next();
    if (token.kind != PgnTokenKind::comment) {
        offset_ = before;
        return std::nullopt;
    }
    return token;
}

bool PgnLexer::has_blank_line(std::size_t from, std::size_t to) const {
    std::size_t line_ends = 0;
    for (std::size_t at = from; at < to; ++at) {
        bool const pair = text_[at] == '\r' && at + 1 < to && text_[at + 1] == '\n';
        if (is_line_end(text_[at]) && !pair) {
            ++line_ends;
        }
    }
    return line_ends > 1;
}

PgnToken PgnLexer::one_character(PgnTokenKind kind) {
    ++offset_;
    return {kind, text_.substr(offset_ - 1, 1), offset_ - 1};
}

PgnToken PgnLexer::brace_comment() {
    constexpr std::string_view next_game = "[Event \"";
    std::size_t const start = offset_;
    for (++offset_; offset_ < text_.size(); ++offset_) {
        if (text_[offset_] == '}') {
            std::string_view const inside = text_.substr(start + 1, offset_ - start - 1);
            ++offset_;
            return {PgnTokenKind::comment, inside, start};
        }
        // A lost brace must not swallow the games that follow.
        if (text_[offset_] == '[' && is_at_line_start() &&
            text_.substr(offset_).starts_with(next_game)) {
            break;
        }
    }
    return {PgnTokenKind::unfinished_comment, text_.substr(start, 1), start};
}

PgnToken PgnLexer::line_comment() {
    std::size_t const start = offset_;
    skip_line();
    return {PgnTokenKind::comment, text_.substr(start + 1, offset_ - start - 1), start};
}

PgnToken PgnLexer::glyph() {
    std::size_t const start = offset_++;
    while (offset_ < text_.size() && is_digit(text_[offset_])) {
        ++offset_;
    }
    return {PgnTokenKind::glyph, text_.substr(start + 1, offset_ - start - 1), start};
}

PgnToken PgnLexer::word() {
    std::size_t const start = offset_;
    while (offset_ < text_.size() && !ends_word(text_[offset_])) {
        ++offset_;
    }
    // "e8(Q)" is one word; a variation never begins with one letter in brackets.
    std::string_view const rest = text_.substr(offset_);
    if (rest.size() >= 3 && rest[0] == '(' && rest[2] == ')' &&
        std::string_view{"QRBNqrbn"}.find(rest[1]) != std::string_view::npos) {
        offset_ += 3;
    }
    return {PgnTokenKind::word, text_.substr(start, offset_ - start), start};
}

PgnToken PgnLexer::next() {
    skip_space();
    if (offset_ >= text_.size()) {
        return {PgnTokenKind::end, {}, text_.size()};
    }
    switch (text_[offset_]) {
    case '{':
        return brace_comment();
    case ';':
        return line_comment();
    case '$':
        return glyph();
    case '(':
        return one_character(PgnTokenKind::variation_begin);
    case ')':
        return one_character(PgnTokenKind::variation_end);
    case '[':
        if (is_at_line_start() || is_at_tag_pair()) {
            return {PgnTokenKind::tag, text_.substr(offset_, 1), offset_};
        }
        return one_character(PgnTokenKind::stray);
    case '}':
    case ']':
        return one_character(PgnTokenKind::stray);
    case '*':
        return one_character(PgnTokenKind::word);
    default:
        return word();
    }
}

PgnTag PgnLexer::tag() {
    std::size_t const name = text_.find_first_not_of(" \t", offset_ + 1);
    std::size_t name_end = name;
    while (name_end < text_.size() && is_name_character(text_[name_end])) {
        ++name_end;
    }
    std::size_t const quote = text_.find_first_not_of(" \t", name_end);
    if (name_end == name || quote == text_.npos || text_[quote] != '"') {
        std::size_t const bad = quote == text_.npos ? offset_ : quote;
        skip_line();
        return {false, {}, {}, bad};
    }
    std::size_t close = closing_quote(text_, quote + 1, true);
    if (close == text_.npos) { // perhaps a backslash at the end that is no escape
        close = closing_quote(text_, quote + 1, false);
    }
    if (close == text_.npos) {
        skip_line();
        return {false, text_.substr(name, name_end - name), {}, quote};
    }
    offset_ = text_.find(']', close) + 1;
    return {true, text_.substr(name, name_end - name), text_.substr(quote + 1, close - quote - 1),
            quote + 1};
}

} // namespace staunton::notation
