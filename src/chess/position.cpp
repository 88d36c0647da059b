// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position.h"

#include "chess/en_passant.h"
#include "chess/position_after.h"

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
    Square const king = setup.board.king(setup.has_the_move);
    position.find_checks_and_pins(attackers_of(setup.board, king, opponent(setup.has_the_move)));
    if (setup.en_passant) {
        position.set_en_passant_if_legal(*setup.en_passant);
    }
    return position;
}

SquareSet Position::pinned(Color color) const {
    if (color == has_the_move_) {
        return pinned_;
    }
    Position turned = *this;
    turned.has_the_move_ = color;
    turned.find_checks_and_pins({});
    return turned.pinned_;
}

void Position::set_en_passant_if_legal(Square passed_over) {
    if (!legal_en_passant_pawns(board_, has_the_move_, passed_over).empty()) {
        en_passant_ = static_cast<std::uint8_t>(passed_over);
        hash_ ^= zobrist_en_passant_key(passed_over);
    }
}

template <Color mover>
Position Position::after_move_of(Move move) const {
    Square const from = move.from();
    Square const to = move.to();
    PieceKind const piece = board_.kind_on(from);
    bool const captures = board_.pieces(opponent(mover)).contains(to);
    switch (move.kind()) {
    case MoveKind::plain:
        break;
    case MoveKind::promotion:
        return after_facts(mover, PieceKind::pawn,
                           captures ? MoveAction::promoting_capture : MoveAction::promotion, from,
                           to, *move.promotes_to());
    case MoveKind::en_passant:
        return after(KnownMove<mover, PieceKind::pawn, MoveAction::en_passant>{from, to});
    case MoveKind::castling:
        return after(KnownMove<mover, PieceKind::king, MoveAction::castling>{from, to});
    }
    if (captures) {
        return after_facts(mover, piece, MoveAction::capture, from, to, piece);
    }
    if (piece == PieceKind::pawn && (index_of(from) ^ index_of(to)) == 16) {
        return after(KnownMove<mover, PieceKind::pawn, MoveAction::double_step>{from, to});
    }
    return after_facts(mover, piece, MoveAction::step, from, to, piece);
}

Position Position::after(Move move) const {
    return has_the_move_ == Color::white ? after_move_of<Color::white>(move)
                                         : after_move_of<Color::black>(move);
}

Position Position::after_passing() const {
    assert(!is_check());
    Position next = *this;
    ++next.halfmove_clock_;
    next.pass_the_turn();
    next.find_checks_and_pins({});
    return next;
}

Setup Position::setup() const {
    return {board_, has_the_move_, castling_, en_passant(), halfmove_clock_, move_number_};
}

} // namespace staunton::chess
