// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"

#include <boost/json/value.hpp>

#include <string>

namespace staunton::record {

/// One line of JSON, without a line feed. Numbers that are not whole are written as people do
/// ("12.5", never "1.25E1").
[[nodiscard]] std::string to_line(boost::json::value const& value);

/// Seconds, exact to the millisecond: 12 or 12.5.
[[nodiscard]] boost::json::value seconds(base::Milliseconds time);

} // namespace staunton::record
