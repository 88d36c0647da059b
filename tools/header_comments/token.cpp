// SPDX-License-Identifier: GPL-3.0-or-later
#include "token.h"

#include "base/text_cursor.h"

#include <utility>

namespace staunton::header_comments {

namespace {

bool belongs_to_word(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '_';
}

class Lexer {
public:
    explicit Lexer(std::string_view header) : cursor_{header} {}

    std::vector<Token> all() && {
        while (!cursor_.at_end()) {
            read_one();
        }
        return std::move(tokens_);
    }

private:
    void read_one() {
        char const next = cursor_.peek();
        if (next == '\n') {
            cursor_.take();
            if (line_is_empty_) {
                add(TokenKind::blank, {});
            }
            ++line_;
            line_is_empty_ = true;
        } else if (next == ' ' || next == '\t' || next == '\r') {
            cursor_.take();
        } else {
            bool const is_first = std::exchange(line_is_empty_, false);
            if (next == '#' && is_first) {
                read_directive();
            } else if (cursor_.rest().starts_with("//")) {
                read_line_comment();
            } else if (cursor_.rest().starts_with("/*")) {
                skip_past("*/");
            } else {
                read_code(next);
            }
        }
    }

    void read_code(char next) {
        if (cursor_.rest().starts_with("R\"(")) {
            add(TokenKind::literal, {});
            skip_past(")\"");
        } else if (belongs_to_word(next)) {
            // Digits may be set apart, as in 30'000.
            bool const is_number = next >= '0' && next <= '9';
            add(TokenKind::word, cursor_.take_while([is_number](char character) {
                return belongs_to_word(character) || (is_number && character == '\'');
            }));
        } else if (next == '"' || next == '\'') {
            read_literal(next);
        } else if (cursor_.rest().starts_with("::") || cursor_.rest().starts_with("->")) {
            add(TokenKind::sign, cursor_.rest().substr(0, 2));
            cursor_.take();
            cursor_.take();
        } else {
            add(TokenKind::sign, cursor_.rest().substr(0, 1));
            cursor_.take();
        }
    }

    void read_literal(char quote) {
        add(TokenKind::literal, {});
        cursor_.take();
        while (!cursor_.at_end() && cursor_.peek() != quote && cursor_.peek() != '\n') {
            if (cursor_.take() == '\\') {
                cursor_.take();
            }
        }
        cursor_.take_if(quote);
    }

    void read_line_comment() {
        std::string_view const comment = rest_of_line();
        if (comment.starts_with("///<")) {
            add(TokenKind::behind, comment.substr(4));
        } else if (comment.starts_with("///")) {
            add(TokenKind::above, comment.substr(3));
        }
    }

    void read_directive() {
        std::size_t const line = line_;
        cursor_.take();
        std::string_view text = rest_of_line();
        while (text.ends_with('\\') && !cursor_.at_end()) {
            cursor_.take();
            ++line_;
            text = std::string_view{text.data(), text.size() + 1 + rest_of_line().size()};
        }
        base::TextCursor directive{text};
        auto const is_space = [](char character) { return character == ' '; };
        directive.take_while(is_space);
        std::string_view const name = directive.take_while(belongs_to_word);
        directive.take_while(is_space);
        if (name == "define") {
            tokens_.push_back(
                {TokenKind::define, std::string{directive.take_while(belongs_to_word)}, line});
        } else if (name == "if" || name == "ifdef" || name == "ifndef") {
            tokens_.push_back({TokenKind::branch, {}, line});
        } else if (name.starts_with("el")) {
            tokens_.push_back({TokenKind::other, {}, line});
        } else if (name == "endif") {
            tokens_.push_back({TokenKind::together, {}, line});
        }
    }

    std::string_view rest_of_line() {
        return cursor_.take_while([](char character) { return character != '\n'; });
    }

    void skip_past(std::string_view end) {
        while (!cursor_.at_end() && !cursor_.rest().starts_with(end)) {
            line_ += cursor_.take() == '\n' ? 1 : 0;
        }
        for (std::size_t i = 0; i < end.size(); ++i) {
            cursor_.take();
        }
    }

    void add(TokenKind kind, std::string_view text) {
        tokens_.push_back({kind, std::string{text}, line_});
    }

    base::TextCursor cursor_;
    std::vector<Token> tokens_;
    std::size_t line_ = 1;
    bool line_is_empty_ = true; ///< so far
};

} // namespace

std::vector<Token> tokens_of(std::string_view header) {
    return Lexer{header}.all();
}

} // namespace staunton::header_comments
