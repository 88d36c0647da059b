// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"
#include "cli/board_svg.h"
#include "cli/board_text.h"
#include "cli/command.h"
#include "cli/output_file.h"
#include "cli/position_argument.h"
#include "notation/fen.h"

#include <fmt/core.h>

namespace staunton::cli {

namespace {

struct ShowOptions {
    std::string fen;
    std::string svg;
    bool flip = false;
};

std::string_view state_of(chess::Position const& position) {
    if (chess::is_checkmate(position)) {
        return " and is checkmated";
    }
    if (chess::is_stalemate(position)) {
        return " and is stalemated";
    }
    return position.is_check() ? " and is in check" : "";
}

ExitStatus run_show(ShowOptions const& options) {
    auto const position = read_position(options.fen);
    if (!position) {
        return position.error();
    }
    chess::Color const viewer = options.flip ? chess::Color::black : chess::Color::white;
    if (!options.svg.empty()) {
        return write_file(options.svg, board_svg(position->board(), viewer));
    }
    std::string_view const player =
        position->has_the_move() == chess::Color::white ? "White" : "Black";
    fmt::print("{}\n{} has the move{}.\n{}\n", board_text(position->board(), viewer), player,
               state_of(*position), notation::to_fen(*position));
    return ExitStatus::done;
}

} // namespace

void add_show(CLI::App& program, Action& chosen) {
    auto [app, options] =
        add_command<ShowOptions>(program, chosen,
                                 {"show", "Draw a position as text or as an SVG diagram",
                                  "staunton show startpos\n  staunton show chess960:0 --svg d.svg"},
                                 &run_show);
    app.add_option("fen", options.fen, std::string{position_help})->required();
    app.add_option("--svg", options.svg, "write a diagram to this file (- for stdout) instead")
        ->type_name("FILE");
    app.add_flag("--flip", options.flip, "from Black's side");
}

} // namespace staunton::cli
