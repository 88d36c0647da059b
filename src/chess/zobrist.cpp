// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/zobrist.h"

#include "base/random.h"

namespace staunton::chess {

namespace {

constexpr ZobristKeys make_keys() {
    base::Random random{1851}; // the year of the London tournament
    ZobristKeys made{};
    for (auto& by_kind : made.pieces) {
        for (auto& by_square : by_kind) {
            for (std::uint64_t& key : by_square) {
                key = random.next();
            }
        }
    }
    for (std::uint64_t& key : made.castling) {
        key = random.next();
    }
    for (std::uint64_t& key : made.en_passant) {
        key = random.next();
    }
    made.black = random.next();
    return made;
}

} // namespace

constinit ZobristKeys const zobrist_keys = make_keys();

} // namespace staunton::chess
