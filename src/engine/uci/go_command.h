// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "engine/analysis.h"
#include "engine/uci/words.h"

#include <cstdint>
#include <expected>
#include <optional>

namespace staunton::engine {

/// Whether the answer may come by itself or must wait for `stop` (`go infinite`, `go ponder`).
enum class AnswerWhen : std::uint8_t { found, stopped };

/// What `go` asks for.
struct GoCommand {
    Limits limits;                              ///< none: until `stop`
    AnswerWhen answer_when = AnswerWhen::found; ///< when `bestmove` may be written
    /// Count moves to this depth instead of searching.
    std::optional<unsigned> perft_depth;
};

/// Reads what follows `go` in that position. A `go` without any limit is `go infinite`.
[[nodiscard]] std::expected<GoCommand, CommandFault> read_go(Words& words,
                                                             chess::Position const& position);

} // namespace staunton::engine
