// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace staunton::base {

/// A place in a text while it is read from left to right. Never reads past the end: there, `peek`
/// gives '\0'.
class TextCursor {
public:
    /// Begins at the first character. The text outlives the cursor.
    constexpr explicit TextCursor(std::string_view text) : text_{text} {}

    /// Whether everything has been read.
    [[nodiscard]] constexpr bool at_end() const { return offset_ >= text_.size(); }

    /// The character that comes next, which stays unread.
    [[nodiscard]] constexpr char peek() const { return at_end() ? '\0' : text_[offset_]; }

    /// How many bytes have been read.
    [[nodiscard]] constexpr std::size_t offset() const { return offset_; }

    /// What has not been read yet.
    [[nodiscard]] constexpr std::string_view rest() const { return text_.substr(offset_); }

    /// Reads one character; '\0' at the end.
    constexpr char take() { return at_end() ? '\0' : text_[offset_++]; }

    /// Passes over that many characters; there are so many.
    constexpr void skip(std::size_t count) { offset_ += count; }

    /// Reads `expected` if it comes next.
    constexpr bool take_if(char expected) {
        if (at_end() || text_[offset_] != expected) {
            return false;
        }
        ++offset_;
        return true;
    }

    /// Reads as long as `belongs(character)` holds, and gives what was read.
    template <typename Predicate>
    constexpr std::string_view take_while(Predicate belongs) {
        std::size_t const start = offset_;
        while (!at_end() && belongs(text_[offset_])) {
            ++offset_;
        }
        return text_.substr(start, offset_ - start);
    }

private:
    std::string_view text_;
    std::size_t offset_ = 0;
};

} // namespace staunton::base
