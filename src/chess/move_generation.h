// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/attacks.h"
#include "chess/en_passant.h"
#include "chess/position.h"
#include "chess/position_after.h"

#include <concepts>
#include <cstdint>
#include <optional>

namespace staunton::chess {

/// The ways in which a pawn leaves its square (3.7), as White sees the board: west is the a-file.
enum class PawnWay : std::uint8_t { advance, double_step, capture_west, capture_east };

/// How much higher the index of the target is than that of the pawn's square.
[[nodiscard]] constexpr int offset_of(Color color, PawnWay way) {
    int const ahead = color == Color::white ? 8 : -8;
    switch (way) {
    case PawnWay::advance:
        return ahead;
    case PawnWay::double_step:
        return 2 * ahead;
    case PawnWay::capture_west:
        return ahead - 1;
    case PawnWay::capture_east:
        return ahead + 1;
    }
    return 0;
}

/// Where the pawn came from that reaches `target` in that way.
[[nodiscard]] constexpr Square origin_of(Color color, PawnWay way, Square target) {
    return square_at(
        static_cast<unsigned>(static_cast<int>(index_of(target)) - offset_of(color, way)));
}

/// Legal moves by check and pin masks, given to a sink in groups, so that whoever only counts need
/// not list them. A sink has
///   `pieces<kind>(Square from, SquareSet targets)`  a piece other than a pawn, castling excluded
///   `pawns<way>(SquareSet targets)`                 pawns that do not promote
///   `promotions<way>(SquareSet targets)`            each to the four kinds
///   `en_passant(Square from, Square to)`
///   `castling(Square king, Square rook)`
/// and, if it may have enough before the end, `has_enough()`.
template <Color color, typename Sink>
class MoveGenerator {
public:
    /// `color` has the move in the position; both arguments outlive the generator.
    MoveGenerator(Position const& position, Sink& sink)
        : position_{position}, board_{position.board()}, sink_{sink} {}

    /// Gives every legal move of the player having the move, who is `color`.
    [[gnu::always_inline]] void run() {
        if (position_.is_check()) {
            king_moves({});
            if (!position_.checkers().has_more_than_one()) {
                Square const checker = position_.checkers().first();
                others<true>(position_.checkers() | squares_between(king_, checker));
            }
        } else {
            king_moves(open_castlings());
            if (position_.pinned().empty()) {
                others<false>(SquareSet::all());
            } else {
                others<true>(SquareSet::all());
            }
        }
    }

private:
    static constexpr Color other = opponent(color);
    static constexpr SquareSet last_rank = SquareSet::of(relative_rank(color, Rank::eighth));
    static constexpr SquareSet third_rank = SquareSet::of(relative_rank(color, Rank::third));

    /// A castling that no piece prevents: the rook's square, and the squares of the king's way.
    struct OpenCastling {
        std::optional<Square> rook;
        SquareSet kings_way;
    };

    struct OpenCastlings {
        OpenCastling king_side;
        OpenCastling queen_side;
    };

    [[nodiscard]] bool has_enough() const {
        if constexpr (requires {
                          { sink_.has_enough() } -> std::same_as<bool>;
                      }) {
            return sink_.has_enough();
        } else {
            return false;
        }
    }

    [[gnu::always_inline]] void king_moves(OpenCastlings const& castlings) {
        SquareSet const free = king_attacks(king_) - board_.pieces(color);
        SquareSet const ways = castlings.king_side.kings_way | castlings.queen_side.kings_way;
        if ((free | ways).empty()) {
            return;
        }
        // The king does not shield the squares behind him from a slider.
        SquareSet const danger = squares_attacked(board_, other, occupied_ - SquareSet::of(king_));
        sink_.template pieces<PieceKind::king>(king_, free - danger);
        castling(castlings.king_side, CastlingSide::king_side, danger);
        castling(castlings.queen_side, CastlingSide::queen_side, danger);
    }

    [[nodiscard]] [[gnu::always_inline]] OpenCastlings open_castlings() const {
        if (!position_.castling().has_any(color)) {
            return {};
        }
        return {open_castling(CastlingSide::king_side), open_castling(CastlingSide::queen_side)};
    }

    /// 3.8.2.2 and Guidelines II.3.2, the first half: no piece between.
    [[nodiscard]] [[gnu::always_inline]] OpenCastling open_castling(CastlingSide side) const {
        std::optional<Square> const rook = position_.castling().rook(color, side);
        if (!rook) {
            return {};
        }
        // Nearly always enough to know: whatever stands between king and rook is in the way.
        if (squares_between(king_, *rook).intersects(occupied_)) {
            return {};
        }
        Square const king_to = king_after_castling(color, side);
        Square const rook_to = rook_after_castling(color, side);
        SquareSet const kings_way = squares_between(king_, king_to) | SquareSet::of(king_to);
        SquareSet const rooks_way = squares_between(*rook, rook_to) | SquareSet::of(rook_to);
        SquareSet const others = occupied_ - SquareSet::of(king_) - SquareSet::of(*rook);
        return (kings_way | rooks_way).intersects(others) ? OpenCastling{}
                                                          : OpenCastling{rook, kings_way};
    }

    /// The second half: no square of the king's way attacked.
    [[gnu::always_inline]] void castling(OpenCastling const& open, CastlingSide side,
                                         SquareSet danger) {
        if (!open.rook || open.kings_way.intersects(danger) || is_unveiled(*open.rook, side)) {
            return;
        }
        sink_.castling(king_, *open.rook);
    }

    /// In Chess960 the castling rook itself may have shielded the king's new square.
    [[nodiscard]] bool is_unveiled(Square rook, CastlingSide side) const {
        SquareSet const first_rank = SquareSet::of(relative_rank(color, Rank::first));
        if (!board_.line_sliders(other).intersects(first_rank)) {
            return false;
        }
        Square const king_to = king_after_castling(color, side);
        SquareSet const afterwards = (occupied_ - SquareSet::of(king_) - SquareSet::of(rook)) |
                                     SquareSet::of(rook_after_castling(color, side));
        return rook_attacks(king_to, afterwards).intersects(board_.line_sliders(other));
    }

    /// The moves of all pieces but the king to squares of `allowed`. If not `restrained`, every
    /// square is allowed and no piece is pinned.
    template <bool restrained>
    [[gnu::always_inline]] void others(SquareSet allowed) {
        if (!has_enough()) {
            knights<restrained>(allowed);
            sliders<PieceKind::bishop, restrained>(allowed);
            sliders<PieceKind::rook, restrained>(allowed);
            sliders<PieceKind::queen, restrained>(allowed);
        }
        if (!has_enough()) {
            pawns<restrained>(allowed);
        }
    }

    template <bool restrained>
    [[nodiscard]] [[gnu::always_inline]] SquareSet free(SquareSet pieces) const {
        return restrained ? pieces - position_.pinned() : pieces;
    }

    template <bool restrained>
    [[nodiscard]] [[gnu::always_inline]] SquareSet pinned(SquareSet pieces) const {
        return restrained ? pieces & position_.pinned() : SquareSet{};
    }

    template <bool restrained>
    [[gnu::always_inline]] void knights(SquareSet allowed) {
        SquareSet const targets = allowed - board_.pieces(color);
        // A pinned knight never moves: it cannot stay on the line.
        for (Square const from : free<restrained>(board_.pieces(color, PieceKind::knight))) {
            sink_.template pieces<PieceKind::knight>(from, knight_attacks(from) & targets);
        }
    }

    template <PieceKind kind, bool restrained>
    [[gnu::always_inline]] void sliders(SquareSet allowed) {
        SquareSet const targets = allowed - board_.pieces(color);
        SquareSet const all = board_.pieces(color, kind);
        for (Square const from : free<restrained>(all)) {
            sink_.template pieces<kind>(from, attacks<kind>(from) & targets);
        }
        for (Square const from : pinned<restrained>(all)) {
            SquareSet const line = line_through(king_, from);
            sink_.template pieces<kind>(from, attacks<kind>(from) & targets & line);
        }
    }

    template <PieceKind kind>
    [[nodiscard]] [[gnu::always_inline]] SquareSet attacks(Square from) const {
        if constexpr (kind == PieceKind::bishop) {
            return bishop_attacks(from, occupied_);
        } else if constexpr (kind == PieceKind::rook) {
            return rook_attacks(from, occupied_);
        } else {
            return queen_attacks(from, occupied_);
        }
    }

    template <bool restrained>
    [[gnu::always_inline]] void pawns(SquareSet allowed) {
        SquareSet const all = board_.pieces(color, PieceKind::pawn);
        pawns_within(free<restrained>(all), allowed);
        for (Square const from : pinned<restrained>(all)) {
            pawns_within(SquareSet::of(from), allowed & line_through(king_, from));
        }
        if (std::optional<Square> const to = position_.en_passant()) {
            for (Square const from : legal_en_passant_pawns(board_, color, *to)) {
                sink_.en_passant(from, *to);
            }
        }
    }

    [[gnu::always_inline]] void pawns_within(SquareSet pawns, SquareSet allowed) {
        SquareSet const ahead = pawns.shifted_ahead(color);
        SquareSet const advanced = ahead - occupied_;
        SquareSet const doubled = (advanced & third_rank).shifted_ahead(color) - occupied_;
        SquareSet const enemies = board_.pieces(other) & allowed;
        SquareSet const west = ahead.shifted_west() & enemies;
        SquareSet const east = ahead.shifted_east() & enemies;
        if (!ahead.intersects(last_rank)) {
            sink_.template pawns<PawnWay::advance>(advanced & allowed);
            sink_.template pawns<PawnWay::capture_west>(west);
            sink_.template pawns<PawnWay::capture_east>(east);
        } else {
            with_promotions<PawnWay::advance>(advanced & allowed);
            with_promotions<PawnWay::capture_west>(west);
            with_promotions<PawnWay::capture_east>(east);
        }
        sink_.template pawns<PawnWay::double_step>(doubled & allowed);
    }

    template <PawnWay way>
    [[gnu::always_inline]] void with_promotions(SquareSet reached) {
        sink_.template pawns<way>(reached - last_rank);
        sink_.template promotions<way>(reached & last_rank);
    }

    Position const& position_;
    Board const& board_;
    Sink& sink_;
    Square king_ = board_.king(color);
    SquareSet occupied_ = board_.occupied();
};

/// Gives every legal move of the player having the move, who is `color`, to the sink.
template <Color color, typename Sink>
[[gnu::always_inline]] inline void generate(Position const& position, Sink& sink) {
    MoveGenerator<color, Sink>{position, sink}.run();
}

} // namespace staunton::chess
