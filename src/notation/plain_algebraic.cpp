// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/plain_algebraic.h"

#include "notation/reaching_pieces.h"

namespace staunton::notation {

using namespace chess;

namespace {

constexpr bool is_file(char character) {
    return character >= 'a' && character <= 'h';
}

constexpr bool is_rank(char character) {
    return character >= '1' && character <= '8';
}

constexpr File file_named(char letter) {
    return static_cast<File>(letter - 'a');
}

constexpr Rank rank_named(char digit) {
    return static_cast<Rank>(digit - '1');
}

/// The square that the two characters name, which are a file and a rank.
constexpr Square square_named_by(char letter, char digit) {
    return square_of(file_named(letter), rank_named(digit));
}

std::optional<PieceKind> kind_of_capital(char letter) {
    switch (letter) {
    case 'N':
        return PieceKind::knight;
    case 'B':
        return PieceKind::bishop;
    case 'R':
        return PieceKind::rook;
    case 'Q':
        return PieceKind::queen;
    case 'K':
        return PieceKind::king;
    default:
        return std::nullopt;
    }
}

std::optional<Move> if_legal(Position const& position, Move move) {
    return is_legal(position, move) ? std::optional{move} : std::nullopt;
}

/// Reads castling, "O-O" or "O-O-O".
std::optional<Move> read_castling(Position const& position, std::string_view text) {
    if (text != "O-O" && text != "O-O-O") {
        return std::nullopt;
    }
    CastlingSide const side = text.size() == 3 ? CastlingSide::king_side : CastlingSide::queen_side;
    Color const color = position.has_the_move();
    std::optional<Square> const rook = position.castling().rook(color, side);
    return rook ? if_legal(position, Move::castling(position.board().king(color), *rook))
                : std::nullopt;
}

/// The squares that the text between a piece's letter and its target allows as origin: a file, a
/// rank, both or neither, then perhaps the mark of a capture.
std::optional<SquareSet> read_origin(std::string_view text) {
    SquareSet allowed = SquareSet::all();
    if (!text.empty() && is_file(text.front())) {
        allowed &= SquareSet::of(file_named(text.front()));
        text.remove_prefix(1);
    }
    if (!text.empty() && is_rank(text.front())) {
        allowed &= SquareSet::of(rank_named(text.front()));
        text.remove_prefix(1);
    }
    if (!text.empty() && text.front() == 'x') {
        text.remove_prefix(1);
    }
    return text.empty() ? std::optional{allowed} : std::nullopt;
}

std::optional<Move> read_piece_move(Position const& position, PieceKind kind,
                                    std::string_view text) {
    std::size_t const size = text.size();
    if (size < 3 || !is_file(text[size - 2]) || !is_rank(text[size - 1])) {
        return std::nullopt;
    }
    SquareSet allowed = SquareSet::all();
    if (size > 3) {
        std::optional<SquareSet> const origin = read_origin(text.substr(1, size - 3));
        // "Ke1g1" may be castling, which the lenient reader knows.
        if (!origin || (kind == PieceKind::king && *origin != SquareSet::all())) {
            return std::nullopt;
        }
        allowed = *origin;
    }
    Square const to = square_named_by(text[size - 2], text[size - 1]);
    Board const& board = position.board();
    SquareSet const own = board.pieces(position.has_the_move());
    SquareSet const origins =
        squares_attacking(board, kind, to) & own & board.pieces(kind) & allowed;
    if (own.contains(to) || origins.empty()) {
        return std::nullopt;
    }
    SquareSet const legal = legal_origins(position, kind, origins, to);
    if (legal.empty() || legal.has_more_than_one()) {
        return std::nullopt;
    }
    return Move::plain(legal.first(), to);
}

/// What a pawn's move becomes with the promotion that the text has, or none; nothing if a promotion
/// is missing, or needless.
std::optional<Move> with_promotion(Color color, Square from, Square to,
                                   std::string_view promotion) {
    bool const promotes = relative_rank(color, to) == Rank::eighth;
    if (promotion.empty()) {
        return promotes ? std::nullopt : std::optional{Move::plain(from, to)};
    }
    std::optional<PieceKind> const kind = kind_of_capital(promotion[1]);
    if (!promotes || !kind || *kind == PieceKind::king) {
        return std::nullopt;
    }
    return Move::promotion(from, to, *kind);
}

std::optional<Move> read_pawn_step(Position const& position, Square to,
                                   std::string_view promotion) {
    Color const color = position.has_the_move();
    if (relative_rank(color, to) <= Rank::second) {
        return std::nullopt;
    }
    SquareSet const pawns = position.board().pieces(color, PieceKind::pawn);
    Square from = square_behind(color, to);
    if (!pawns.contains(from)) {
        if (relative_rank(color, to) != Rank::fourth) {
            return std::nullopt;
        }
        from = square_behind(color, from);
    }
    std::optional<Move> const move = with_promotion(color, from, to, promotion);
    return move && pawns.contains(from) ? if_legal(position, *move) : std::nullopt;
}

std::optional<Move> read_pawn_capture(Position const& position, File from_file, Square to,
                                      std::string_view promotion) {
    Color const color = position.has_the_move();
    SquareSet const origin = pawn_attacks(opponent(color), to) & SquareSet::of(from_file) &
                             position.board().pieces(color, PieceKind::pawn);
    if (origin.empty()) {
        return std::nullopt;
    }
    if (position.en_passant() == to) {
        return promotion.empty() ? if_legal(position, Move::en_passant(origin.first(), to))
                                 : std::nullopt;
    }
    std::optional<Move> const move = with_promotion(color, origin.first(), to, promotion);
    return move ? if_legal(position, *move) : std::nullopt;
}

std::optional<Move> read_pawn_move(Position const& position, std::string_view text) {
    std::string_view promotion;
    if (text.size() > 3 && text[text.size() - 2] == '=') {
        promotion = text.substr(text.size() - 2);
        text.remove_suffix(2);
    }
    std::size_t const size = text.size();
    if ((size != 2 && size != 4) || !is_file(text[size - 2]) || !is_rank(text[size - 1])) {
        return std::nullopt;
    }
    Square const to = square_named_by(text[size - 2], text[size - 1]);
    if (size == 2) {
        return read_pawn_step(position, to, promotion);
    }
    return text[1] == 'x' ? read_pawn_capture(position, file_named(text[0]), to, promotion)
                          : std::nullopt;
}

} // namespace

std::optional<Move> read_plain_algebraic(Position const& position, std::string_view text) {
    if (!text.empty() && (text.back() == '+' || text.back() == '#')) {
        text.remove_suffix(1);
    }
    if (text.size() < 2) {
        return std::nullopt;
    }
    if (is_file(text.front())) {
        return read_pawn_move(position, text);
    }
    if (std::optional<PieceKind> const kind = kind_of_capital(text.front())) {
        return read_piece_move(position, *kind, text);
    }
    return read_castling(position, text);
}

} // namespace staunton::notation
