// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace staunton::base {

/// The unit of every clock of the house: whole milliseconds.
using Milliseconds = std::chrono::milliseconds;

/// Where time comes from, so that a test can pass its own. Not thread-safe unless a source says so.
class TimeSource {
public:
    TimeSource() = default;
    TimeSource(TimeSource const&) = delete;
    TimeSource& operator=(TimeSource const&) = delete;
    virtual ~TimeSource() = default;

    /// Time since some fixed moment; never goes back while the process lives.
    [[nodiscard]] virtual Milliseconds monotonic() const = 0;

    /// Time since 1 January 1970 UTC; comparable between processes.
    [[nodiscard]] virtual Milliseconds since_epoch() const = 0;
};

/// The machine's own clocks. Thread-safe.
class SystemTimeSource final : public TimeSource {
public:
    [[nodiscard]] Milliseconds monotonic() const override {
        return std::chrono::duration_cast<Milliseconds>(
            std::chrono::steady_clock::now().time_since_epoch());
    }

    [[nodiscard]] Milliseconds since_epoch() const override {
        return std::chrono::duration_cast<Milliseconds>(
            std::chrono::system_clock::now().time_since_epoch());
    }
};

} // namespace staunton::base
