// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"
#include "record/record_error.h"

#include <boost/json/object.hpp>

#include <expected>
#include <optional>
#include <string_view>

namespace staunton::record {

/// Longest line of a record that is read.
inline constexpr std::size_t longest_line = std::size_t{1} << 20U;

/// Longest time that an event or a clock may name: about thirty years.
inline constexpr base::Milliseconds longest_time = std::chrono::seconds{1'000'000'000};

/// One line of a record, read as a JSON object, whose fields are asked for by name and kind. Faults
/// name the field and its column.
class JsonLine {
public:
    /// Reads a line of at most `longest_line` bytes. The text outlives the result.
    [[nodiscard]] static std::expected<JsonLine, RecordError> parse(std::string_view text);

    /// Whether the field is there, of whatever kind.
    [[nodiscard]] bool has(std::string_view field) const { return object_.contains(field); }

    /// A text; the field must be there.
    [[nodiscard]] std::expected<std::string_view, RecordError> text(std::string_view field) const;

    /// A text, if the field is there.
    [[nodiscard]] std::expected<std::optional<std::string_view>, RecordError>
    optional_text(std::string_view field) const;

    /// Seconds, if the field is there: from 0, with at most three decimals.
    [[nodiscard]] std::expected<std::optional<base::Milliseconds>, RecordError>
    optional_seconds(std::string_view field) const;

    /// The object in a field.
    [[nodiscard]] boost::json::object const* object(std::string_view field) const;

    /// A fault of that field.
    [[nodiscard]] RecordError fault(RecordFault fault, std::string_view field,
                                    std::string_view text = {}) const;

private:
    JsonLine(std::string_view text, boost::json::object object)
        : text_{text}, object_{std::move(object)} {}

    std::string_view text_; ///< lives as long as this
    boost::json::object object_;
};

} // namespace staunton::record
