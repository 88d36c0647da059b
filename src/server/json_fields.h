// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/protocol_json.h"

#include <boost/json/object.hpp>

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace staunton::server {

/// Reads a JSON object, not nested deeply; the error says at which column (from 1) it stops being
/// one.
[[nodiscard]] std::expected<boost::json::object, ProtocolError> parse_object(std::string_view text);

/// The text in that field; nothing if the field is not there or null. Longer texts are refused.
[[nodiscard]] std::expected<std::optional<std::string>, ProtocolError>
optional_text(boost::json::object const& object, std::string_view field, std::size_t most);

/// Likewise, and the field must be there.
[[nodiscard]] std::expected<std::string, ProtocolError>
required_text(boost::json::object const& object, std::string_view field, std::size_t most);

/// The whole number in that field, from `least` to `most`; nothing if the field is not there.
[[nodiscard]] std::expected<std::optional<std::uint64_t>, ProtocolError>
optional_number(boost::json::object const& object, std::string_view field, std::uint64_t least,
                std::uint64_t most);

} // namespace staunton::server
