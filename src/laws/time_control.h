// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"
#include "chess/color.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace staunton::laws {

using base::Milliseconds;

/// How the extra time of every move works (6.3.2).
enum class ExtraTime : std::uint8_t {
    increment, ///< Fischer: added when the move is completed; the first one at the start
    delay,     ///< US delay: the main time stands still for so long at the start of a move
    bronstein, ///< what the move took, at most so much, is given back when it is completed
};

/// One period of the time control (6.3.1).
struct Period {
    std::optional<unsigned> moves{}; ///< to be completed in it; nothing: all the remaining ones
    Milliseconds allotted{0};        ///< the main time
    Milliseconds extra{0};           ///< for each move
    ExtraTime extra_kind = ExtraTime::increment; ///< how `extra` is given

    [[nodiscard]] friend bool operator==(Period const&, Period const&) = default;
};

/// The periods of one player, in order. Every period but the last names a number of moves; if the
/// last one does too, it is repeated as often as needed, as PGN has it. No period: no clock.
struct TimeControl {
    std::vector<Period> periods; ///< the first one begins with the game

    /// Whether there is a period at all.
    [[nodiscard]] bool has_clock() const { return !periods.empty(); }

    [[nodiscard]] friend bool operator==(TimeControl const&, TimeControl const&) = default;
};

/// Where a time control is unreadable: bytes from 0.
struct TimeControlError {
    std::size_t offset; ///< of the first character that does not fit
};

/// Reads PGN's TimeControl: periods joined by `:`, each `[moves/]seconds`, with `+N` (increment),
/// `dN` (delay) or `bN` (Bronstein); `-` for none. Times are whole seconds or have up to three
/// decimals; at most 1000 hours, 16 periods. The first period leaves time to make a move.
[[nodiscard]] std::expected<TimeControl, TimeControlError>
parse_time_control(std::string_view text);

/// Writes what `parse_time_control` reads.
[[nodiscard]] std::string to_text(TimeControl const& control);

} // namespace staunton::laws
