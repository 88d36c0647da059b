// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"
#include "cli/board_svg.h"
#include "cli/board_text.h"
#include "cli/command.h"
#include "cli/output_file.h"
#include "cli/position_argument.h"
#include "notation/fen.h"

#include <fmt/core.h>

#include <algorithm>
#include <string_view>

namespace staunton::cli {

using namespace std::string_view_literals;

namespace {

struct ShowOptions {
    std::string fen;
    std::string svg;
    bool flip = false;
    std::string theme = "light";
    std::vector<std::string> arrows;
    std::vector<std::string> marks;
    std::string last_move;
    bool check = false;
    bool no_coordinates = false;
    unsigned size = 440;
};

/// "e2e4=red": the squares, and a color or the usual one.
struct Colored {
    std::vector<chess::Square> squares;
    std::string color;
};

/// Nothing if the text is not so many squares, perhaps with `=` and a color.
std::optional<Colored> read_colored(std::string_view text, std::size_t squares) {
    std::size_t const equals = text.find('=');
    std::string_view const names = text.substr(0, equals);
    std::string_view const color = equals == text.npos ? "#1a8f3c" : text.substr(equals + 1);
    constexpr std::string_view letters =
        "#0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    if (names.size() != 2 * squares || color.empty() ||
        color.find_first_not_of(letters) != color.npos) {
        return std::nullopt;
    }
    Colored result{{}, std::string{color}};
    for (std::size_t index = 0; index < squares; ++index) {
        auto const square = chess::square_named(names.substr(2 * index, 2));
        if (!square) {
            return std::nullopt;
        }
        result.squares.push_back(*square);
    }
    return result;
}

std::expected<BoardDrawing, ExitStatus> read_drawing(ShowOptions const& options) {
    BoardDrawing drawing;
    drawing.viewer = options.flip ? chess::Color::black : chess::Color::white;
    drawing.theme = options.theme == "dark" ? BoardTheme::dark : BoardTheme::light;
    drawing.coordinates =
        options.no_coordinates ? BoardCoordinates::hidden : BoardCoordinates::shown;
    drawing.size = options.size;
    for (std::string const& text : options.arrows) {
        auto const arrow = read_colored(text, 2);
        if (!arrow || arrow->squares[0] == arrow->squares[1]) {
            return std::unexpected{
                refuse_input("--arrow " + text, "two squares are wanted, as in e2e4 or e2e4=red")};
        }
        drawing.arrows.push_back({arrow->squares[0], arrow->squares[1], arrow->color});
    }
    for (std::string const& text : options.marks) {
        auto const mark = read_colored(text, 1);
        if (!mark) {
            return std::unexpected{
                refuse_input("--mark " + text, "a square is wanted, as in e4 or e4=red")};
        }
        drawing.marks.push_back({mark->squares[0], mark->color});
    }
    if (!options.last_move.empty()) {
        auto const move = read_colored(options.last_move.substr(0, 4), 2);
        std::string_view const promotion = std::string_view{options.last_move}.substr(
            std::min<std::size_t>(options.last_move.size(), 4));
        bool const is_promotion = promotion.size() == 1 && "qrbn"sv.contains(promotion.front());
        if (!move || !(promotion.empty() || is_promotion)) {
            return std::unexpected{
                refuse_input("--last-move " + options.last_move, "a move is wanted, as in e2e4")};
        }
        drawing.last_move = {move->squares[0], move->squares[1]};
    }
    return drawing;
}

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
    auto drawing = read_drawing(options);
    if (!drawing) {
        return drawing.error();
    }
    std::string_view const player =
        position->has_the_move() == chess::Color::white ? "White" : "Black";
    if (!options.svg.empty()) {
        drawing->description = fmt::format("A chess position: {} has the move{}. {}", player,
                                           state_of(*position), notation::to_fen(*position));
        if (options.check && position->is_check()) {
            drawing->check = {position->board().king(position->has_the_move())};
        }
        return write_file(options.svg, board_svg(position->board(), *drawing));
    }
    fmt::print("{}\n{} has the move{}.\n{}\n", board_text(position->board(), drawing->viewer),
               player, state_of(*position), notation::to_fen(*position));
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
    CLI::Option* const svg =
        app.add_option("--svg", options.svg, "write a diagram to this file (- for stdout) instead")
            ->type_name("FILE");
    app.add_flag("--flip", options.flip, "from Black's side");
    app.add_option("--theme", options.theme, "colors of the diagram: light or dark")
        ->check(CLI::IsMember({"light", "dark"}))
        ->capture_default_str()
        ->needs(svg);
    app.add_option("--arrow", options.arrows, "an arrow on the diagram: e2e4 or e2e4=red")
        ->needs(svg);
    app.add_option("--mark", options.marks, "a ring on a square of the diagram: e4 or e4=red")
        ->needs(svg);
    app.add_option("--last-move", options.last_move, "tint the squares of this move: e2e4")
        ->needs(svg);
    app.add_flag("--check", options.check, "tint the king's square if he is in check")->needs(svg);
    app.add_flag("--no-coordinates", options.no_coordinates, "no letters and digits beside it")
        ->needs(svg);
    app.add_option("--size", options.size, "width of the diagram in pixels")
        ->check(CLI::Range(16U, 8192U))
        ->capture_default_str()
        ->needs(svg);
}

} // namespace staunton::cli
