// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/arbiter.h"
#include "record/record_error.h"

#include <boost/json/object.hpp>

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace staunton::record {

/// What the record says is played. Which castling is legal follows from the first position alone.
enum class Variant : std::uint8_t { chess, chess960 };

/// The first line of a game record: who plays, from where, on what terms.
struct GameHeader {
    laws::GameTerms terms;             ///< for the arbiter
    Variant variant = Variant::chess;  ///< as the record names it
    chess::ByColor<std::string> names; ///< of the players; empty if not given

    [[nodiscard]] friend bool operator==(GameHeader const&, GameHeader const&) = default;
};

/// Reads the first line. Fields that are left out mean `fide-2023`, chess, the initial position and
/// no clock; unknown fields are ignored.
[[nodiscard]] std::expected<GameHeader, RecordError> parse_header(std::string_view line);

/// What `parse_header` reads back to an equal header.
[[nodiscard]] boost::json::object to_json(GameHeader const& header);

} // namespace staunton::record
