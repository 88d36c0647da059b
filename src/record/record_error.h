// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace staunton::record {

/// What is wrong with a game record.
enum class RecordFault : std::uint8_t {
    no_header,         ///< the text has no first line
    bad_json,          ///< a line that is no JSON: `column` is where
    not_an_object,     ///< a line that is JSON, but no object
    not_a_record,      ///< the first line does not say `"staunton":"game/1"`
    missing_field,     ///< `field` must be there
    wrong_type,        ///< `field` is a number where a text is needed, or the like
    bad_value,         ///< `field` says nothing that is known: see `text`
    bad_time,          ///< `field` is not a number of seconds with at most three decimals
    bad_time_control,  ///< `field` is no time control; `text` says at which column of it
    bad_position,      ///< `field` is no position: see `text`
    unknown_event,     ///< no event of that name: see `text`
    unsupported_event, ///< an event of the contract that this arbiter does not judge yet
    time_goes_back,    ///< an event earlier than the one before it
    too_long,          ///< a line or a text beyond any sensible size
};

/// A fault and its place: line and column count from 1; `field` is empty where no field is meant.
struct RecordError {
    RecordFault fault;      ///< the first one of the record
    std::size_t line = 1;   ///< empty lines are counted too
    std::size_t column = 1; ///< in bytes
    std::string field{};    ///< the name of the JSON field
    std::string text{};     ///< what was found there, or more about it

    [[nodiscard]] friend bool operator==(RecordError const&, RecordError const&) = default;
};

/// One English sentence without a full stop and without the line: "field 't': not a number of
/// seconds with at most three decimals".
[[nodiscard]] std::string describe(RecordError const& error);

} // namespace staunton::record
