// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position.h"

#include "chess/attacks.h"
#include "chess/en_passant.h"
#include "chess/zobrist.h"

#include <algorithm>
#include <cassert>

namespace staunton::chess {

namespace {

Position position_of_faultless(Setup const& setup) {
    auto position = Position::from(setup);
    assert(position.has_value());
    return *position;
}

} // namespace

Position::Position() : Position{Unchecked{}} {
    static Position const initial = position_of_faultless(starting_setup());
    *this = initial;
}

Position Position::chess960(unsigned number) {
    return position_of_faultless(chess960_setup(number));
}

std::expected<Position, std::vector<SetupFault>> Position::from(Setup const& setup) {
    std::vector<SetupFault> faults = faults_of(setup);
    if (std::ranges::any_of(faults, prevents_play, &SetupFault::kind)) {
        return std::unexpected(std::move(faults));
    }
    Position position{Unchecked{}};
    for (Square const square : setup.board.occupied()) {
        position.place_piece(*setup.board.piece_at(square), square);
    }
    position.castling_ = setup.castling;
    for (Color const color : both_colors) {
        for (CastlingSide const side : both_castling_sides) {
            if (auto const rook = setup.castling.rook(color, side)) {
                position.hash_ ^= zobrist_castling_key(*rook);
            }
        }
    }
    position.halfmove_clock_ = setup.halfmove_clock;
    position.move_number_ = setup.move_number;
    position.has_the_move_ = setup.has_the_move;
    if (setup.has_the_move == Color::black) {
        position.hash_ ^= zobrist_black_key();
    }
    Color const opponents = opponent(setup.has_the_move);
    position.checkers_ =
        attackers_of(position.board_, position.board_.king(setup.has_the_move), opponents);
    if (setup.en_passant) {
        position.set_en_passant_if_legal(*setup.en_passant);
    }
    return position;
}

SquareSet Position::pinned(Color color) const {
    Square const king = board_.king(color);
    Color const other = opponent(color);
    SquareSet const snipers = (rook_attacks(king, {}) & board_.line_sliders(other)) |
                              (bishop_attacks(king, {}) & board_.diagonal_sliders(other));
    SquareSet pinned;
    for (Square const sniper : snipers) {
        SquareSet const blockers = squares_between(king, sniper) & board_.occupied();
        if (!blockers.has_more_than_one()) {
            pinned |= blockers & board_.pieces(color);
        }
    }
    return pinned;
}

void Position::place_piece(Piece piece, Square square) {
    board_.toggle(piece, SquareSet::of(square));
    hash_ ^= zobrist_key(piece, square);
}

void Position::remove_piece(Piece piece, Square square) {
    place_piece(piece, square); // flipping bits undoes itself
}

void Position::move_piece(Piece piece, Square from, Square to) {
    board_.toggle(piece, SquareSet::of(from) | SquareSet::of(to));
    hash_ ^= zobrist_key(piece, from) ^ zobrist_key(piece, to);
}

void Position::lose_rights_of(Square square) {
    for (Color const color : both_colors) {
        for (CastlingSide const side : both_castling_sides) {
            if (castling_.rook(color, side) == square) {
                castling_.lose(color, side);
                hash_ ^= zobrist_castling_key(square);
            }
        }
    }
}

void Position::castle(Move move) {
    Color const color = has_the_move_;
    CastlingSide const side = file_of(move.to()) > file_of(move.from()) ? CastlingSide::king_side
                                                                        : CastlingSide::queen_side;
    // Remove both before placing either: in Chess960 they may change places.
    remove_piece({color, PieceKind::king}, move.from());
    remove_piece({color, PieceKind::rook}, move.to());
    place_piece({color, PieceKind::king}, king_after_castling(color, side));
    place_piece({color, PieceKind::rook}, rook_after_castling(color, side));
}

void Position::set_en_passant_if_legal(Square passed_over) {
    if (!legal_en_passant_pawns(board_, has_the_move_, passed_over).empty()) {
        en_passant_ = static_cast<std::uint8_t>(passed_over);
        hash_ ^= zobrist_en_passant_key(passed_over);
    }
}

void Position::pass_the_turn() {
    if (en_passant_ != no_square) {
        hash_ ^= zobrist_en_passant_key(square_at(en_passant_));
        en_passant_ = no_square;
    }
    if (has_the_move_ == Color::black) {
        ++move_number_;
    }
    has_the_move_ = opponent(has_the_move_);
    hash_ ^= zobrist_black_key();
}

void Position::carry_out(Move move, PieceKind kind) {
    Color const color = has_the_move_;
    Color const other = opponent(color);
    Square const from = move.from();
    Square const to = move.to();
    if (board_.pieces(other).contains(to)) {
        remove_piece({other, *board_.kind_at(to)}, to);
        halfmove_clock_ = 0;
    } else if (move.is_en_passant()) {
        remove_piece({other, PieceKind::pawn}, square_behind(color, to));
    }
    if (std::optional<PieceKind> const promoted = move.promotes_to()) {
        remove_piece({color, kind}, from);
        place_piece({color, *promoted}, to);
    } else {
        move_piece({color, kind}, from, to);
    }
}

void Position::lose_rights_by(Move move, PieceKind kind) {
    if (castling_.empty()) {
        return;
    }
    if (kind == PieceKind::king) {
        for (CastlingSide const side : both_castling_sides) {
            if (auto const rook = castling_.rook(has_the_move_, side)) {
                lose_rights_of(*rook);
            }
        }
    }
    lose_rights_of(move.from());
    lose_rights_of(move.to());
}

Position Position::after(Move move) const {
    Position next = *this;
    Color const color = has_the_move_;
    PieceKind const kind = *board_.kind_at(move.from());
    ++next.halfmove_clock_;
    if (move.is_castling()) {
        next.castle(move);
    } else {
        next.carry_out(move, kind);
    }
    if (kind == PieceKind::pawn) {
        next.halfmove_clock_ = 0;
    }
    next.lose_rights_by(move, kind);
    next.pass_the_turn();
    bool const is_double_step =
        kind == PieceKind::pawn && (index_of(move.from()) ^ index_of(move.to())) == 16;
    if (is_double_step) {
        next.set_en_passant_if_legal(square_ahead(color, move.from()));
    }
    next.checkers_ = attackers_of(next.board_, next.board_.king(opponent(color)), color);
    return next;
}

Position Position::after_passing() const {
    assert(!is_check());
    Position next = *this;
    ++next.halfmove_clock_;
    next.pass_the_turn();
    next.checkers_ = {};
    return next;
}

Setup Position::setup() const {
    return {board_, has_the_move_, castling_, en_passant(), halfmove_clock_, move_number_};
}

} // namespace staunton::chess
