// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal_command.h"

#include <algorithm>
#include <array>
#include <utility>

namespace staunton::cli {

namespace {

using NamedCommand = std::pair<std::string_view, PlainCommand>;

constexpr std::array<NamedCommand, 13> plain_commands{{
    {"", PlainCommand::nothing},
    {"help", PlainCommand::help},
    {"?", PlainCommand::help},
    {"quit", PlainCommand::quit},
    {"exit", PlainCommand::quit},
    {"board", PlainCommand::board},
    {"fen", PlainCommand::fen},
    {"moves", PlainCommand::moves},
    {"clock", PlainCommand::clock},
    {"offer", PlainCommand::offer},
    {"accept", PlainCommand::accept},
    {"decline", PlainCommand::decline},
    {"resign", PlainCommand::resign},
}};

constexpr std::string_view spaces = " \t\r\n";

std::string_view trimmed(std::string_view text) {
    std::size_t const first = text.find_first_not_of(spaces);
    if (first == text.npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(spaces) - first + 1);
}

/// Takes the first word from the text, and the spaces after it.
std::string_view take_word(std::string_view& text) {
    std::size_t const end = std::min(text.find_first_of(spaces), text.size());
    std::string_view const word = text.substr(0, end);
    text = trimmed(text.substr(end));
    return word;
}

std::expected<TerminalCommand, std::string> parse_claim(std::string_view rest) {
    std::string_view const kind = take_word(rest);
    for (laws::DrawClaimKind const known :
         {laws::DrawClaimKind::threefold, laws::DrawClaimKind::fifty}) {
        if (kind == laws::name_of(known)) {
            return ClaimCommand{known, std::string{rest}};
        }
    }
    return std::unexpected{"say \"claim threefold\" or \"claim fifty\", and after it the move you "
                           "intend, if the position is not on the board yet"};
}

} // namespace

std::expected<TerminalCommand, std::string> parse_command(std::string_view line) {
    std::string_view const text = trimmed(line);
    std::string_view rest = text;
    std::string_view const word = take_word(rest);
    if (word == "claim") {
        return parse_claim(rest);
    }
    auto const found = std::ranges::find(plain_commands, text, &NamedCommand::first);
    if (found != plain_commands.end()) {
        return found->second;
    }
    return MoveCommand{std::string{text}};
}

std::string_view command_help() {
    return "A move is written as in SAN (Nf3, exd5, O-O, e8=Q) or UCI (g1f3, e7e8q).\n"
           "  claim threefold [MOVE]  the same position for the third time, or after MOVE (9.2)\n"
           "  claim fifty [MOVE]      fifty moves without capture or pawn move (9.3)\n"
           "  offer                   offer a draw (9.1); accept, decline: answer an offer\n"
           "  resign                  lose the game (5.1.2)\n"
           "  clock, board, fen       show the clocks, the board, the position as FEN\n"
           "  moves                   list the moves you may play\n"
           "  quit                    leave the game unfinished\n";
}

} // namespace staunton::cli
