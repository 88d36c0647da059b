// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci/position_command.h"

#include "base/try.h"
#include "notation/fen.h"
#include "notation/uci_move.h"

namespace staunton::engine {

using namespace chess;

namespace {

std::expected<Position, CommandFault> read_first_position(Words& words) {
    if (words.take_if("startpos")) {
        return Position{};
    }
    if (!words.take_if("fen")) {
        words.take();
        return std::unexpected{words.fault(CommandFaultKind::unknown_word)};
    }
    std::string fen;
    while (!words.at_end() && words.peek() != "moves") {
        fen += fen.empty() ? "" : " ";
        fen += words.take();
    }
    std::expected<Position, notation::FenError> const position = notation::position_from_fen(fen);
    if (!position) {
        CommandFault fault = words.fault(CommandFaultKind::bad_fen, describe(position.error()));
        fault.place = 0;
        return std::unexpected{fault};
    }
    return *position;
}

} // namespace

std::expected<Game, CommandFault> read_position(Words& words) {
    Game game{TRY(read_first_position(words))};
    if (!words.at_end() && !words.take_if("moves")) {
        words.take();
        return std::unexpected{words.fault(CommandFaultKind::unknown_word)};
    }
    while (!words.at_end()) {
        std::expected<Move, notation::MoveError> const move =
            notation::parse_uci(game.position(), words.take());
        if (!move) {
            return std::unexpected{words.fault(CommandFaultKind::bad_move, describe(move.error()))};
        }
        game.play(*move);
    }
    return game;
}

} // namespace staunton::engine
