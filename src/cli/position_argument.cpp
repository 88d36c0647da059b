// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/position_argument.h"

#include "notation/fen.h"

#include <fmt/core.h>

#include <charconv>

namespace staunton::cli {

namespace {

constexpr std::string_view chess960_prefix = "chess960:";
constexpr unsigned chess960_positions = 960;

std::expected<chess::Position, ExitStatus> chess960_position(std::string_view number_text) {
    unsigned number = chess960_positions;
    char const* const begin = number_text.data();
    char const* const end = begin + number_text.size();
    auto const [stopped, fault] = std::from_chars(begin, end, number);
    if (fault != std::errc{} || stopped != end || number >= chess960_positions) {
        return std::unexpected{
            refuse_input(fmt::format("FEN, column {}", chess960_prefix.size() + 1),
                         "after \"chess960:\" comes the number of a position, 0 to 959")};
    }
    return chess::Position::chess960(number);
}

} // namespace

std::expected<chess::Position, ExitStatus> read_position(std::string_view argument) {
    if (argument == "startpos") {
        return chess::Position{};
    }
    if (argument.starts_with(chess960_prefix)) {
        return chess960_position(argument.substr(chess960_prefix.size()));
    }
    auto const position = notation::position_from_fen(argument);
    if (position) {
        return *position;
    }
    // A FEN whose arrangement is impossible has no one column that is wrong.
    bool const has_column = position.error().fault != notation::FenFault::impossible;
    return std::unexpected{
        refuse_input(has_column ? "" : "FEN",
                     (has_column ? "FEN, " : "") + notation::describe(position.error()))};
}

} // namespace staunton::cli
