// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/json_fields.h"

#include <boost/json/stream_parser.hpp>
#include <fmt/format.h>

#include <utility>

namespace staunton::server {

namespace json = boost::json;

namespace {

std::unexpected<ProtocolError> fault(std::string message, std::string place) {
    return std::unexpected(ProtocolError{std::move(message), std::move(place)});
}

} // namespace

std::expected<json::object, ProtocolError> parse_object(std::string_view text) {
    json::parse_options options;
    options.max_depth = 8;
    json::stream_parser parser{{}, options};
    json::error_code error;
    std::size_t const read = parser.write_some(text.data(), text.size(), error);
    if (!error && read < text.size()) {
        return fault("something follows the JSON object", fmt::format("column {}", read + 1));
    }
    if (!error) {
        parser.finish(error);
    }
    if (error) {
        return fault("not JSON", fmt::format("column {}", read + 1));
    }
    json::value value = parser.release();
    if (!value.is_object()) {
        return fault("not a JSON object", "column 1");
    }
    return std::move(value.as_object());
}

std::expected<std::optional<std::string>, ProtocolError>
optional_text(json::object const& object, std::string_view field, std::size_t most) {
    json::value const* const value = object.if_contains(field);
    if (value == nullptr || value->is_null()) {
        return std::nullopt;
    }
    json::string const* const text = value->if_string();
    if (text == nullptr) {
        return fault("not a text", std::string{field});
    }
    if (text->size() > most) {
        return fault(fmt::format("longer than {} bytes", most), std::string{field});
    }
    return std::string{text->data(), text->size()};
}

std::expected<std::string, ProtocolError> required_text(json::object const& object,
                                                        std::string_view field, std::size_t most) {
    auto text = optional_text(object, field, most);
    if (!text) {
        return std::unexpected(std::move(text).error());
    }
    if (!*text) {
        return fault("missing", std::string{field});
    }
    return **std::move(text);
}

std::expected<std::optional<std::uint64_t>, ProtocolError>
optional_number(json::object const& object, std::string_view field, std::uint64_t least,
                std::uint64_t most) {
    json::value const* const value = object.if_contains(field);
    if (value == nullptr || value->is_null()) {
        return std::nullopt;
    }
    json::error_code error;
    auto const number = value->to_number<std::uint64_t>(error);
    if (error || number < least || number > most) {
        return fault(fmt::format("not a whole number from {} to {}", least, most),
                     std::string{field});
    }
    return number;
}

} // namespace staunton::server
