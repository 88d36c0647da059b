// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/zobrist.h"

#include "base/random.h"

#include <array>

namespace staunton::chess {

namespace {

struct Keys {
    ByColor<ByPieceKind<std::array<std::uint64_t, square_count>>> pieces{};
    std::array<std::uint64_t, square_count> castling{};
    std::array<std::uint64_t, 8> en_passant{};
    std::uint64_t black = 0;
};

constexpr Keys keys = [] {
    base::Random random{1851}; // the year of the London tournament
    Keys made;
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
}();

} // namespace

std::uint64_t zobrist_key(Piece piece, Square square) {
    return keys.pieces[piece.color][piece.kind][index_of(square)];
}

std::uint64_t zobrist_castling_key(Square rook) {
    return keys.castling[index_of(rook)];
}

std::uint64_t zobrist_en_passant_key(Square passed_over) {
    return keys.en_passant[static_cast<std::size_t>(file_of(passed_over))];
}

std::uint64_t zobrist_black_key() {
    return keys.black;
}

} // namespace staunton::chess
