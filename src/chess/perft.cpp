// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/perft.h"

#include "chess/legal_moves.h"
#include "chess/move_generation.h"

namespace staunton::chess {

namespace {

struct CountSink {
    std::uint64_t count = 0;

    void moves(Square /*from*/, SquareSet targets) { count += targets.size(); }

    void pawn_moves(SquareSet targets, int /*step*/) { count += targets.size(); }

    void promotions(SquareSet targets, int /*step*/) {
        count += targets.size() * promotion_kinds.size();
    }

    void en_passant(Square /*from*/, Square /*to*/) { ++count; }

    void castling(Square /*king*/, Square /*rook*/) { ++count; }
};

} // namespace

std::uint64_t perft(Position const& position, unsigned depth) {
    if (depth == 0) {
        return 1;
    }
    if (depth == 1) {
        CountSink sink;
        move_generation::generate(position, sink);
        return sink.count;
    }
    std::uint64_t count = 0;
    for (Move const move : legal_moves(position)) {
        count += perft(position.after(move), depth - 1);
    }
    return count;
}

std::vector<std::pair<Move, std::uint64_t>> divide(Position const& position, unsigned depth) {
    std::vector<std::pair<Move, std::uint64_t>> counts;
    for (Move const move : legal_moves(position)) {
        counts.emplace_back(move, perft(position.after(move), depth - 1));
    }
    return counts;
}

} // namespace staunton::chess
