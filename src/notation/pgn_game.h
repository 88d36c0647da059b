// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace staunton::notation {

/// A move of the main line, with what was written after it.
struct PgnMove {
    chess::Move move;               ///< legal where it stands
    std::vector<unsigned> glyphs{}; ///< numeric annotation glyphs ($1 …)
    std::string comment{};          ///< without braces; several are joined by a space

    [[nodiscard]] friend bool operator==(PgnMove const&, PgnMove const&) = default;
};

/// One game of a PGN file: its tag pairs in order, and its main line.
struct PgnGame {
    std::vector<std::pair<std::string, std::string>> tags; ///< names and values, without quotes
    chess::Position first_position; ///< that of the FEN tag, or the initial one
    std::string comment;            ///< before the first move
    std::vector<PgnMove> moves;     ///< the main line, each legal after those before it
    std::string result = "*"; ///< "1-0", "0-1", "1/2-1/2" or "*": the text at the end of the moves

    /// The moves of a game, without tags. Add those there are, and set `result` when it is over.
    [[nodiscard]] static PgnGame of(chess::Game const& game);

    /// The value of the first tag pair of that name.
    [[nodiscard]] std::optional<std::string_view> tag(std::string_view name) const;

    /// Sets the tag, at the end if it is new.
    void set_tag(std::string_view name, std::string_view value);

    /// The main line played through, with every position on the way.
    [[nodiscard]] chess::Game replay() const;

    [[nodiscard]] friend bool operator==(PgnGame const&, PgnGame const&) = default;
};

} // namespace staunton::notation
