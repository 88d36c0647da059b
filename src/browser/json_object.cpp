// SPDX-License-Identifier: GPL-3.0-or-later
#include "browser/json_object.h"

namespace staunton::browser {

namespace {

std::string quoted(std::string_view text) {
    std::string result{'"'};
    for (char const character : text) {
        if (character == '"' || character == '\\') {
            result += '\\';
        }
        result += character;
    }
    return result + '"';
}

/// "[a,b]" of what `write` makes of the elements.
template <typename Elements, typename Write>
std::string list(Elements const& elements, Write write) {
    std::string result{'['};
    for (auto const& element : elements) {
        result += result.size() > 1 ? "," : "";
        result += write(element);
    }
    return result + ']';
}

} // namespace

JsonObject& JsonObject::member(std::string_view name, std::string_view value) {
    members_ += members_.empty() ? '{' : ',';
    members_ += quoted(name);
    members_ += ':';
    members_ += value;
    return *this;
}

JsonObject& JsonObject::text(std::string_view name, std::optional<std::string_view> value) {
    return value ? member(name, quoted(*value)) : member(name, "null");
}

JsonObject& JsonObject::texts(std::string_view name, std::vector<std::string_view> const& values) {
    return member(name, list(values, quoted));
}

JsonObject& JsonObject::number(std::string_view name, std::uint64_t value) {
    return member(name, std::to_string(value));
}

JsonObject& JsonObject::flag(std::string_view name, bool value) {
    return member(name, value ? "true" : "false");
}

JsonObject& JsonObject::object(std::string_view name, JsonObject const& value) {
    return member(name, value.closed());
}

JsonObject& JsonObject::object(std::string_view name, std::optional<JsonObject> const& value) {
    return value ? object(name, *value) : member(name, "null");
}

JsonObject& JsonObject::objects(std::string_view name, std::vector<JsonObject> const& values) {
    return member(name, list(values, [](JsonObject const& value) { return value.closed(); }));
}

} // namespace staunton::browser
