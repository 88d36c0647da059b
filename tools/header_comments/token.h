// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace staunton::header_comments {

/// What a header is made of, as far as its comments are concerned.
enum class TokenKind : std::uint8_t {
    word,     ///< an identifier, a keyword or a number
    sign,     ///< "::" and "->", or one character
    literal,  ///< a character or a string
    above,    ///< a `///` comment: about what follows
    behind,   ///< a `///<` comment: about what precedes
    blank,    ///< a line with nothing on it
    define,   ///< a macro that the header defines; its name
    branch,   ///< #if, #ifdef, #ifndef
    other,    ///< #elif, #else
    together, ///< #endif
};

/// A piece of the header and the line on which it stands, from 1.
struct Token {
    TokenKind kind;
    std::string text; ///< of a comment, without the slashes
    std::size_t line;
};

/// Cuts a header into tokens. Ordinary comments are passed over.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view header);

} // namespace staunton::header_comments
