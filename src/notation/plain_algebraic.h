// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <optional>
#include <string_view>

namespace staunton::notation {

/// Reads a move in the form that nearly every text has ("Nbd7", "R1xa3", "exd6", "O-O", "e8=Q+"),
/// without memory and without looking at other moves than the one meant. Gives the legal move, or
/// nothing where the text has another form, means no legal move or means several: then the lenient
/// reader decides, and finds the fault. Never contradicts that reader.
[[nodiscard]] std::optional<chess::Move> read_plain_algebraic(chess::Position const& position,
                                                              std::string_view text);

} // namespace staunton::notation
