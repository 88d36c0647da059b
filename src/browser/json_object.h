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
    /// Null if there is none.
    JsonObject& text(std::string_view name, std::optional<std::string_view> value);
    JsonObject& texts(std::string_view name, std::vector<std::string_view> const& values);
    JsonObject& number(std::string_view name, std::uint64_t value);
    JsonObject& flag(std::string_view name, bool value);
    JsonObject& object(std::string_view name, JsonObject const& value);
    /// Null if there is none.
    JsonObject& object(std::string_view name, std::optional<JsonObject> const& value);
    JsonObject& objects(std::string_view name, std::vector<JsonObject> const& values);

    [[nodiscard]] std::string closed() const { return members_.empty() ? "{}" : members_ + '}'; }

private:
    JsonObject& member(std::string_view name, std::string_view value);

    std::string members_;
};

} // namespace staunton::browser
