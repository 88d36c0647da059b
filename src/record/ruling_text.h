// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/event.h"
#include "laws/ruling.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace staunton::record {

/// The ruling in one English sentence with its Articles: "White's claim is refused: the position
/// has occurred only twice, after half-moves 43 and 47 (9.2.2, 9.5.3)."
[[nodiscard]] std::string ruling_text(laws::Ruling const& ruling, laws::Event const& event);

/// "White wins: checkmate (5.1.1)."
[[nodiscard]] std::string conclusion_text(laws::Conclusion const& conclusion);

/// "White", "Black", "The arbiter": at the beginning of a sentence.
[[nodiscard]] std::string_view sentence_name(laws::Actor actor);

/// "1 half-move", "2 half-moves".
[[nodiscard]] std::string half_moves(std::size_t count);

/// "9.2.2, 9.5.3"
[[nodiscard]] std::string articles_text(std::vector<laws::Article> const& articles);

} // namespace staunton::record
