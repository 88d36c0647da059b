// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"
#include "engine/uci/words.h"

#include <expected>

namespace staunton::engine {

/// Reads what follows `position`: `startpos` or `fen` and up to six fields, then perhaps `moves`.
[[nodiscard]] std::expected<chess::Game, CommandFault> read_position(Words& words);

} // namespace staunton::engine
