// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/event.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>

namespace staunton::cli {

/// What a player can type that needs no further words.
enum class PlainCommand : std::uint8_t {
    nothing, ///< an empty line
    help,
    quit,
    board,
    fen,
    moves,
    clock,
    offer,
    accept,
    decline,
    resign,
};

/// "claim threefold", "claim fifty Qe2": `intended_move` is empty when the position stands already.
struct ClaimCommand {
    laws::DrawClaimKind kind;
    std::string intended_move;
};

/// Anything else: a move, in whatever notation, or a slip.
struct MoveCommand {
    std::string text;
};

using TerminalCommand = std::variant<PlainCommand, ClaimCommand, MoveCommand>;

/// Reads a line; the error is one English sentence without a full stop.
[[nodiscard]] std::expected<TerminalCommand, std::string> parse_command(std::string_view line);

/// What `help` prints.
[[nodiscard]] std::string_view command_help();

} // namespace staunton::cli
