// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/polyglot_key.h"

#include "chess/attacks.h"
#include "chess/polyglot_numbers.h"

namespace staunton::chess {

namespace {

constexpr std::size_t castling_numbers = 768;
constexpr std::size_t en_passant_numbers = 772;
constexpr std::size_t white_number = 780;

std::uint64_t key_of_pieces(Board const& board) {
    std::uint64_t key = 0;
    for (Color const color : both_colors) {
        for (PieceKind const kind : all_piece_kinds) {
            std::size_t const row =
                2 * static_cast<std::size_t>(kind) + static_cast<std::size_t>(opponent(color));
            for (Square const square : board.pieces(color, kind)) {
                key ^= polyglot_numbers[64 * row + index_of(square)];
            }
        }
    }
    return key;
}

std::uint64_t key_of_castling(CastlingRights const& rights) {
    std::uint64_t key = 0;
    std::size_t number = castling_numbers;
    for (Color const color : both_colors) {
        for (CastlingSide const side : both_castling_sides) {
            key ^= rights.has(color, side) ? polyglot_numbers[number] : 0;
            ++number;
        }
    }
    return key;
}

std::uint64_t key_of_en_passant(Setup const& setup) {
    if (!setup.en_passant) {
        return 0;
    }
    SquareSet const ready = pawn_attacks(opponent(setup.has_the_move), *setup.en_passant) &
                            setup.board.pieces(setup.has_the_move, PieceKind::pawn);
    return ready.empty() ? 0
                         : polyglot_numbers[en_passant_numbers +
                                            static_cast<std::size_t>(file_of(*setup.en_passant))];
}

} // namespace

std::uint64_t polyglot_key(Setup const& setup) {
    return key_of_pieces(setup.board) ^ key_of_castling(setup.castling) ^ key_of_en_passant(setup) ^
           (setup.has_the_move == Color::white ? polyglot_numbers[white_number] : 0);
}

std::uint64_t polyglot_key(Position const& position) {
    return polyglot_key(position.setup());
}

std::uint64_t polyglot_key_after(Position const& position, Move move) {
    Setup setup = position.after(move).setup();
    Color const mover = position.has_the_move();
    bool const is_double_step = position.board().pieces(PieceKind::pawn).contains(move.from()) &&
                                relative_rank(mover, move.from()) == Rank::second &&
                                relative_rank(mover, move.to()) == Rank::fourth;
    if (is_double_step) {
        setup.en_passant = square_ahead(mover, move.from());
    }
    return polyglot_key(setup);
}

} // namespace staunton::chess
