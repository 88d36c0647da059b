// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci/command_fault.h"

#include <algorithm>

namespace staunton::engine {

namespace {

constexpr std::size_t longest_quotation = 60;

std::string quoted(std::string_view word) {
    std::string text{"'"};
    for (char const character : word.substr(0, longest_quotation)) {
        text += character >= ' ' && character <= '~' ? character : '?';
    }
    return text + (word.size() > longest_quotation ? "...'" : "'");
}

std::string what_is_wrong(CommandFault const& fault) {
    switch (fault.kind) {
    case CommandFaultKind::unknown_command:
        return "unknown command " + quoted(fault.word);
    case CommandFaultKind::line_too_long:
        return "a line of more than " + fault.reason + " bytes was not read";
    case CommandFaultKind::missing_value:
        return quoted(fault.word) + " needs a value";
    case CommandFaultKind::bad_number:
        return quoted(fault.word) + " is no number that fits here";
    case CommandFaultKind::unknown_word:
        return quoted(fault.word) + " means nothing here";
    case CommandFaultKind::bad_fen:
        return "bad FEN: " + fault.reason;
    case CommandFaultKind::bad_move:
        return quoted(fault.word) + ": " + fault.reason;
    case CommandFaultKind::unknown_option:
        return "there is no option " + quoted(fault.word);
    case CommandFaultKind::bad_option_value:
        return "the option does not take " + quoted(fault.word);
    }
    return {};
}

} // namespace

std::string describe(CommandFault const& fault) {
    std::string text = fault.command;
    if (!text.empty() && fault.place > 0) {
        text += ", word " + std::to_string(fault.place);
    }
    return text.empty() ? what_is_wrong(fault) : text + ": " + what_is_wrong(fault);
}

} // namespace staunton::engine
