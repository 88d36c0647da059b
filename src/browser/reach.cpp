// SPDX-License-Identifier: GPL-3.0-or-later
#include "browser/reach.h"

#include "chess/legal_moves.h"
#include "notation/piece_letter.h"

namespace staunton::browser {

using namespace chess;

namespace {

constexpr SquareSet end_ranks = SquareSet::of(Rank::first) | SquareSet::of(Rank::eighth);

bool promotes(Board const& board, Square from, Square to) {
    return end_ranks.contains(to) && board.kind_at(from) == PieceKind::pawn;
}

} // namespace

void Reach::add_moves_of(Position const& position) {
    for (Move const move : legal_moves(position)) {
        SquareSet& targets = targets_[index_of(move.from())];
        if (!move.is_castling()) {
            targets.insert(move.to());
            continue;
        }
        CastlingSide const side = castling_side(move.from(), move.to());
        for (Square const to : {move.to(), king_after_castling(position.has_the_move(), side)}) {
            if (legal_move(position, move.from(), to) == move) {
                targets.insert(to);
            }
        }
    }
}

std::string Reach::text(Board const& board) const {
    std::string text;
    auto const add = [&](Square from, Square to) {
        text += text.empty() ? "" : " ";
        text += name_of(from);
        text += name_of(to);
    };
    for (unsigned index = 0; index < square_count; ++index) {
        Square const from = square_at(index);
        for (Square const to : targets_[index]) {
            if (!promotes(board, from, to)) {
                add(from, to);
                continue;
            }
            for (PieceKind const kind : promotion_kinds) {
                add(from, to);
                text += notation::lower_case(notation::letter_of(kind));
            }
        }
    }
    return text;
}

} // namespace staunton::browser
