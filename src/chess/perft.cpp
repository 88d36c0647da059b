// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/perft.h"

#include "chess/each_legal_move.h"
#include "chess/legal_moves.h"

#include <cassert>

namespace staunton::chess {

namespace {

template <Color color>
std::uint64_t leaves(Position const& position, unsigned depth) {
    std::uint64_t count = 0;
    for_each_legal_move<color>(position, [&](auto move) {
        Position const next = position.after(move);
        count += depth == 2 ? count_legal_moves(next) : leaves<opponent(color)>(next, depth - 1);
    });
    return count;
}

} // namespace

std::uint64_t perft(Position const& position, unsigned depth) {
    if (depth == 0) {
        return 1;
    }
    if (depth == 1) {
        return count_legal_moves(position);
    }
    return position.has_the_move() == Color::white ? leaves<Color::white>(position, depth)
                                                   : leaves<Color::black>(position, depth);
}

std::vector<std::pair<Move, std::uint64_t>> divide(Position const& position, unsigned depth) {
    assert(depth >= 1);
    std::vector<std::pair<Move, std::uint64_t>> counts;
    for (Move const move : legal_moves(position)) {
        counts.emplace_back(move, perft(position.after(move), depth - 1));
    }
    return counts;
}

} // namespace staunton::chess
