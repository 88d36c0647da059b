// SPDX-License-Identifier: GPL-3.0-or-later
#include "browser/move_report.h"

#include "chess/legal_moves.h"
#include "notation/algebraic.h"
#include "notation/uci_move.h"

namespace staunton::browser {

using namespace chess;

namespace {

using MaybeText = std::optional<std::string_view>;

MaybeText name_of_kind(std::optional<PieceKind> kind) {
    return kind ? MaybeText{name_of(*kind)} : std::nullopt;
}

MaybeText side_of(Move move) {
    if (!move.is_castling()) {
        return std::nullopt;
    }
    return castling_side(move.from(), move.to()) == CastlingSide::king_side ? "king_side"
                                                                            : "queen_side";
}

} // namespace

JsonObject move_report(Position const& position, Move move) {
    Position const next = position.after(move);
    JsonObject report;
    report.text("uci", notation::to_uci(move))
        .text("san", notation::to_san(position, move))
        .text("from", name_of(move.from()))
        .text("to", name_of(move.to()))
        .text("piece", name_of_kind(position.board().kind_at(move.from())))
        .text("captured", name_of_kind(captured_by(position, move)))
        .text("promotion", name_of_kind(move.promotes_to()))
        .text("castling", side_of(move))
        .flag("en_passant", move.is_en_passant())
        .flag("check", next.is_check())
        .flag("mate", is_checkmate(next));
    return report;
}

} // namespace staunton::browser
