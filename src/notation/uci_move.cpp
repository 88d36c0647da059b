// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/uci_move.h"

#include "notation/algebraic.h"
#include "notation/piece_letter.h"

namespace staunton::notation {

using namespace chess;

namespace {

bool starts_on_usual_squares(Move castling) {
    File const rook = file_of(castling.to());
    return file_of(castling.from()) == File::e && (rook == File::a || rook == File::h);
}

Square written_target(Move move, UciCastling castling) {
    if (!move.is_castling() || castling == UciCastling::rook_square ||
        !starts_on_usual_squares(move)) {
        return move.to();
    }
    bool const king_side = file_of(move.to()) == File::h;
    return square_of(king_side ? File::g : File::c, rank_of(move.from()));
}

/// The two squares and the letter of a text that has the shape of a UCI move.
struct Coordinates {
    Square from;
    Square to;
    std::optional<PieceKind> promotion;
};

std::expected<Coordinates, MoveError> read_coordinates(std::string_view text) {
    auto const unreadable = [](std::size_t offset) {
        return std::unexpected{MoveError{MoveFault::unreadable, offset, {}}};
    };
    if (text.empty()) {
        return std::unexpected{MoveError{MoveFault::empty, 0, {}}};
    }
    std::optional<Square> const from = square_named(text.substr(0, 2));
    if (!from) {
        return unreadable(0);
    }
    std::optional<Square> const to = square_named(text.substr(2, 2));
    if (!to) {
        return unreadable(2);
    }
    if (text.size() == 4) {
        return Coordinates{*from, *to, std::nullopt};
    }
    std::optional<PieceKind> const promotion = kind_of_letter(text[4]);
    if (text.size() > 5 || !promotion) {
        return unreadable(text.size() > 5 ? 5 : 4);
    }
    if (*promotion == PieceKind::pawn || *promotion == PieceKind::king) {
        return std::unexpected{MoveError{MoveFault::promotion_piece, 4, {}}};
    }
    return Coordinates{*from, *to, promotion};
}

} // namespace

std::string to_uci(Move move, UciCastling castling) {
    std::string text{name_of(move.from())};
    text += name_of(written_target(move, castling));
    if (std::optional<PieceKind> const promotion = move.promotes_to()) {
        text += lower_case(letter_of(*promotion));
    }
    return text;
}

std::expected<Move, MoveError> parse_uci(Position const& position, std::string_view text) {
    if (text == "0000") { // passing is no move of chess
        return std::unexpected{MoveError{MoveFault::illegal, 0, {}}};
    }
    std::expected<Coordinates, MoveError> const read = read_coordinates(text);
    if (!read) {
        return std::unexpected{read.error()};
    }
    if (std::optional<Move> const move =
            legal_move(position, read->from, read->to, read->promotion)) {
        return *move;
    }
    bool const pawn = position.board().kind_at(read->from) == PieceKind::pawn;
    std::optional<PieceKind> const other_choice =
        read->promotion || !pawn ? std::nullopt : std::optional{PieceKind::queen};
    if (read->promotion.has_value() != other_choice.has_value() &&
        legal_move(position, read->from, read->to, other_choice)) {
        return std::unexpected{MoveError{MoveFault::promotion_piece, 4, {}}};
    }
    return std::unexpected{MoveError{MoveFault::illegal, 0, {}}};
}

std::expected<Move, MoveError> parse_move(Position const& position, std::string_view text) {
    if (read_coordinates(text)) {
        return parse_uci(position, text);
    }
    return parse_san(position, text);
}

} // namespace staunton::notation
