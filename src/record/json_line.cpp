// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/json_line.h"

#include <boost/json/stream_parser.hpp>

#include <algorithm>
#include <cmath>

namespace staunton::record {

namespace {

RecordError bad_json(std::size_t offset, boost::system::error_code const& error) {
    return {RecordFault::bad_json, 1, offset + 1, {}, error.message()};
}

std::expected<boost::json::value, RecordError> parse_value(std::string_view text) {
    boost::json::stream_parser parser;
    boost::system::error_code error;
    std::size_t const read = parser.write_some(text.data(), text.size(), error);
    if (error) {
        return std::unexpected{bad_json(read, error)};
    }
    std::size_t const rest = std::min(text.find_first_not_of(" \t\r", read), text.size());
    if (rest != text.size()) {
        return std::unexpected{
            RecordError{RecordFault::bad_json, 1, rest + 1, {}, "text after the object"}};
    }
    parser.finish(error);
    if (error) {
        return std::unexpected{bad_json(text.size(), error)};
    }
    return parser.release();
}

/// Whole milliseconds, if the number is any.
std::optional<base::Milliseconds> milliseconds_of(boost::json::value const& value) {
    if (!value.is_number()) {
        return std::nullopt;
    }
    auto const number = value.to_number<double>();
    double const longest = std::chrono::duration<double>{longest_time}.count();
    if (!std::isfinite(number) || number < 0 || number > longest) {
        return std::nullopt;
    }
    double const rounded = std::round(number * 1000);
    // The nearest number to a decimal with three places, and no other, gives it back.
    if (rounded / 1000 != number) {
        return std::nullopt;
    }
    return base::Milliseconds{static_cast<std::int64_t>(rounded)};
}

} // namespace

std::expected<JsonLine, RecordError> JsonLine::parse(std::string_view text) {
    if (text.size() > longest_line) {
        return std::unexpected{RecordError{RecordFault::too_long, 1, longest_line + 1, {}, {}}};
    }
    std::expected<boost::json::value, RecordError> value = parse_value(text);
    if (!value) {
        return std::unexpected{value.error()};
    }
    if (!value->is_object()) {
        return std::unexpected{RecordError{RecordFault::not_an_object, 1, 1, {}, {}}};
    }
    return JsonLine{text, std::move(value->as_object())};
}

RecordError JsonLine::fault(RecordFault fault, std::string_view field,
                            std::string_view text) const {
    std::string const key = '"' + std::string{field} + '"';
    std::size_t const offset = text_.find(key);
    std::size_t const column = offset == std::string_view::npos ? 1 : offset + 1;
    return {fault, 1, column, std::string{field}, std::string{text}};
}

std::expected<std::optional<std::string_view>, RecordError>
JsonLine::optional_text(std::string_view field) const {
    boost::json::value const* const value = object_.if_contains(field);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (!value->is_string()) {
        return std::unexpected{fault(RecordFault::wrong_type, field, "a text")};
    }
    return std::string_view{value->get_string()};
}

std::expected<std::string_view, RecordError> JsonLine::text(std::string_view field) const {
    auto const value = optional_text(field);
    if (!value) {
        return std::unexpected{value.error()};
    }
    if (!*value) {
        return std::unexpected{fault(RecordFault::missing_field, field)};
    }
    return **value;
}

std::expected<std::optional<base::Milliseconds>, RecordError>
JsonLine::optional_seconds(std::string_view field) const {
    boost::json::value const* const value = object_.if_contains(field);
    if (value == nullptr) {
        return std::nullopt;
    }
    std::optional<base::Milliseconds> const time = milliseconds_of(*value);
    if (!time) {
        return std::unexpected{fault(RecordFault::bad_time, field)};
    }
    return time;
}

boost::json::object const* JsonLine::object(std::string_view field) const {
    boost::json::value const* const value = object_.if_contains(field);
    return value == nullptr ? nullptr : value->if_object();
}

} // namespace staunton::record
