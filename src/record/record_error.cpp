// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/record_error.h"

#include <fmt/core.h>

namespace staunton::record {

namespace {

std::string without_field(RecordError const& error) {
    switch (error.fault) {
    case RecordFault::no_header:
        return "there is no first line";
    case RecordFault::bad_json:
        return fmt::format("not JSON: {}", error.text);
    case RecordFault::not_an_object:
        return "not a JSON object";
    case RecordFault::not_a_record:
        return "not a game record: \"staunton\":\"game/1\" is missing";
    case RecordFault::missing_field:
        return "is missing";
    case RecordFault::wrong_type:
        return fmt::format("must be {}", error.text);
    case RecordFault::bad_value:
        return fmt::format("'{}' means nothing here", error.text);
    case RecordFault::bad_time:
        return "must be seconds from 0, with at most three decimals";
    case RecordFault::bad_time_control:
        return fmt::format("unreadable time control at {}", error.text);
    case RecordFault::bad_position:
        return error.text;
    case RecordFault::unknown_event:
        return fmt::format("there is no event '{}'", error.text);
    case RecordFault::unsupported_event:
        return fmt::format("event '{}' is not supported yet", error.text);
    case RecordFault::time_goes_back:
        return "is earlier than the event before";
    case RecordFault::too_long:
        return "the line is too long";
    }
    return "";
}

} // namespace

std::string describe(RecordError const& error) {
    std::string const fault = without_field(error);
    return error.field.empty() ? fault : fmt::format("field '{}': {}", error.field, fault);
}

} // namespace staunton::record
