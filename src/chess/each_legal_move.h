// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/known_move.h"
#include "chess/move_generation.h"

namespace staunton::chess {

/// The sink that hands over move by move. See `for_each_legal_move`.
template <Color color, typename Visitor>
struct EachMoveSink {
    /// The opponent's pieces: what can be captured.
    SquareSet enemies;
    /// Called with each move, a `KnownMove`.
    Visitor& visit;

    /// See `MoveGenerator`, as for the functions below.
    template <PieceKind kind>
    [[gnu::always_inline]] void pieces(Square from, SquareSet targets) {
        for (Square const to : targets& enemies) {
            visit(KnownMove<color, kind, MoveAction::capture>{from, to});
        }
        for (Square const to : targets - enemies) {
            visit(KnownMove<color, kind, MoveAction::step>{from, to});
        }
    }

    /// Pawns, promotions left out.
    template <PawnWay way>
    [[gnu::always_inline]] void pawns(SquareSet targets) {
        constexpr MoveAction action = way == PawnWay::advance       ? MoveAction::step
                                      : way == PawnWay::double_step ? MoveAction::double_step
                                                                    : MoveAction::capture;
        for (Square const to : targets) {
            visit(KnownMove<color, PieceKind::pawn, action>{origin_of(color, way, to), to});
        }
    }

    /// Four moves for each target.
    template <PawnWay way>
    [[gnu::always_inline]] void promotions(SquareSet targets) {
        constexpr MoveAction action =
            way == PawnWay::advance ? MoveAction::promotion : MoveAction::promoting_capture;
        for (Square const to : targets) {
            for (PieceKind const kind : promotion_kinds) {
                visit(
                    KnownMove<color, PieceKind::pawn, action>{origin_of(color, way, to), to, kind});
            }
        }
    }

    /// A capture in passing.
    [[gnu::always_inline]] void en_passant(Square from, Square to) {
        visit(KnownMove<color, PieceKind::pawn, MoveAction::en_passant>{from, to});
    }

    /// Castling with that rook.
    [[gnu::always_inline]] void castling(Square king, Square rook) {
        visit(KnownMove<color, PieceKind::king, MoveAction::castling>{king, rook});
    }
};

/// Calls `visit` with every legal move (3.10.1) of the player having the move, who is `color`. Each
/// comes as a `KnownMove` of its own type: take it as `auto`, play it with `position.after(move)`,
/// keep it as a `Move`. Faster than a list for whoever plays every move.
template <Color color, typename Visitor>
[[gnu::always_inline]] inline void for_each_legal_move(Position const& position, Visitor&& visit) {
    EachMoveSink<color, Visitor> sink{position.board().pieces(opponent(color)), visit};
    generate<color>(position, sink);
}

} // namespace staunton::chess
