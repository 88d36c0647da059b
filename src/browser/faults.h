// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browser/json_object.h"
#include "notation/notation_error.h"

namespace staunton::browser {

/// A fault as the page hears of it: see `rules.h`.
[[nodiscard]] JsonObject fault_object(notation::FenError const& error);
[[nodiscard]] JsonObject fault_object(notation::MoveError const& error);

/// A fault without a place.
[[nodiscard]] JsonObject fault_object(std::string_view fault, std::string_view message);

} // namespace staunton::browser
