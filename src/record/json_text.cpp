// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/json_text.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <array>
#include <charconv>

namespace staunton::record {

namespace {

void append(std::string& text, boost::json::value const& value);

void append(std::string& text, double number) {
    std::array<char, 512> digits{};
    auto const written = std::to_chars(digits.data(), digits.data() + digits.size(), number,
                                       std::chars_format::fixed);
    text.append(digits.data(), written.ptr);
}

void append(std::string& text, boost::json::object const& object) {
    char separator = '{';
    for (auto const& [key, value] : object) {
        text += separator;
        text += boost::json::serialize(boost::json::string_view{key});
        text += ':';
        append(text, value);
        separator = ',';
    }
    text += object.empty() ? "{}" : "}";
}

void append(std::string& text, boost::json::array const& array) {
    char separator = '[';
    for (boost::json::value const& value : array) {
        text += separator;
        append(text, value);
        separator = ',';
    }
    text += array.empty() ? "[]" : "]";
}

void append(std::string& text, boost::json::value const& value) {
    if (boost::json::object const* const object = value.if_object()) {
        append(text, *object);
    } else if (boost::json::array const* const array = value.if_array()) {
        append(text, *array);
    } else if (double const* const number = value.if_double()) {
        append(text, *number);
    } else {
        text += boost::json::serialize(value);
    }
}

} // namespace

std::string to_line(boost::json::value const& value) {
    std::string text;
    append(text, value);
    return text;
}

boost::json::value seconds(base::Milliseconds time) {
    if (time.count() % 1000 == 0) {
        return time.count() / 1000;
    }
    return static_cast<double>(time.count()) / 1000;
}

} // namespace staunton::record
