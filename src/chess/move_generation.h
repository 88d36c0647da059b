// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/attacks.h"
#include "chess/en_passant.h"
#include "chess/move.h"
#include "chess/position.h"

/// Legal moves by check and pin masks, given to a sink in groups, so that whoever only counts need
/// not list them. A sink has:
///   `moves(Square from, SquareSet targets)`            a piece other than a pawn
///   `pawn_moves(SquareSet targets, int step)`          pawns that came from `target - step`
///   `promotions(SquareSet targets, int step)`          likewise, each to four kinds
///   `en_passant(Square from, Square to)`, `castling(Square king, Square rook)`.
namespace staunton::chess::move_generation {

/// Every square that the pieces of `by` attack when the opposing king is lifted off the board.
[[nodiscard]] inline SquareSet attacked_squares(Board const& board, Color by) {
    SquareSet const occupied = board.occupied() - board.pieces(opponent(by), PieceKind::king);
    SquareSet const pawns = board.pieces(by, PieceKind::pawn).shifted_ahead(by);
    SquareSet attacked = pawns.shifted_east() | pawns.shifted_west() | king_attacks(board.king(by));
    for (Square const square : board.pieces(by, PieceKind::knight)) {
        attacked |= knight_attacks(square);
    }
    for (Square const square : board.diagonal_sliders(by)) {
        attacked |= bishop_attacks(square, occupied);
    }
    for (Square const square : board.line_sliders(by)) {
        attacked |= rook_attacks(square, occupied);
    }
    return attacked;
}

/// Generates the moves of one player, whose color is known when compiling.
template <Color color, typename Sink>
class Generator {
public:
    Generator(Position const& position, Sink& sink)
        : position_{position}, board_{position.board()}, sink_{sink} {}

    void run() {
        SquareSet const danger = attacked_squares(board_, other);
        sink_.moves(king_, king_attacks(king_) - board_.pieces(color) - danger);
        if (position_.checkers().has_more_than_one()) {
            return;
        }
        if (position_.is_check()) {
            check_mask_ =
                position_.checkers() | squares_between(king_, position_.checkers().first());
        } else {
            castling(danger);
        }
        pieces();
        pawns();
    }

private:
    static constexpr Color other = opponent(color);
    static constexpr int ahead = color == Color::white ? 8 : -8;
    static constexpr SquareSet last_rank = SquareSet::of(relative_rank(color, Rank::eighth));
    static constexpr SquareSet third_rank = SquareSet::of(relative_rank(color, Rank::third));

    void pieces() {
        SquareSet const targets = check_mask_ - board_.pieces(color);
        SquareSet const occupied = board_.occupied();
        // A pinned knight never moves: it cannot stay on the line.
        for (Square const from : board_.pieces(color, PieceKind::knight) - pinned_) {
            sink_.moves(from, knight_attacks(from) & targets);
        }
        for (Square const from : board_.diagonal_sliders(color)) {
            sink_.moves(from, within_pin(from, bishop_attacks(from, occupied) & targets));
        }
        for (Square const from : board_.line_sliders(color)) {
            sink_.moves(from, within_pin(from, rook_attacks(from, occupied) & targets));
        }
    }

    [[nodiscard]] SquareSet within_pin(Square from, SquareSet targets) const {
        return pinned_.contains(from) ? targets & line_through(king_, from) : targets;
    }

    void pawns() {
        SquareSet const all = board_.pieces(color, PieceKind::pawn);
        advances(all - pinned_, check_mask_);
        captures(all - pinned_, check_mask_);
        for (Square const from : all& pinned_) {
            SquareSet const allowed = check_mask_ & line_through(king_, from);
            advances(SquareSet::of(from), allowed);
            captures(SquareSet::of(from), allowed);
        }
        if (std::optional<Square> const to = position_.en_passant()) {
            for (Square const from : legal_en_passant_pawns(board_, color, *to)) {
                sink_.en_passant(from, *to);
            }
        }
    }

    void advances(SquareSet pawns, SquareSet allowed) {
        SquareSet const empty = ~board_.occupied();
        SquareSet const one = pawns.shifted_ahead(color) & empty;
        SquareSet const two = (one & third_rank).shifted_ahead(color) & empty;
        give(one & allowed, ahead);
        sink_.pawn_moves(two & allowed, 2 * ahead);
    }

    void captures(SquareSet pawns, SquareSet allowed) {
        SquareSet const targets = board_.pieces(other) & allowed;
        SquareSet const forward = pawns.shifted_ahead(color);
        give(forward.shifted_west() & targets, ahead - 1);
        give(forward.shifted_east() & targets, ahead + 1);
    }

    void give(SquareSet targets, int step) {
        sink_.pawn_moves(targets - last_rank, step);
        if (SquareSet const promoting = targets & last_rank; !promoting.empty()) {
            sink_.promotions(promoting, step);
        }
    }

    void castling(SquareSet danger) {
        for (CastlingSide const side : both_castling_sides) {
            std::optional<Square> const rook = position_.castling().rook(color, side);
            if (rook && !castling_is_prevented(side, *rook, danger)) {
                sink_.castling(king_, *rook);
            }
        }
    }

    /// 3.8.2.2 and Guidelines II.3.2: a piece in the way, or a square of the king's way attacked.
    [[nodiscard]] bool castling_is_prevented(CastlingSide side, Square rook,
                                             SquareSet danger) const {
        Square const king_to = king_after_castling(color, side);
        Square const rook_to = rook_after_castling(color, side);
        SquareSet const movers = SquareSet::of(king_) | SquareSet::of(rook);
        SquareSet const kings_way = squares_between(king_, king_to) | SquareSet::of(king_to);
        SquareSet const rooks_way = squares_between(rook, rook_to) | SquareSet::of(rook_to);
        SquareSet const occupied = board_.occupied() - movers;
        if ((kings_way | rooks_way).intersects(occupied) || kings_way.intersects(danger)) {
            return true;
        }
        // In Chess960 the rook itself may have been the shield.
        SquareSet const afterwards = occupied | SquareSet::of(king_to) | SquareSet::of(rook_to);
        return rook_attacks(king_to, afterwards).intersects(board_.line_sliders(other));
    }

    Position const& position_;
    Board const& board_;
    Sink& sink_;
    Square king_ = board_.king(color);
    SquareSet pinned_ = position_.pinned(color);
    SquareSet check_mask_ = SquareSet::all();
};

/// Gives every legal move of the player having the move to the sink.
template <typename Sink>
void generate(Position const& position, Sink& sink) {
    if (position.has_the_move() == Color::white) {
        Generator<Color::white, Sink>{position, sink}.run();
    } else {
        Generator<Color::black, Sink>{position, sink}.run();
    }
}

} // namespace staunton::chess::move_generation
