// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/play/announcements.h"

#include <algorithm>
#include <utility>

namespace staunton::server {

void Announcements::add(Say say) {
    items_.push_back({.waits = false, .say = std::move(say), .lost = {}});
    say_what_is_ready();
}

void Announcements::add_when_durable(Say say, Say lost) {
    items_.push_back({.waits = true, .say = std::move(say), .lost = std::move(lost)});
}

void Announcements::oldest_is_durable() {
    auto const oldest = std::ranges::find_if(items_, &Item::waits);
    if (oldest != items_.end()) {
        oldest->waits = false;
        say_what_is_ready();
    }
}

void Announcements::lose_all() {
    for (Item const& item : std::exchange(items_, {})) {
        if (item.lost) {
            item.lost();
        }
    }
}

void Announcements::say_what_is_ready() {
    if (speaking_) { // whoever speaks further up goes on with what was added meanwhile
        return;
    }
    speaking_ = true;
    while (!items_.empty() && !items_.front().waits) {
        Item const item = std::move(items_.front());
        items_.pop_front();
        if (item.say) {
            item.say();
        }
    }
    speaking_ = false;
}

} // namespace staunton::server
