// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "notation/pgn_game.h"

#include <string>

namespace staunton::notation {

/// Writes a game in PGN's export format: the seven-tag roster first, movetext in lines of at most
/// 79 characters, a blank line at the end. Missing roster tags are written as PGN says ("?",
/// "????.??.??").
[[nodiscard]] std::string to_pgn(PgnGame const& game);

} // namespace staunton::notation
