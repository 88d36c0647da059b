// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>

namespace staunton::server {

/// What a room has to say, in order. Something that depends on a write waits until the write is
/// durable, and everything after it waits with it: nobody ever hears of what could still be lost.
class Announcements {
public:
    using Say = std::function<void()>;

    /// Said after all before it.
    void add(Say say);
    /// Said once the oldest unanswered write is on disk. `lost` is called instead if it never gets
    /// there; both may be empty.
    void add_when_durable(Say say, Say lost);

    /// The oldest unanswered write is on disk.
    void oldest_is_durable();

    /// Calls every `lost` and forgets the rest.
    void lose_all();

    [[nodiscard]] bool empty() const { return items_.empty(); }

private:
    struct Item {
        bool waits;
        Say say;
        Say lost;
    };

    void say_what_is_ready();

    std::deque<Item> items_;
    bool speaking_ = false;
};

} // namespace staunton::server
