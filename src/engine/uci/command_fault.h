// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace staunton::engine {

/// What is wrong with a UCI command.
enum class CommandFaultKind : std::uint8_t {
    unknown_command,  ///< the first word means nothing
    line_too_long,    ///< more bytes than any game needs
    missing_value,    ///< a word that needs a value after it is the last one
    bad_number,       ///< a value that is no number, or one out of range
    unknown_word,     ///< a word that means nothing in this command
    bad_fen,          ///< `reason` says why and where
    bad_move,         ///< `reason` says why
    unknown_option,   ///< no option of that name
    bad_option_value, ///< the option exists, but does not take that value
};

/// A fault with its evidence.
struct CommandFault {
    CommandFaultKind kind; ///< the first fault of the line
    std::string command;   ///< "go", "position", …
    std::string word;      ///< the word at fault, or the one before it
    std::string reason{};  ///< more about it
    std::size_t place = 0; ///< which word of the command is at fault, counted from 1; 0 for none
};

/// One English line; bytes that are not printable ASCII are shown as '?', and long words are cut.
[[nodiscard]] std::string describe(CommandFault const& fault);

} // namespace staunton::engine
