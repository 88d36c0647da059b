// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/game_audit.h"
#include "notation/pgn_reader.h"

#include <boost/json/object.hpp>

#include <cstddef>
#include <string>

namespace staunton::record {

/// A game of a PGN file as it was read, judged by its moves alone.
struct JudgedGame {
    std::size_t number;       ///< in the file, from 1
    notation::PgnResult read; ///< with the fault, if it has one
    chess::Game game;         ///< the moves before the fault
    laws::GameAudit audit;    ///< of those moves
};

/// Judges what could be read of a game.
[[nodiscard]] JudgedGame judge(std::size_t number, notation::PgnResult read,
                               laws::RuleSet const& rules);

/// The line of `staunton judge --json` for it.
[[nodiscard]] boost::json::object to_json(JudgedGame const& judged);

/// The same for people, in a few English lines, each with its line feed.
[[nodiscard]] std::string to_text(JudgedGame const& judged);

} // namespace staunton::record
