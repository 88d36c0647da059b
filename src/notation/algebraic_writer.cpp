// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"
#include "notation/algebraic.h"
#include "notation/piece_letter.h"
#include "notation/reaching_pieces.h"

#include <array>

namespace staunton::notation {

using namespace chess;

namespace {

/// Text that grows in place: no move needs more than "Qa1xb2#" or "bxa8=Q#".
class ShortText {
public:
    void add(char character) { characters_[size_++] = character; }

    void add(std::string_view text) {
        for (char const character : text) {
            add(character);
        }
    }

    [[nodiscard]] std::string text() const { return {characters_.data(), size_}; }

private:
    std::array<char, 8> characters_;
    std::size_t size_ = 0;
};

/// Adds the least that tells this move from the other legal moves of the same kind of piece to the
/// same square: nothing, the file, the rank, or both (C.10).
void add_origin_as_needed(Position const& position, Move move, PieceKind kind, ShortText& text) {
    Board const& board = position.board();
    SquareSet const others =
        (squares_attacking(board, kind, move.to()) & board.pieces(position.has_the_move(), kind)) -
        SquareSet::of(move.from());
    if (others.empty()) {
        return;
    }
    SquareSet const twins = legal_origins(position, kind, others, move.to());
    bool const twin_on_file = twins.intersects(SquareSet::of(file_of(move.from())));
    bool const twin_on_rank = twins.intersects(SquareSet::of(rank_of(move.from())));
    if (!twins.empty() && (!twin_on_file || twin_on_rank)) {
        text.add(chess::letter_of(file_of(move.from())));
    }
    if (twin_on_file) {
        text.add(digit_of(rank_of(move.from())));
    }
}

void add_without_check(Position const& position, Move move, ShortText& text) {
    if (move.is_castling()) {
        text.add(move.to() > move.from() ? "O-O" : "O-O-O");
        return;
    }
    PieceKind const kind = position.board().kind_on(move.from());
    bool const captures = move.is_en_passant() || position.board().occupied().contains(move.to());
    if (kind != PieceKind::pawn) {
        text.add(letter_of(kind));
        if (kind != PieceKind::king) {
            add_origin_as_needed(position, move, kind, text);
        }
    } else if (captures) {
        text.add(chess::letter_of(file_of(move.from())));
    }
    if (captures) {
        text.add('x');
    }
    text.add(chess::letter_of(file_of(move.to())));
    text.add(digit_of(rank_of(move.to())));
    if (std::optional<PieceKind> const promotion = move.promotes_to()) {
        text.add('=');
        text.add(letter_of(*promotion));
    }
}

} // namespace

std::string to_san(Position const& position, Move move) {
    ShortText text;
    add_without_check(position, move, text);
    if (gives_check(position, move)) {
        text.add(has_legal_move(position.after(move)) ? '+' : '#');
    }
    return text.text();
}

} // namespace staunton::notation
