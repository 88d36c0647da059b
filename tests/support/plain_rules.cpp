// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/plain_rules.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace staunton::support {

namespace {

using namespace chess;

struct Place {
    int file;
    int rank;
};

Place place_of(Square square) {
    return {static_cast<int>(file_of(square)), static_cast<int>(rank_of(square))};
}

Square square_on(Place place) {
    return square_of(static_cast<File>(place.file), static_cast<Rank>(place.rank));
}

using Squares = std::array<std::optional<Piece>, square_count>;

struct Diagram {
    Squares squares;

    explicit Diagram(Board const& board) {
        for (unsigned index = 0; index < square_count; ++index) {
            squares[index] = board.piece_at(square_at(index));
        }
    }

    std::optional<Piece>& at(Square square) { return squares[index_of(square)]; }

    [[nodiscard]] std::optional<Piece> const& at(Square square) const {
        return squares[index_of(square)];
    }

    [[nodiscard]] Square king(Color color) const {
        for (unsigned index = 0; index < square_count; ++index) {
            if (squares[index] == Piece{color, PieceKind::king}) {
                return square_at(index);
            }
        }
        std::abort(); // the caller promised one king each
    }

    /// Nothing stands strictly between two squares of one line.
    [[nodiscard]] bool is_free_between(Square from, Square to) const {
        Place const start = place_of(from);
        Place const end = place_of(to);
        auto const sign = [](int number) { return (number > 0) - (number < 0); };
        int const files = sign(end.file - start.file);
        int const ranks = sign(end.rank - start.rank);
        for (Place step{start.file + files, start.rank + ranks};
             step.file != end.file || step.rank != end.rank;
             step = {step.file + files, step.rank + ranks}) {
            if (at(square_on(step))) {
                return false;
            }
        }
        return true;
    }
};

int forward(Color color) {
    return color == Color::white ? 1 : -1;
}

/// 3.2 to 3.8: whether the piece attacks the other square.
bool attacks(Diagram const& diagram, Piece piece, Square from, Square to) {
    int const files = place_of(to).file - place_of(from).file;
    int const ranks = place_of(to).rank - place_of(from).rank;
    bool const along_line = (files == 0) != (ranks == 0);
    bool const along_diagonal = files != 0 && std::abs(files) == std::abs(ranks);
    switch (piece.kind) {
    case PieceKind::pawn:
        return std::abs(files) == 1 && ranks == forward(piece.color);
    case PieceKind::knight:
        return std::abs(files * ranks) == 2;
    case PieceKind::bishop:
        return along_diagonal && diagram.is_free_between(from, to);
    case PieceKind::rook:
        return along_line && diagram.is_free_between(from, to);
    case PieceKind::queen:
        return (along_line || along_diagonal) && diagram.is_free_between(from, to);
    case PieceKind::king:
        return std::max(std::abs(files), std::abs(ranks)) == 1;
    }
    return false;
}

bool is_attacked(Diagram const& diagram, Square square, Color by) {
    for (unsigned index = 0; index < square_count; ++index) {
        std::optional<Piece> const piece = diagram.squares[index];
        if (piece && piece->color == by && attacks(diagram, *piece, square_at(index), square)) {
            return true;
        }
    }
    return false;
}

class PlainRules {
public:
    explicit PlainRules(Setup const& setup)
        : setup_{setup}, diagram_{setup.board}, color_{setup.has_the_move} {}

    [[nodiscard]] std::vector<Move> legal_moves() {
        for (unsigned from = 0; from < square_count; ++from) {
            for (unsigned to = 0; to < square_count; ++to) {
                try_move(square_at(from), square_at(to));
            }
        }
        for (CastlingSide const side : both_castling_sides) {
            try_castling(side);
        }
        std::ranges::sort(moves_, {}, [](Move move) { return move.bits(); });
        return std::move(moves_);
    }

private:
    [[nodiscard]] bool leaves_king_safe(Diagram const& after) const {
        return !is_attacked(after, after.king(color_), opponent(color_));
    }

    void try_move(Square from, Square to) {
        std::optional<Piece> const piece = diagram_.at(from);
        if (!piece || piece->color != color_ || from == to) {
            return;
        }
        std::optional<Piece> const target = diagram_.at(to);
        if (target && target->color == color_) {
            return; // 3.1
        }
        if (piece->kind == PieceKind::pawn) {
            try_pawn(from, to);
        } else if (attacks(diagram_, *piece, from, to)) {
            keep_if_safe(Move::plain(from, to), {});
        }
    }

    void try_pawn(Square from, Square to) {
        int const files = place_of(to).file - place_of(from).file;
        int const ranks = (place_of(to).rank - place_of(from).rank) * forward(color_);
        bool const is_empty = !diagram_.at(to);
        bool const one = files == 0 && ranks == 1 && is_empty;
        bool const two = files == 0 && ranks == 2 && is_empty &&
                         relative_rank(color_, from) == Rank::second &&
                         diagram_.is_free_between(from, to);
        bool const captures = std::abs(files) == 1 && ranks == 1;
        if (captures && is_empty && setup_.en_passant == to) {
            keep_if_safe(Move::en_passant(from, to), square_behind(color_, to));
        } else if (one || two || (captures && !is_empty)) {
            if (relative_rank(color_, to) != Rank::eighth) {
                keep_if_safe(Move::plain(from, to), {});
                return;
            }
            for (PieceKind const kind : promotion_kinds) {
                keep_if_safe(Move::promotion(from, to, kind), {});
            }
        }
    }

    void keep_if_safe(Move move, std::optional<Square> also_captured) {
        Diagram after = diagram_;
        after.at(move.to()) = std::exchange(after.at(move.from()), std::nullopt);
        if (also_captured) {
            after.at(*also_captured) = std::nullopt;
        }
        if (leaves_king_safe(after)) {
            moves_.push_back(move);
        }
    }

    void try_castling(CastlingSide side) {
        std::optional<Square> const rook = setup_.castling.rook(color_, side);
        if (!rook) {
            return;
        }
        Square const king = diagram_.king(color_);
        Square const king_to = king_after_castling(color_, side);
        Square const rook_to = rook_after_castling(color_, side);
        Diagram without = diagram_;
        without.at(king) = std::nullopt;
        without.at(*rook) = std::nullopt;
        for (unsigned index = 0; index < square_count; ++index) {
            Square const square = square_at(index);
            if (lies_from_to(square, king, king_to) &&
                (without.at(square) || is_attacked(diagram_, square, opponent(color_)))) {
                return; // 3.8.2.2
            }
            if (lies_from_to(square, *rook, rook_to) && without.at(square)) {
                return;
            }
        }
        Diagram after = without;
        after.at(king_to) = Piece{color_, PieceKind::king};
        after.at(rook_to) = Piece{color_, PieceKind::rook};
        if (leaves_king_safe(after)) {
            moves_.push_back(Move::castling(king, *rook));
        }
    }

    /// Both ends count.
    static bool lies_from_to(Square square, Square one_end, Square other_end) {
        auto const [low, high] = std::minmax(one_end, other_end);
        return square >= low && square <= high; // of one rank, as in castling
    }

    Setup const& setup_;
    Diagram diagram_;
    Color color_;
    std::vector<Move> moves_;
};

} // namespace

std::vector<Move> plainly_legal_moves(Setup const& setup) {
    return PlainRules{setup}.legal_moves();
}

} // namespace staunton::support
