// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"

#include "chess/move_generation.h"
#include "chess/move_writing.h"

namespace staunton::chess {

namespace {

struct CountSink {
    std::size_t count = 0;

    template <PieceKind kind>
    void pieces(Square /*from*/, SquareSet targets) {
        count += targets.size();
    }

    template <PawnWay way>
    void pawns(SquareSet targets) {
        count += targets.size();
    }

    template <PawnWay way>
    void promotions(SquareSet targets) {
        count += targets.size() * promotion_kinds.size();
    }

    void en_passant(Square /*from*/, Square /*to*/) { ++count; }

    void castling(Square /*king*/, Square /*rook*/) { ++count; }
};

template <Color color>
struct ListSink {
    Move* end;

    void add(Move move) { *end++ = move; }

    template <PieceKind kind>
    void pieces(Square from, SquareSet targets) {
        end = move_writing::write(end, targets, move_writing::FromOneSquare{from});
    }

    template <PawnWay way>
    void pawns(SquareSet targets) {
        end = move_writing::write(end, targets, move_writing::SameWay<color, way>{});
    }

    template <PawnWay way>
    void promotions(SquareSet targets) {
        for (Square const to : targets) {
            for (PieceKind const kind : promotion_kinds) {
                add(Move::promotion(origin_of(color, way, to), to, kind));
            }
        }
    }

    void en_passant(Square from, Square to) { add(Move::en_passant(from, to)); }

    void castling(Square king, Square rook) { add(Move::castling(king, rook)); }
};

template <Color color>
struct CaptureSink {
    ListSink<color> list;
    SquareSet enemies;

    template <PieceKind kind>
    void pieces(Square from, SquareSet targets) {
        list.template pieces<kind>(from, targets & enemies);
    }

    template <PawnWay way>
    void pawns(SquareSet targets) {
        list.template pawns<way>(targets & enemies);
    }

    template <PawnWay way>
    void promotions(SquareSet targets) {
        for (Square const to : targets) {
            list.add(Move::promotion(origin_of(color, way, to), to, PieceKind::queen));
        }
    }

    void en_passant(Square from, Square to) { list.en_passant(from, to); }

    void castling(Square /*king*/, Square /*rook*/) {}
};

struct AnySink {
    bool found = false;

    [[nodiscard]] bool has_enough() const { return found; }

    template <PieceKind kind>
    void pieces(Square /*from*/, SquareSet targets) {
        found = found || !targets.empty();
    }

    template <PawnWay way>
    void pawns(SquareSet targets) {
        found = found || !targets.empty();
    }

    template <PawnWay way>
    void promotions(SquareSet targets) {
        found = found || !targets.empty();
    }

    void en_passant(Square /*from*/, Square /*to*/) { found = true; }

    void castling(Square /*king*/, Square /*rook*/) { found = true; }
};

template <Color color>
std::size_t count_of(Position const& position) {
    CountSink sink;
    generate<color>(position, sink);
    return sink.count;
}

template <Color color>
bool any_of(Position const& position) {
    AnySink sink;
    generate<color>(position, sink);
    return sink.found;
}

template <Color color>
void list_moves(Position const& position, MoveList& list) {
    ListSink<color> sink{list.begin()};
    generate<color>(position, sink);
    list.set_end(sink.end);
}

template <Color color>
void list_captures(Position const& position, MoveList& list) {
    CaptureSink<color> sink{{list.begin()}, position.board().pieces(opponent(color))};
    generate<color>(position, sink);
    list.set_end(sink.list.end);
}

} // namespace

MoveList legal_moves(Position const& position) {
    MoveList list;
    position.has_the_move() == Color::white ? list_moves<Color::white>(position, list)
                                            : list_moves<Color::black>(position, list);
    return list;
}

MoveList legal_captures(Position const& position) {
    MoveList list;
    position.has_the_move() == Color::white ? list_captures<Color::white>(position, list)
                                            : list_captures<Color::black>(position, list);
    return list;
}

std::size_t count_legal_moves(Position const& position) {
    return position.has_the_move() == Color::white ? count_of<Color::white>(position)
                                                   : count_of<Color::black>(position);
}

bool has_legal_move(Position const& position) {
    return position.has_the_move() == Color::white ? any_of<Color::white>(position)
                                                   : any_of<Color::black>(position);
}

bool is_checkmate(Position const& position) {
    return position.is_check() && !has_legal_move(position);
}

bool is_stalemate(Position const& position) {
    return !position.is_check() && !has_legal_move(position);
}

} // namespace staunton::chess
