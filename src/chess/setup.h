// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"
#include "chess/castling.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace staunton::chess {

/// Any arrangement at all, legal or not: what a FEN says. `Position::from` turns it into a position
/// or names all its faults.
struct Setup {
    Board board;                       ///< any pieces on any squares
    Color has_the_move = Color::white; ///< the player to play next (1.3)
    CastlingRights castling;           ///< the rights claimed, each with its rook (3.8.2)
    /// The square passed over by the pawn that has just made a double step (3.7.3.1).
    std::optional<Square> en_passant;
    /// Moves of either player since the last capture or pawn move (9.3), counted in half-moves.
    std::uint32_t halfmove_clock = 0;
    /// The number of the coming move, from 1.
    std::uint32_t move_number = 1;

    [[nodiscard]] friend bool operator==(Setup const&, Setup const&) = default;
};

/// What is wrong with an arrangement.
enum class SetupFaultKind : std::uint8_t {
    no_king,                   ///< `color` has no king
    several_kings,             ///< `color` has more than one king
    too_many_pieces,           ///< `color` has more than sixteen
    too_many_pawns,            ///< `color` has more than eight
    too_many_promoted,         ///< more promoted pieces of `color` than pawns that are missing
    pawn_on_end_rank,          ///< a pawn on the first or last rank, on `square`
    opponent_in_check,         ///< the player not having the move is in check (3.9)
    impossible_check,          ///< no last move can have given these checks; play can go on
    castling_king_misplaced,   ///< a right to castle, but the king is not on his first rank
    castling_rook_missing,     ///< a right to castle with a rook that is not there, on `square`
    castling_king_not_between, ///< the king is not on the inner side of that rook, on `square`
    en_passant_wrong_rank,     ///< the en passant `square` is not on the sixth rank of the mover
    en_passant_no_pawn,        ///< no pawn stands that could just have passed over `square`
    en_passant_not_empty,      ///< `square`, or the one the pawn came from, is occupied
};

/// Whether play cannot go on from a position with that fault. Too many promoted pieces, or an
/// impossible check, only mean that no game can have led there (3.10.3).
[[nodiscard]] constexpr bool prevents_play(SetupFaultKind kind) {
    return kind != SetupFaultKind::too_many_promoted && kind != SetupFaultKind::impossible_check;
}

/// One fault, with its evidence.
struct SetupFault {
    SetupFaultKind kind;          ///< says which evidence there is
    std::optional<Color> color;   ///< of the player concerned
    std::optional<Square> square; ///< where it is wrong

    [[nodiscard]] friend bool operator==(SetupFault const&, SetupFault const&) = default;
};

/// One English sentence without a full stop, such as "a pawn stands on e8".
[[nodiscard]] std::string describe(SetupFault const& fault);

/// All faults, in the order of `SetupFaultKind`, White's first.
[[nodiscard]] std::vector<SetupFault> faults_of(Setup const& setup);

/// The initial position (2.2, 2.3).
[[nodiscard]] Setup starting_setup();

/// The Chess960 initial position of that number, 0 to 959 in Scharnagl's numbering; 518 is the
/// usual one.
[[nodiscard]] Setup chess960_setup(unsigned number);

} // namespace staunton::chess
