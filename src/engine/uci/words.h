// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/uci/command_fault.h"

#include <charconv>
#include <cstddef>
#include <expected>
#include <optional>
#include <string_view>
#include <vector>

namespace staunton::engine {

/// The words of a command line, read from left to right.
class Words {
public:
    /// Cuts the line at white space. Its text outlives the words.
    explicit Words(std::string_view line);

    /// Whether every word has been taken.
    [[nodiscard]] bool at_end() const { return next_ >= words_.size(); }

    /// The next word; empty at the end.
    [[nodiscard]] std::string_view peek() const {
        return at_end() ? std::string_view{} : words_[next_];
    }

    /// Reads one word; empty at the end.
    std::string_view take() { return at_end() ? std::string_view{} : words_[next_++]; }

    /// Reads `expected` if it comes next.
    bool take_if(std::string_view expected) {
        bool const fits = !at_end() && words_[next_] == expected;
        next_ += fits ? 1 : 0;
        return fits;
    }

    /// The place of the word taken last, counted from 1.
    [[nodiscard]] std::size_t place() const { return next_; }

    /// The first word: what the command is called.
    [[nodiscard]] std::string_view command() const {
        return words_.empty() ? std::string_view{} : words_.front();
    }

    /// A fault about the word taken last.
    [[nodiscard]] CommandFault fault(CommandFaultKind kind, std::string reason = {}) const {
        return {.kind = kind,
                .command = std::string{command()},
                .word = std::string{next_ > 0 ? words_[next_ - 1] : std::string_view{}},
                .reason = std::move(reason),
                .place = next_};
    }

    /// The number after the word taken last, from `least` to `most`.
    template <typename Number>
    [[nodiscard]] std::expected<Number, CommandFault> take_number(Number least, Number most) {
        if (at_end()) {
            return std::unexpected{fault(CommandFaultKind::missing_value)};
        }
        std::string_view const text = take();
        Number number{};
        auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        bool const is_whole = error == std::errc{} && end == text.data() + text.size();
        if (!is_whole || number < least || number > most) {
            return std::unexpected{fault(CommandFaultKind::bad_number)};
        }
        return number;
    }

private:
    std::vector<std::string_view> words_;
    std::size_t next_ = 0;
};

} // namespace staunton::engine
