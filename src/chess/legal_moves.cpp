// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"

#include "chess/move_generation.h"

namespace staunton::chess {

namespace {

constexpr Square origin(Square target, int step) {
    return square_at(static_cast<unsigned>(static_cast<int>(index_of(target)) - step));
}

struct ListSink {
    MoveList& list;

    void moves(Square from, SquareSet targets) {
        for (Square const to : targets) {
            list.push_back(Move::plain(from, to));
        }
    }

    void pawn_moves(SquareSet targets, int step) {
        for (Square const to : targets) {
            list.push_back(Move::plain(origin(to, step), to));
        }
    }

    void promotions(SquareSet targets, int step) {
        for (Square const to : targets) {
            for (PieceKind const kind : promotion_kinds) {
                list.push_back(Move::promotion(origin(to, step), to, kind));
            }
        }
    }

    void en_passant(Square from, Square to) { list.push_back(Move::en_passant(from, to)); }

    void castling(Square king, Square rook) { list.push_back(Move::castling(king, rook)); }
};

struct CaptureSink {
    MoveList& list;
    SquareSet enemies;

    void moves(Square from, SquareSet targets) { ListSink{list}.moves(from, targets & enemies); }

    void pawn_moves(SquareSet targets, int step) {
        ListSink{list}.pawn_moves(targets & enemies, step);
    }

    void promotions(SquareSet targets, int step) {
        for (Square const to : targets) {
            list.push_back(Move::promotion(origin(to, step), to, PieceKind::queen));
        }
    }

    void en_passant(Square from, Square to) { list.push_back(Move::en_passant(from, to)); }

    void castling(Square /*king*/, Square /*rook*/) {}
};

struct AnySink {
    bool found = false;

    void moves(Square /*from*/, SquareSet targets) { found = found || !targets.empty(); }

    void pawn_moves(SquareSet targets, int /*step*/) { found = found || !targets.empty(); }

    void promotions(SquareSet /*targets*/, int /*step*/) { found = true; }

    void en_passant(Square /*from*/, Square /*to*/) { found = true; }

    void castling(Square /*king*/, Square /*rook*/) { found = true; }
};

/// Whether `move` may be written as going from square to square.
bool is_written_so(Position const& position, Move move, Square from, Square to) {
    if (move.from() != from) {
        return false;
    }
    if (!move.is_castling()) {
        return move.to() == to;
    }
    CastlingSide const side = file_of(move.to()) > file_of(move.from()) ? CastlingSide::king_side
                                                                        : CastlingSide::queen_side;
    return move.to() == to ||
           (from != to && king_after_castling(position.has_the_move(), side) == to);
}

} // namespace

MoveList legal_moves(Position const& position) {
    MoveList list;
    ListSink sink{list};
    move_generation::generate(position, sink);
    return list;
}

MoveList legal_captures(Position const& position) {
    MoveList list;
    CaptureSink sink{list, position.board().pieces(opponent(position.has_the_move()))};
    move_generation::generate(position, sink);
    return list;
}

bool has_legal_move(Position const& position) {
    AnySink sink;
    move_generation::generate(position, sink);
    return sink.found;
}

bool is_legal(Position const& position, Move move) {
    return legal_moves(position).contains(move);
}

std::optional<Move> legal_move(Position const& position, Square from, Square to,
                               std::optional<PieceKind> promotion) {
    std::optional<Move> castling;
    for (Move const move : legal_moves(position)) {
        if (!is_written_so(position, move, from, to) || move.promotes_to() != promotion) {
            continue;
        }
        if (!move.is_castling()) {
            return move;
        }
        castling = move;
    }
    return castling;
}

std::optional<PieceKind> captured_by(Position const& position, Move move) {
    switch (move.kind()) {
    case MoveKind::castling:
        return std::nullopt;
    case MoveKind::en_passant:
        return PieceKind::pawn;
    case MoveKind::plain:
    case MoveKind::promotion:
        return position.board().kind_at(move.to());
    }
    return std::nullopt;
}

bool is_checkmate(Position const& position) {
    return position.is_check() && !has_legal_move(position);
}

bool is_stalemate(Position const& position) {
    return !position.is_check() && !has_legal_move(position);
}

} // namespace staunton::chess
