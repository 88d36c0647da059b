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
    chess::Move move;
    std::vector<unsigned> glyphs; ///< numeric annotation glyphs ($1 …)
    std::string comment;          ///< without braces; several are joined by a space

    [[nodiscard]] friend bool operator==(PgnMove const&, PgnMove const&) = default;
};

/// One game of a PGN file: its tag pairs in order, and its main line.
struct PgnGame {
    std::vector<std::pair<std::string, std::string>> tags;
    chess::Position first_position;
    std::string comment; ///< before the first move
    std::vector<PgnMove> moves;
    std::string result = "*"; ///< "1-0", "0-1", "1/2-1/2" or "*": the text at the end of the moves

    [[nodiscard]] std::optional<std::string_view> tag(std::string_view name) const;
    /// Sets the tag, at the end if it is new.
    void set_tag(std::string_view name, std::string_view value);
    [[nodiscard]] chess::Game replay() const;

    [[nodiscard]] friend bool operator==(PgnGame const&, PgnGame const&) = default;
};

} // namespace staunton::notation
