// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/known_move.h"
#include "chess/move.h"
#include "chess/setup.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

namespace staunton::chess {

/// A position from which play can go on: a `Setup` without a fault that prevents it, and everything
/// of it that the Laws ask about. A value: copying it is how a move is played.
class Position {
public:
    /// The initial position.
    Position();

    /// The position, or all the faults of the arrangement if one of them prevents play. An en
    /// passant square that no legal capture can use is not kept (9.2.3.1).
    [[nodiscard]] static std::expected<Position, std::vector<SetupFault>> from(Setup const& setup);

    /// The initial position of that number, 0 to 959 (see `chess960_setup`).
    [[nodiscard]] static Position chess960(unsigned number);

    /// Which piece stands on which square.
    [[nodiscard]] Board const& board() const { return board_; }

    /// Whose turn it is (1.3).
    [[nodiscard]] Color has_the_move() const { return has_the_move_; }

    /// The rights to castle that have not been lost (3.8.2.1).
    [[nodiscard]] CastlingRights const& castling() const { return castling_; }

    /// The square on which a *legal* capture en passant is possible now (3.7.3.1, 9.2.3.1).
    [[nodiscard]] std::optional<Square> en_passant() const {
        return en_passant_ == no_square ? std::nullopt : std::optional{square_at(en_passant_)};
    }

    /// Half-moves since the last capture or pawn move (9.3).
    [[nodiscard]] std::uint32_t halfmove_clock() const { return halfmove_clock_; }

    /// The number of the coming move of a pair, from 1 or as set up.
    [[nodiscard]] std::uint32_t move_number() const { return move_number_; }

    /// The opponent's pieces that give check (3.9).
    [[nodiscard]] SquareSet checkers() const { return checkers_; }

    /// Whether the king of the player having the move is in check (3.9).
    [[nodiscard]] bool is_check() const { return !checkers_.empty(); }

    /// The pieces of the player having the move that may not leave the line to their own king
    /// (3.9.2).
    [[nodiscard]] SquareSet pinned() const { return pinned_; }

    /// Likewise those of either player.
    [[nodiscard]] SquareSet pinned(Color color) const;

    /// A 64-bit hash of what 9.2.3 compares. Equal positions have equal hashes; the converse is
    /// likely, never certain: the Laws are decided by `PositionIdentity`.
    [[nodiscard]] std::uint64_t hash() const { return hash_; }

    /// The position after a legal move of the player having the move.
    [[nodiscard]] Position after(Move move) const;

    /// The same for a move as a generator gives it. Defined in chess/position_after.h.
    template <Color mover, PieceKind piece, MoveAction action>
    [[nodiscard]] Position after(KnownMove<mover, piece, action> move) const;

    /// The position with the turn given to the opponent: no move of chess, only for analysis. The
    /// player having the move is not in check.
    [[nodiscard]] Position after_passing() const;

    /// The arrangement, exactly: `Position::from(position.setup()) == position`.
    [[nodiscard]] Setup setup() const;

    [[nodiscard]] friend bool operator==(Position const&, Position const&) = default;

private:
    struct Unchecked {};

    explicit Position(Unchecked) {}

    template <Color mover>
    [[nodiscard]] Position after_move_of(Move move) const;
    [[nodiscard]] Position after_facts(Color mover, PieceKind piece, MoveAction action, Square from,
                                       Square to, PieceKind promotion) const;
    void take(Color color, MoveAction action, Square square);
    void displace(Color mover, PieceKind piece, MoveAction action, Square from, Square to,
                  PieceKind promotion);
    void place_piece(Piece piece, Square square);
    void remove_piece(Piece piece, Square square);
    void move_piece(Piece piece, Square from, Square to);
    void castle(Color color, Square king, Square rook);
    void lose_right(Color color, Square rook);
    void lose_rights(Color color);
    void set_en_passant_if_legal(Square passed_over);
    void pass_the_turn();
    void find_checks_and_pins(SquareSet leaper_checks);

    static constexpr std::uint8_t no_square = 64;

    Board board_;
    SquareSet checkers_;
    SquareSet pinned_;
    std::uint64_t hash_ = 0;
    std::uint32_t halfmove_clock_ = 0;
    std::uint32_t move_number_ = 1;
    CastlingRights castling_;
    Color has_the_move_ = Color::white;
    std::uint8_t en_passant_ = no_square;
};

} // namespace staunton::chess
