// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace staunton::notation {

/// The numeric annotation glyph of a mark such as "!?", "+-" or "=", as annotators write them in
/// place of a number.
[[nodiscard]] std::optional<unsigned> glyph_of_mark(std::string_view mark);

/// The result that the text stands for, in PGN's own spelling: "1-0", "0-1", "1/2-1/2" or "*".
[[nodiscard]] std::optional<std::string_view> result_named(std::string_view text);

} // namespace staunton::notation
