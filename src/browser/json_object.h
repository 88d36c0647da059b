// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace staunton::browser {

/// The text of a JSON object, written member by member. Names and texts are ours: plain ASCII, and
/// only the texts are escaped.
class JsonObject {
public:
    /// Adds a text; null if there is none. The object itself, like all that add a member.
    JsonObject& text(std::string_view name, std::optional<std::string_view> value);
    /// Adds a list of texts.
    JsonObject& texts(std::string_view name, std::vector<std::string_view> const& values);
    /// Adds a number.
    JsonObject& number(std::string_view name, std::uint64_t value);
    /// Adds true or false.
    JsonObject& flag(std::string_view name, bool value);
    /// Adds an object.
    JsonObject& object(std::string_view name, JsonObject const& value);
    /// Adds an object; null if there is none.
    JsonObject& object(std::string_view name, std::optional<JsonObject> const& value);
    /// Adds a list of objects.
    JsonObject& objects(std::string_view name, std::vector<JsonObject> const& values);

    /// The whole text, as it stands.
    [[nodiscard]] std::string closed() const { return members_.empty() ? "{}" : members_ + '}'; }

private:
    JsonObject& member(std::string_view name, std::string_view value);

    std::string members_;
};

} // namespace staunton::browser
