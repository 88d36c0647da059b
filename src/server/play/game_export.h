// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/play/judged_game.h"

#include <string>

namespace staunton::server {

/// The game in PGN, with the clock times as comments; `date` is its moment since 1970, UTC.
[[nodiscard]] std::string pgn_of(JudgedGame const& game, base::Milliseconds date);

/// The game record: JSON Lines.
[[nodiscard]] std::string record_of(JudgedGame const& game);

} // namespace staunton::server
