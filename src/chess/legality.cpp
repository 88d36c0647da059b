// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legality.h"

#include "chess/attacks.h"
#include "chess/en_passant.h"
#include "chess/legal_moves.h"

namespace staunton::chess {

namespace {

/// Articles 3.2 to 3.6 and 3.8.1 for a piece that is no pawn: other pieces in the way included, the
/// own king's safety not.
bool reaches(Board const& board, PieceKind kind, Square from, Square to) {
    return attack_tables::unobstructed[kind][index_of(from)].contains(to) &&
           !squares_between(from, to).intersects(board.occupied());
}

/// Article 3.7 but en passant, the own king's safety not considered.
bool pawn_reaches(Board const& board, Color color, Square from, Square to) {
    SquareSet const target = SquareSet::of(to);
    if (board.pieces(opponent(color)).intersects(target)) {
        return pawn_attacks(color, from).intersects(target);
    }
    SquareSet const empty = ~board.occupied();
    SquareSet const third_rank = SquareSet::of(relative_rank(color, Rank::third));
    SquareSet const advanced = SquareSet::of(from).shifted_ahead(color) & empty;
    SquareSet const doubled = (advanced & third_rank).shifted_ahead(color) & empty;
    return (advanced | doubled).intersects(target);
}

/// 3.9.2 for a piece that is not the king: it answers the check, and stays on the line if pinned.
bool leaves_king_safe(Position const& position, Square from, Square to) {
    Square const king = position.board().king(position.has_the_move());
    SquareSet const checkers = position.checkers();
    if (!checkers.empty()) {
        SquareSet const answers = checkers | squares_between(king, checkers.first());
        if (checkers.has_more_than_one() || !answers.contains(to)) {
            return false;
        }
    }
    return !position.pinned().contains(from) || line_through(king, from).contains(to);
}

bool is_legal_step(Position const& position, PieceKind kind, Square from, Square to) {
    Board const& board = position.board();
    Color const color = position.has_the_move();
    if (kind == PieceKind::pawn) {
        return pawn_reaches(board, color, from, to) && leaves_king_safe(position, from, to);
    }
    if (!reaches(board, kind, from, to)) {
        return false;
    }
    if (kind == PieceKind::king) {
        SquareSet const without_king = board.occupied() - SquareSet::of(from);
        return attackers_of(board, to, opponent(color), without_king).empty();
    }
    return leaves_king_safe(position, from, to);
}

bool is_legal_en_passant(Position const& position, PieceKind kind, Square from, Square to) {
    Color const color = position.has_the_move();
    return kind == PieceKind::pawn && position.en_passant() == to &&
           pawn_attacks(color, from).contains(to) &&
           en_passant_is_legal(position.board(), color, from, to);
}

/// The squares left and the square reached by the piece that moves, other than the captured one's.
struct Displacement {
    SquareSet left;
    SquareSet reached;
    /// The piece that may give check directly, and where it stands then.
    PieceKind kind;
    Square to;
};

Displacement displacement_of(Position const& position, Move move) {
    Color const color = position.has_the_move();
    SquareSet const from = SquareSet::of(move.from());
    SquareSet const to = SquareSet::of(move.to());
    switch (move.kind()) {
    case MoveKind::castling: {
        CastlingSide const side = castling_side(move.from(), move.to());
        Square const rook = rook_after_castling(color, side);
        return {from | to, SquareSet::of(king_after_castling(color, side)) | SquareSet::of(rook),
                PieceKind::rook, rook};
    }
    case MoveKind::en_passant:
        return {from | SquareSet::of(square_behind(color, move.to())), to, PieceKind::pawn,
                move.to()};
    case MoveKind::promotion:
        return {from, to, *move.promotes_to(), move.to()};
    case MoveKind::plain:
        break;
    }
    return {from, to, position.board().kind_on(move.from()), move.to()};
}

} // namespace

bool is_legal(Position const& position, Move move) {
    Board const& board = position.board();
    Color const color = position.has_the_move();
    Square const from = move.from();
    Square const to = move.to();
    if (!board.pieces(color).contains(from) || !move.is_well_formed()) {
        return false;
    }
    if (move.is_castling()) {
        return position.castling().side_of(color, to) && legal_moves(position).contains(move);
    }
    if (board.pieces(color).contains(to)) {
        return false;
    }
    PieceKind const kind = board.kind_on(from);
    if (move.is_en_passant()) {
        return is_legal_en_passant(position, kind, from, to);
    }
    bool const must_promote = kind == PieceKind::pawn && relative_rank(color, to) == Rank::eighth;
    return must_promote == move.promotes_to().has_value() &&
           is_legal_step(position, kind, from, to);
}

std::optional<Move> legal_move(Position const& position, Square from, Square to,
                               std::optional<PieceKind> promotion) {
    if (promotion == PieceKind::pawn || promotion == PieceKind::king) {
        return std::nullopt;
    }
    Move const move = promotion ? Move::promotion(from, to, *promotion) : Move::plain(from, to);
    if (is_legal(position, move)) {
        return move;
    }
    if (promotion) {
        return std::nullopt;
    }
    if (Move const capture = Move::en_passant(from, to); is_legal(position, capture)) {
        return capture;
    }
    Color const color = position.has_the_move();
    for (CastlingSide const side : both_castling_sides) {
        std::optional<Square> const rook = position.castling().rook(color, side);
        bool const is_meant =
            rook && (to == *rook || (from != to && to == king_after_castling(color, side)));
        if (is_meant && is_legal(position, Move::castling(from, *rook))) {
            return Move::castling(from, *rook);
        }
    }
    return std::nullopt;
}

std::optional<PieceKind> captured_by(Position const& position, Move move) {
    switch (move.kind()) {
    case MoveKind::castling:
        return std::nullopt;
    case MoveKind::en_passant:
        return PieceKind::pawn;
    case MoveKind::plain:
    case MoveKind::promotion:
        return position.board().kind_at(move.to());
    }
    return std::nullopt;
}

bool gives_check(Position const& position, Move move) {
    Board const& board = position.board();
    Color const color = position.has_the_move();
    Square const king = board.king(opponent(color));
    Displacement const moved = displacement_of(position, move);
    SquareSet const occupied = (board.occupied() - moved.left) | moved.reached;
    if (attacks_of({color, moved.kind}, moved.to, occupied).contains(king)) {
        return true;
    }
    for (Square const slider : aimed_sliders(board, king, color) - moved.left) {
        if (!squares_between(king, slider).intersects(occupied)) {
            return true;
        }
    }
    return false;
}

} // namespace staunton::chess
