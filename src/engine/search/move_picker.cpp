// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/move_picker.h"

#include "engine/search/static_exchange.h"

#include <utility>

namespace staunton::engine {

using namespace chess;

namespace {

constexpr int table_move_score = 1 << 28;
constexpr int good_capture_score = 1 << 26;
constexpr int first_killer_score = 1 << 24;
constexpr int second_killer_score = first_killer_score - 1;
constexpr int answer_score = first_killer_score - 2;
constexpr int bad_capture_score = -(1 << 26);
constexpr int underpromotion_score = -(1 << 25);

} // namespace

MovePicker::MovePicker(Position const& position, MoveList const& moves, MoveHistory const& history,
                       OrderingHints const& hints)
    : position_{position}, history_{history}, hints_{hints} {
    for (Move const move : moves) {
        std::optional<PieceKind> const victim = captured_by(position, move);
        bool const is_quiet = !victim && !move.promotes_to();
        Scored scored = is_quiet ? scored_quiet(move) : scored_capture(move, victim);
        if (move == hints.table_move) {
            scored.score = table_move_score;
        }
        moves_[size_++] = scored;
    }
}

std::optional<PickedMove> MovePicker::next() {
    if (given_ == size_) {
        return std::nullopt;
    }
    std::size_t best = given_;
    for (std::size_t index = given_ + 1; index < size_; ++index) {
        if (moves_[index].score > moves_[best].score) {
            best = index;
        }
    }
    std::swap(moves_[given_], moves_[best]);
    Scored const& given = moves_[given_++];
    return PickedMove{Move::from_bits(given.move_bits), given.kind, given.history};
}

MovePicker::Scored MovePicker::scored_capture(Move move, std::optional<PieceKind> victim) const {
    PieceKind const attacker = *position_.board().kind_at(move.from());
    std::optional<PieceKind> const promotion = move.promotes_to();
    int const history =
        victim ? history_.capture(position_.has_the_move(), {attacker, move.to()}, *victim) : 0;
    int score = history / 16;
    score += 16 * (victim ? exchange_value(*victim) : 0);
    if (promotion && *promotion != PieceKind::queen) {
        return {move.bits(), MoveClass::bad_capture, history, underpromotion_score + score};
    }
    score += promotion ? 16 * exchange_value(*promotion) : 0;
    // Taking a piece worth as much or more cannot lose by the exchange alone.
    bool const gains = (victim && attacker != PieceKind::king &&
                        exchange_value(*victim) >= exchange_value(attacker)) ||
                       exchange_gains(position_, move, 0);
    return gains ? Scored{move.bits(), MoveClass::good_capture, history, good_capture_score + score}
                 : Scored{move.bits(), MoveClass::bad_capture, history, bad_capture_score + score};
}

MovePicker::Scored MovePicker::scored_quiet(Move move) const {
    Color const color = position_.has_the_move();
    PieceKind const kind = *position_.board().kind_at(move.from());
    Step const step{kind, move.to()};
    int history = history_.quiet(color, move);
    if (hints_.previous) {
        history += history_.continuation(color, *hints_.previous, step);
    }
    if (hints_.before_previous) {
        history += history_.continuation(color, *hints_.before_previous, step);
    }
    int score = history;
    if (move == hints_.killers[0]) {
        score = first_killer_score;
    } else if (move == hints_.killers[1]) {
        score = second_killer_score;
    } else if (move == hints_.answer) {
        score = answer_score;
    }
    return {move.bits(), MoveClass::quiet, history, score};
}

} // namespace staunton::engine
