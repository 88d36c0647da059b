// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/move.h"
#include "engine/search/value.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace staunton::engine {

/// The best moves of both players from some position on, as far as they have been found.
class Line {
public:
    /// Nothing has been found.
    void clear() { size_ = 0; }

    /// Whether nothing has been found.
    [[nodiscard]] bool empty() const { return size_ == 0; }

    /// White's and Black's in turn; valid until the line changes.
    [[nodiscard]] std::span<chess::Move const> moves() const { return {moves_.data(), size_}; }

    /// This move, and then what follows it.
    void assign(chess::Move first, Line const& rest) {
        moves_[0] = first;
        std::size_t const kept = std::min(rest.size_, moves_.size() - 1);
        std::copy_n(rest.moves_.begin(), kept, moves_.begin() + 1);
        size_ = kept + 1;
    }

private:
    std::array<chess::Move, max_ply> moves_{};
    std::size_t size_ = 0;
};

} // namespace staunton::engine
