// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace staunton::notation {

/// What the text of a PGN file is made of.
enum class PgnTokenKind : std::uint8_t {
    end,                ///< of the text
    tag,                ///< the bracket that begins a tag pair; the lexer stays before it
    comment,            ///< in braces or from a semicolon to the end of the line
    unfinished_comment, ///< a brace that is not closed before the next game
    glyph,              ///< the number after a dollar sign
    variation_begin,    ///< an opening parenthesis
    variation_end,      ///< a closing parenthesis
    word,               ///< a move, a move number, a result, or several of them written together
    stray,              ///< a character that means nothing there
};

/// A piece of a PGN file. Its text lives as long as the file's.
struct PgnToken {
    PgnTokenKind kind;     ///< says what the text is
    std::string_view text; ///< of a comment or a glyph only what is inside
    std::size_t offset;    ///< where it begins, its brackets included
};

/// A tag pair; `ok` is false if it does not end on its line or its value is not quoted.
struct PgnTag {
    bool ok;                  ///< whether it is well written
    std::string_view name;    ///< as it is written; "White"
    std::string_view value;   ///< between the quotes, escapes untouched
    std::size_t value_offset; ///< of the value's first byte in the text
};

/// Cuts a PGN text into tokens, from left to right, in linear time. Escaped lines (`%`), white
/// space and byte order marks are passed over.
class PgnLexer {
public:
    /// Begins at that offset. The text outlives the lexer.
    PgnLexer(std::string_view text, std::size_t offset) : text_{text}, offset_{offset} {}

    /// How far the text has been read, in bytes.
    [[nodiscard]] std::size_t offset() const { return offset_; }

    /// Reads one token; `end` at the end, again and again. Before a tag pair it stops.
    [[nodiscard]] PgnToken next();

    /// Reads the tag pair at the bracket before which `next` stopped. Quotes inside the value need
    /// no escape as long as no bracket follows them. A tag that is not `ok` is read to the end of
    /// its line.
    [[nodiscard]] PgnTag tag();

    /// Goes back to an offset that was passed.
    void rewind(std::size_t offset) { offset_ = offset; }

    /// Goes on to the next line that begins with a tag pair, or to the end.
    void skip_to_tag();

    /// The comment that comes next on the same line, if one does.
    [[nodiscard]] std::optional<PgnToken> comment_on_this_line();

    /// Whether an empty line lies between the two offsets.
    [[nodiscard]] bool has_blank_line(std::size_t from, std::size_t to) const;

private:
    void skip_line();
    void skip_space();
    [[nodiscard]] bool is_at_line_start() const;
    [[nodiscard]] bool is_at_tag_pair() const;
    [[nodiscard]] PgnToken brace_comment();
    [[nodiscard]] PgnToken line_comment();
    [[nodiscard]] PgnToken glyph();
    [[nodiscard]] PgnToken word();
    [[nodiscard]] PgnToken one_character(PgnTokenKind kind);

    std::string_view text_;
    std::size_t offset_;
};

} // namespace staunton::notation
