// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"
#include "notation/algebraic.h"
#include "notation/lenient_algebraic.h"
#include "notation/plain_algebraic.h"
#include "notation/written_move.h"

#include <algorithm>

namespace staunton::notation {

using namespace chess;

namespace {

using Moves = std::vector<Move>;

CastlingSide side_of(Move castling) {
    return castling.to() > castling.from() ? CastlingSide::king_side : CastlingSide::queen_side;
}

/// The square a reader of algebraic notation expects: in castling, where the king ends.
Square target_of(Move move, Color color) {
    return move.is_castling() ? king_after_castling(color, side_of(move)) : move.to();
}

bool fits(std::optional<File> written, File file) {
    return !written || *written == file;
}

bool fits(std::optional<Rank> written, Rank rank) {
    return !written || *written == rank;
}

bool has_both_squares(WrittenMove const& written) {
    return written.from_file && written.from_rank && written.to_rank;
}

/// Whether the move is one that the text can mean, the promotion left aside.
bool fits(WrittenMove const& written, Position const& position, Move move) {
    if (written.castling) {
        return move.is_castling() && side_of(move) == *written.castling;
    }
    PieceKind const kind = *position.board().kind_at(move.from());
    bool const kind_fits =
        written.kind ? kind == *written.kind : kind == PieceKind::pawn || has_both_squares(written);
    if (!kind_fits || !fits(written.from_file, file_of(move.from())) ||
        !fits(written.from_rank, rank_of(move.from()))) {
        return false;
    }
    if (move.is_castling() && !has_both_squares(written)) {
        return false;
    }
    // "d5" is a pawn's step; a capture says where the pawn comes from, or at least that it is one.
    bool const changes_file = file_of(move.from()) != file_of(move.to());
    if (kind == PieceKind::pawn && !written.from_file && changes_file != written.captures) {
        return false;
    }
    auto const target_fits = [&](Square target) {
        return fits(written.to_file, file_of(target)) && fits(written.to_rank, rank_of(target));
    };
    return target_fits(move.to()) || target_fits(target_of(move, position.has_the_move()));
}

Moves moves_meant(WrittenMove const& written, Position const& position) {
    Moves meant;
    for (Move const move : legal_moves(position)) {
        if (fits(written, position, move)) {
            meant.push_back(move);
        }
    }
    // In Chess960 a king's step can have the squares of castling; the step is meant.
    bool const steps = std::ranges::any_of(meant, [](Move move) { return !move.is_castling(); });
    if (steps) {
        std::erase_if(meant, [](Move move) { return move.is_castling(); });
    }
    return meant;
}

std::expected<Move, MoveError> only_one_of(Moves const& meant, WrittenMove const& written,
                                           std::string_view text) {
    if (meant.empty()) {
        return std::unexpected{MoveError{MoveFault::illegal, written.offset, {}}};
    }
    Moves chosen;
    std::ranges::copy_if(meant, std::back_inserter(chosen),
                         [&](Move move) { return move.promotes_to() == written.promotion; });
    if (chosen.empty()) {
        return std::unexpected{MoveError{MoveFault::promotion_piece, text.size(), {}}};
    }
    if (chosen.size() > 1) {
        return std::unexpected{MoveError{MoveFault::ambiguous, written.offset, chosen}};
    }
    return chosen.front();
}

std::expected<Move, MoveError> read_move(Position const& position, std::string_view text) {
    std::expected<WrittenMove, MoveError> const written = read_written_move(text);
    if (!written) {
        return std::unexpected{written.error()};
    }
    return only_one_of(moves_meant(*written, position), *written, text);
}

} // namespace

std::expected<Move, MoveError> parse_san(Position const& position, std::string_view text) {
    if (std::optional<Move> const move = read_plain_algebraic(position, text)) {
        return *move;
    }
    return read_lenient_algebraic(position, text);
}

std::expected<Move, MoveError> read_lenient_algebraic(Position const& position,
                                                      std::string_view text) {
    std::expected<Move, MoveError> const move = read_move(position, text);
    if (move || !text.starts_with('b') || move.error().fault == MoveFault::promotion_piece ||
        move.error().fault == MoveFault::ambiguous) {
        return move;
    }
    // "bxc4" is a pawn's move where one is legal, and a bishop's otherwise.
    std::string bishop{text};
    bishop.front() = 'B';
    std::expected<Move, MoveError> const bishops_move = read_move(position, bishop);
    return bishops_move ? bishops_move : move;
}

} // namespace staunton::notation
