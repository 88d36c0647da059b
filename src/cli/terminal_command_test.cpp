// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal_command.h"

#include <doctest/doctest.h>

namespace staunton::cli {
namespace {

template <typename Command>
Command read(std::string_view line) {
    auto const command = parse_command(line);
    REQUIRE(command.has_value());
    REQUIRE(std::holds_alternative<Command>(*command));
    return std::get<Command>(*command);
}

TEST_CASE("a known word is a command, with any spaces around it") {
    CHECK(read<PlainCommand>("resign") == PlainCommand::resign);
    CHECK(read<PlainCommand>("  offer \r") == PlainCommand::offer);
    CHECK(read<PlainCommand>("") == PlainCommand::nothing);
    CHECK(read<PlainCommand>("?") == PlainCommand::help);
}

TEST_CASE("a claim names its kind, and the intended move if there is one") {
    CHECK(read<ClaimCommand>("claim threefold").kind == laws::DrawClaimKind::threefold);
    CHECK(read<ClaimCommand>("claim threefold").intended_move.empty());
    CHECK(read<ClaimCommand>("claim  fifty  Qe2 ").kind == laws::DrawClaimKind::fifty);
    CHECK(read<ClaimCommand>("claim  fifty  Qe2 ").intended_move == "Qe2");
}

TEST_CASE("a claim of no known kind is explained") {
    CHECK(!parse_command("claim").has_value());
    CHECK(!parse_command("claim victory").has_value());
}

TEST_CASE("anything else is a move or a slip, which the position decides") {
    CHECK(read<MoveCommand>(" Nf3 ").text == "Nf3");
    CHECK(read<MoveCommand>("resign now").text == "resign now");
}

} // namespace
} // namespace staunton::cli
