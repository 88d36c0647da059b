// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"
#include "server/storage/stored_game.h"

namespace staunton::server {

/// Counts the time that servers on this data have been alive. It stands still while none is, so
/// that games measured by it are charged nothing for a restart. Thread-safe if its source is.
class ServerClock {
public:
    /// `alive_before` is what earlier servers had counted. `source` outlives the clock.
    ServerClock(base::TimeSource const& source, Milliseconds alive_before)
        : source_{source}, offset_{alive_before - source.monotonic()} {}

    [[nodiscard]] Milliseconds alive() const { return source_.monotonic() + offset_; }

    [[nodiscard]] Milliseconds since_epoch() const { return source_.since_epoch(); }

    /// When that count will be reached, as the source's monotonic time.
    [[nodiscard]] Milliseconds monotonic_at(Milliseconds alive) const { return alive - offset_; }

private:
    base::TimeSource const& source_;
    Milliseconds offset_;
};

/// The time of a game when the server has been alive for that long.
[[nodiscard]] constexpr Milliseconds game_time_at(ClockAnchor const& anchor, Milliseconds alive) {
    return anchor.alive ? anchor.game_time + (alive - *anchor.alive) : anchor.game_time;
}

} // namespace staunton::server
