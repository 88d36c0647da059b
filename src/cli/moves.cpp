// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"
#include "chess/legality.h"
#include "cli/command.h"
#include "cli/position_argument.h"
#include "notation/algebraic.h"
#include "notation/uci_move.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/core.h>

#include <algorithm>
#include <utility>

namespace staunton::cli {

namespace {

struct MovesOptions {
    std::string fen;
    bool uci = false;
    bool json = false;
    bool count = false;
};

struct WrittenBoth {
    std::string san;
    std::string uci;
    bool capture;
    bool check;
    bool mate;
};

std::vector<WrittenBoth> moves_of(chess::Position const& position) {
    std::vector<WrittenBoth> moves;
    for (chess::Move const move : chess::legal_moves(position)) {
        chess::Position const after = position.after(move);
        moves.push_back({notation::to_san(position, move), notation::to_uci(move),
                         chess::captured_by(position, move).has_value(), after.is_check(),
                         chess::is_checkmate(after)});
    }
    return moves;
}

ExitStatus run_moves(MovesOptions const& options) {
    auto const position = read_position(options.fen);
    if (!position) {
        return position.error();
    }
    if (options.count) {
        fmt::print("{}\n", chess::count_legal_moves(*position));
        return ExitStatus::done;
    }
    std::vector<WrittenBoth> moves = moves_of(*position);
    std::ranges::sort(moves, {}, options.uci ? &WrittenBoth::uci : &WrittenBoth::san);
    for (WrittenBoth const& move : moves) {
        if (options.json) {
            boost::json::object const object{{"san", move.san},
                                             {"uci", move.uci},
                                             {"capture", move.capture},
                                             {"check", move.check},
                                             {"mate", move.mate}};
            fmt::print("{}\n", boost::json::serialize(object));
        } else {
            fmt::print("{}\n", options.uci ? move.uci : move.san);
        }
    }
    return ExitStatus::done;
}

} // namespace

void add_moves(CLI::App& program, Action& chosen) {
    auto [app, options] =
        add_command<MovesOptions>(program, chosen,
                                  {"moves", "List the legal moves, one a line, in SAN",
                                   "staunton moves \"7k/5Q2/8/8/8/8/8/K7 w - - 0 1\""},
                                  &run_moves);
    app.add_option("fen", options.fen, std::string{position_help})->required();
    app.add_flag("--uci", options.uci, "in UCI notation");
    app.add_flag("--json", options.json, "one JSON object a line, with both notations and marks");
    app.add_flag("--count", options.count, "only how many there are");
}

} // namespace staunton::cli
