// SPDX-License-Identifier: GPL-3.0-or-later
#include "browser/rules.h"

#include "browser/exchange.h"
#include "browser/faults.h"
#include "browser/game_report.h"
#include "browser/move_report.h"
#include "browser/reach.h"
#include "chess/legal_moves.h"
#include "chess/perft.h"
#include "notation/fen.h"
#include "notation/uci_move.h"

#include <algorithm>

using namespace staunton;
using namespace staunton::browser;

namespace {

/// The position that was read last.
chess::Position position;

constexpr std::uint32_t deepest_perft = 20;

template <typename Error>
std::int32_t refuse_for(Error const& error) {
    return refuse(fault_object(error).closed());
}

} // namespace

std::int32_t staunton_read_position(std::uint32_t length) {
    auto const read = notation::position_from_fen(input_text(length));
    if (!read) {
        return refuse_for(read.error());
    }
    position = *read;
    return answer(notation::to_fen(position));
}

std::int32_t staunton_chess960_position(std::uint32_t number) {
    if (number > 959) {
        return refuse(fault_object("bad_number", "the number is not from 0 to 959").closed());
    }
    position = chess::Position::chess960(number);
    return answer(notation::to_fen(position));
}

std::int32_t staunton_describe_position() {
    return answer(position_report(position).closed());
}

std::int32_t staunton_legal_moves() {
    std::string text;
    for (chess::Move const move : chess::legal_moves(position)) {
        text += text.empty() ? "" : " ";
        text += notation::to_uci(move);
    }
    return answer(text);
}

std::int32_t staunton_destinations() {
    Reach reach;
    reach.add_moves_of(position);
    return answer(reach.text(position.board()));
}

std::int32_t staunton_premove_destinations() {
    Reach reach;
    for (chess::Move const reply : chess::legal_moves(position)) {
        reach.add_moves_of(position.after(reply));
    }
    return answer(reach.text(position.board()));
}

std::int32_t staunton_describe_move(std::uint32_t length) {
    auto const move = notation::parse_move(position, input_text(length));
    return move ? answer(move_report(position, *move).closed()) : refuse_for(move.error());
}

std::int32_t staunton_position_after(std::uint32_t length) {
    auto const move = notation::parse_move(position, input_text(length));
    if (!move) {
        return refuse_for(move.error());
    }
    return answer(notation::to_fen(position.after(*move)));
}

std::int32_t staunton_judge_game(std::uint32_t length) {
    auto const report = game_report(input_text(length));
    return report ? answer(report->closed()) : refuse(report.error().closed());
}

std::uint64_t staunton_perft(std::uint32_t depth) {
    return chess::perft(position, std::min(depth, deepest_perft));
}
