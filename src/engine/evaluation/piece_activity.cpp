// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/piece_activity.h"

#include "chess/attacks.h"

#include <algorithm>
#include <array>

namespace staunton::engine {

using namespace chess;

namespace {

/// Mobility counts from what a piece usually has: fewer squares cost, more gain.
struct MobilityTerm {
    int usual;
    Tapered each;
};

constexpr ByPieceKind<MobilityTerm> mobility_terms{
    {MobilityTerm{0, {0, 0}}, MobilityTerm{4, {6, 5}}, MobilityTerm{6, {6, 6}},
     MobilityTerm{7, {3, 6}}, MobilityTerm{13, {2, 5}}, MobilityTerm{0, {0, 0}}}};
/// The last few squares of freedom matter most.
constexpr Tapered nearly_trapped{-14, -16};

constexpr Tapered rook_on_open_file{26, 10};
constexpr Tapered rook_on_half_open_file{11, 6};
constexpr Tapered knight_outpost{22, 12};
constexpr Tapered bishop_outpost{14, 5};
constexpr Tapered behind_own_pawn{6, 3};

/// How much an attack on the king's zone counts, by the attacker.
constexpr ByPieceKind<int> king_attack_weights{{0, 20, 18, 26, 40, 0}};

struct Scene {
    Board const& board;
    PawnStructure const& pawns;
    Color color;
    SquareSet mobility_area;
    SquareSet enemy_king_zone;
};

SquareSet attacks_through_helpers(Scene const& scene, Piece piece, Square square) {
    Board const& board = scene.board;
    // A piece sees through those of its own that move along the same line.
    if (piece.kind == PieceKind::bishop) {
        return bishop_attacks(square, board.occupied() - board.pieces(PieceKind::queen));
    }
    if (piece.kind == PieceKind::rook) {
        return rook_attacks(square, board.occupied() - board.pieces(PieceKind::queen) -
                                        board.pieces(piece.color, PieceKind::rook));
    }
    return attacks_of(piece, square, board.occupied());
}

Tapered mobility(PieceKind kind, int squares) {
    MobilityTerm const& term = mobility_terms[kind];
    Tapered worth = term.each * (squares - term.usual);
    if (squares <= 2) {
        worth += nearly_trapped * (3 - squares);
    }
    return worth;
}

Tapered rook_file(Scene const& scene, Square square) {
    SquareSet const file = SquareSet::of(file_of(square));
    if (file.intersects(scene.board.pieces(scene.color, PieceKind::pawn))) {
        return {};
    }
    return file.intersects(scene.board.pieces(PieceKind::pawn)) ? rook_on_half_open_file
                                                                : rook_on_open_file;
}

Tapered minor_piece_post(Scene const& scene, PieceKind kind, Square square) {
    Tapered worth;
    Rank const rank = relative_rank(scene.color, square);
    Color const other = opponent(scene.color);
    SquareSet const own_pawns = scene.board.pieces(scene.color, PieceKind::pawn);
    bool const is_outpost = rank >= Rank::fourth && rank <= Rank::sixth &&
                            !scene.pawns.reach[other].contains(square) &&
                            pawn_attacks(other, square).intersects(own_pawns);
    if (is_outpost) {
        worth += kind == PieceKind::knight ? knight_outpost : bishop_outpost;
    }
    if (SquareSet::of(square).shifted_ahead(scene.color).intersects(own_pawns)) {
        worth += behind_own_pawn;
    }
    return worth;
}

Tapered placement(Scene const& scene, PieceKind kind, Square square) {
    if (kind == PieceKind::rook) {
        return rook_file(scene, square);
    }
    return kind == PieceKind::queen ? Tapered{} : minor_piece_post(scene, kind, square);
}

void note_attacks(Activity& activity, PieceKind kind, SquareSet attacks) {
    activity.attacked_twice |= activity.attacked & attacks;
    activity.attacked |= attacks;
    activity.attacked_by[kind] |= attacks;
}

void note_pawns_and_king(Activity& activity, Board const& board, Color color) {
    SquareSet const ahead = board.pieces(color, PieceKind::pawn).shifted_ahead(color);
    note_attacks(activity, PieceKind::king, king_attacks(board.king(color)));
    activity.attacked_twice |= ahead.shifted_east() & ahead.shifted_west();
    note_attacks(activity, PieceKind::pawn, ahead.shifted_east() | ahead.shifted_west());
}

void note_piece(Activity& activity, Scene const& scene, PieceKind kind, Square square) {
    SquareSet const attacks = attacks_through_helpers(scene, {scene.color, kind}, square);
    note_attacks(activity, kind, attacks);
    activity.worth += mobility(kind, static_cast<int>((attacks & scene.mobility_area).size()));
    activity.worth += placement(scene, kind, square);
    SquareSet const aimed = attacks & scene.enemy_king_zone;
    if (!aimed.empty()) {
        ++activity.king_attackers;
        activity.king_attack_weight +=
            king_attack_weights[kind] + 7 * static_cast<int>(aimed.size());
    }
}

/// Where a piece can go without being lost to a pawn or stepping on its own king or stuck pawns.
SquareSet mobility_area_of(Board const& board, Color color) {
    Color const other = opponent(color);
    SquareSet const enemy_ahead = board.pieces(other, PieceKind::pawn).shifted_ahead(other);
    SquareSet const own_pawns = board.pieces(color, PieceKind::pawn);
    SquareSet const stuck = own_pawns & board.occupied().shifted_ahead(other);
    return ~(enemy_ahead.shifted_east() | enemy_ahead.shifted_west() | stuck |
             board.pieces(color, PieceKind::king));
}

} // namespace

SquareSet king_zone(Board const& board, Color color) {
    Square const king = board.king(color);
    SquareSet const ring = king_attacks(king) | SquareSet::of(king);
    return ring | ring.shifted_ahead(color);
}

Activity activity_of(Board const& board, PawnStructure const& pawns, Color color) {
    Activity activity;
    Scene const scene{.board = board,
                      .pawns = pawns,
                      .color = color,
                      .mobility_area = mobility_area_of(board, color),
                      .enemy_king_zone = king_zone(board, opponent(color))};
    note_pawns_and_king(activity, board, color);
    for (PieceKind const kind :
         {PieceKind::knight, PieceKind::bishop, PieceKind::rook, PieceKind::queen}) {
        for (Square const square : board.pieces(color, kind)) {
            note_piece(activity, scene, kind, square);
        }
    }
    return activity;
}

} // namespace staunton::engine
