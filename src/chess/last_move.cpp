// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/last_move.h"

#include "chess/attacks.h"

#include <algorithm>

namespace staunton::chess {

namespace {

/// Takes back moves of the player who moved last, whatever they may have been.
class Retraction {
public:
    explicit Retraction(Position const& position)
        : board_{position.board()}, mover_{opponent(position.has_the_move())},
          king_{board_.king(position.has_the_move())},
          may_have_captured_{board_.pieces(position.has_the_move()).size() < 16} {}

    [[nodiscard]] bool exists() const {
        return has_castled() || std::ranges::any_of(board_.pieces(mover_), [this](Square to) {
                   PieceKind const kind = board_.kind_on(to);
                   return kind == PieceKind::pawn
                              ? pawn_came_to(to)
                              : piece_came_to(to, kind) || promoted_on(to, kind);
               });
    }

private:
    /// Whether all is well if `kind` stood on `from` and now stands on `to`; `filled` was occupied
    /// by a captured man.
    [[nodiscard]] bool works(Square from, Square to, PieceKind kind, SquareSet filled) const {
        Board before = board_;
        before.remove(to);
        before.place(from, {mover_, kind});
        for (Square const square : filled) { // what was captured gives its own king no check
            before.place(square, {opponent(mover_), PieceKind::pawn});
        }
        return attackers_of(before, king_, mover_).empty();
    }

    [[nodiscard]] bool quietly(Square from, Square to, PieceKind kind) const {
        return is_free(from) && works(from, to, kind, {});
    }

    [[nodiscard]] bool by_capture(Square from, Square to, PieceKind kind) const {
        return may_have_captured_ && is_free(from) && works(from, to, kind, SquareSet::of(to));
    }

    [[nodiscard]] bool is_free(Square square) const { return !board_.occupied().contains(square); }

    [[nodiscard]] SquareSet reach(Square square, PieceKind kind) const {
        switch (kind) {
        case PieceKind::knight:
            return knight_attacks(square);
        case PieceKind::bishop:
            return bishop_attacks(square, board_.occupied());
        case PieceKind::rook:
            return rook_attacks(square, board_.occupied());
        case PieceKind::queen:
            return queen_attacks(square, board_.occupied());
        case PieceKind::king:
            return king_attacks(square);
        case PieceKind::pawn:
            break;
        }
        return {};
    }

    [[nodiscard]] bool piece_came_to(Square to, PieceKind kind) const {
        return std::ranges::any_of(reach(to, kind), [&](Square from) {
            return quietly(from, to, kind) || by_capture(from, to, kind);
        });
    }

    [[nodiscard]] bool promoted_on(Square to, PieceKind kind) const {
        return kind != PieceKind::king && relative_rank(mover_, to) == Rank::eighth &&
               pawn_stepped_or_captured(to);
    }

    [[nodiscard]] bool pawn_stepped_or_captured(Square to) const {
        return quietly(square_behind(mover_, to), to, PieceKind::pawn) ||
               std::ranges::any_of(pawn_attacks(opponent(mover_), to), [&](Square from) {
                   return by_capture(from, to, PieceKind::pawn);
               });
    }

    [[nodiscard]] bool pawn_came_to(Square to) const {
        Rank const rank = relative_rank(mover_, to);
        if (rank == Rank::second) {
            return false;
        }
        return pawn_stepped_or_captured(to) || (rank == Rank::fourth && pawn_doubled_to(to)) ||
               (rank == Rank::sixth && pawn_passed_to(to));
    }

    [[nodiscard]] bool pawn_doubled_to(Square to) const {
        Square const between = square_behind(mover_, to);
        return is_free(between) && quietly(square_behind(mover_, between), to, PieceKind::pawn);
    }

    [[nodiscard]] bool pawn_passed_to(Square to) const {
        Square const captured = square_behind(mover_, to);
        return may_have_captured_ && is_free(captured) &&
               std::ranges::any_of(pawn_attacks(opponent(mover_), to), [&](Square from) {
                   return is_free(from) &&
                          works(from, to, PieceKind::pawn, SquareSet::of(captured));
               });
    }

    [[nodiscard]] bool has_castled() const {
        return std::ranges::any_of(both_castling_sides, [this](CastlingSide side) {
            return board_.king(mover_) == king_after_castling(mover_, side) &&
                   board_.pieces(mover_, PieceKind::rook)
                       .contains(rook_after_castling(mover_, side));
        });
    }

    Board const& board_;
    Color mover_;
    Square king_;
    bool may_have_captured_;
};

} // namespace

bool has_last_move(Position const& position) {
    return Retraction{position}.exists();
}

} // namespace staunton::chess
