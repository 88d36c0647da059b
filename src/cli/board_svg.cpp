// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/board_svg.h"

#include <fmt/core.h>

#include <cmath>
#include <numbers>

namespace staunton::cli {

using namespace chess;

namespace {

// One square is 100 units wide; the margin holds the coordinates.
constexpr unsigned margin = 40;
constexpr unsigned side = 880;

constexpr ByPieceKind<std::string_view> outlines{{
    // pawn
    R"(<circle cx="50" cy="33" r="13"/><path d="M50 45C38 50 42 62 33 72H67C58 62 62 50 50 45Z"/>)",
    // knight
    R"(<path d="M33 72C31 57 49 54 49 42C43 48 37 51 28 50L22 43C28 36 32 27 42 22L43 13L52 20)"
    R"(C71 24 75 48 68 72Z"/><circle class="mark" cx="43" cy="31" r="2.5"/>)",
    // bishop
    R"(<circle cx="50" cy="17" r="5"/><path d="M50 21C34 34 30 46 39 57L34 72H66L61 57)"
    R"(C70 46 66 34 50 21Z"/><path class="line" d="M50 33V49M43 40H57"/>)",
    // rook
    R"(<path d="M28 20H38V28H45V20H55V28H62V20H72V38L64 44V62L69 72H31L36 62V44L28 38Z"/>)"
    R"(<path class="line" d="M36 44H64M36 62H64"/>)",
    // queen
    R"(<path d="M24 33L33 72H67L76 33L62 50L59 24L50 48L41 24L38 50Z"/><circle cx="24" cy="30" )"
    R"(r="5"/><circle cx="41" cy="20" r="5"/><circle cx="59" cy="20" r="5"/><circle cx="76" )"
    R"(cy="30" r="5"/>)",
    // king
    R"(<path d="M47 10H53V17H60V23H53V32H47V23H40V17H47Z"/><path d="M50 40C42 26 20 32 25 49)"
    R"(C27 57 33 62 33 72H67C67 62 73 57 75 49C80 32 58 26 50 40Z"/>)"
    R"(<path class="line" d="M50 40V64"/>)",
}};

constexpr std::string_view pedestal =
    R"(<path d="M24 86V81C24 76 27 74 32 74H68C73 74 76 76 76 81V86Z"/>)";

constexpr std::string_view common_style =
    ".white *{fill:#fff;stroke:#222;stroke-width:3;stroke-linejoin:round}"
    ".black *{fill:#333;stroke:#111;stroke-width:3;stroke-linejoin:round}"
    ".white .line{fill:none}.black .line{fill:none;stroke:#eee}"
    ".white .mark{fill:#222;stroke:none}.black .mark{fill:#eee;stroke:none}"
    ".last{fill:#e8c520;fill-opacity:.5}.check{fill:#e02020;fill-opacity:.65}"
    ".ring{fill:none;stroke-width:6;stroke-opacity:.85}"
    ".arrow{fill-opacity:.75}"
    "text{font:26px sans-serif;text-anchor:middle}";

constexpr std::string_view light_style =
    ".light{fill:#f0ddbb}.dark{fill:#b07c53}.page{fill:#fff}text{fill:#444}";
constexpr std::string_view dark_style =
    ".light{fill:#8f9bab}.dark{fill:#56657a}.page{fill:#1c2028}text{fill:#c8ced8}";

struct Corner {
    unsigned x;
    unsigned y;
};

Corner corner_of(Square square, Color viewer) {
    unsigned const file = static_cast<unsigned>(file_of(square));
    unsigned const rank = static_cast<unsigned>(rank_of(square));
    bool const from_white = viewer == Color::white;
    return {margin + 100 * (from_white ? file : 7 - file),
            margin + 100 * (from_white ? 7 - rank : rank)};
}

std::string coordinates(Color viewer) {
    std::string text;
    for (unsigned index = 0; index < all_files.size(); ++index) {
        Corner const corner = corner_of(square_of(all_files[index], all_ranks[index]), viewer);
        text += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", corner.x + 50, side - 10,
                            letter_of(all_files[index]));
        text += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", margin / 2, corner.y + 59,
                            digit_of(all_ranks[index]));
    }
    return text;
}

/// Text for an attribute or an element of XML.
std::string escaped(std::string_view text) {
    std::string result;
    for (char const letter : text) {
        switch (letter) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '"':
            result += "&quot;";
            break;
        default:
            result += letter;
        }
    }
    return result;
}

std::string tinted(SquareSet squares, std::string_view kind, Color viewer) {
    std::string text;
    for (Square const square : squares) {
        Corner const corner = corner_of(square, viewer);
        text += fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"100\" height=\"100\"/>\n",
                            kind, corner.x, corner.y);
    }
    return text;
}

std::string ring(BoardMark const& mark, Color viewer) {
    Corner const corner = corner_of(mark.square, viewer);
    return fmt::format("<circle class=\"ring\" cx=\"{}\" cy=\"{}\" r=\"45\" stroke=\"{}\"/>\n",
                       corner.x + 50, corner.y + 50, escaped(mark.color));
}

/// Drawn along the x-axis, then turned about the middle of the square that it leaves.
std::string arrow(BoardArrow const& arrow, Color viewer) {
    Corner const from = corner_of(arrow.from, viewer);
    Corner const to = corner_of(arrow.to, viewer);
    double const x = static_cast<double>(to.x) - static_cast<double>(from.x);
    double const y = static_cast<double>(to.y) - static_cast<double>(from.y);
    double const length = std::hypot(x, y);
    double const degrees = std::atan2(y, x) * 180 / std::numbers::pi;
    return fmt::format("<path class=\"arrow\" fill=\"{}\" transform=\"translate({} {}) "
                       "rotate({:.2f})\" d=\"M20 -8H{:.1f}V-24L{:.1f} 0L{:.1f} 24V8H20Z\">"
                       "<title>{} to {}</title></path>\n",
                       escaped(arrow.color), from.x + 50, from.y + 50, degrees, length - 40, length,
                       length - 40, name_of(arrow.from), name_of(arrow.to));
}

std::string squares(Color viewer) {
    return tinted(SquareSet::light(), "light", viewer) +
           tinted(~SquareSet::light(), "dark", viewer);
}

std::string pieces(Board const& board, Color viewer) {
    std::string text;
    for (Square const square : board.occupied()) {
        Corner const corner = corner_of(square, viewer);
        Piece const piece = *board.piece_at(square);
        text += fmt::format("<g class=\"{}\" transform=\"translate({} {})\"><title>{} {} on "
                            "{}</title>{}{}</g>\n",
                            name_of(piece.color), corner.x, corner.y, name_of(piece.color),
                            name_of(piece.kind), name_of(square), outlines[piece.kind], pedestal);
    }
    return text;
}

std::string head(BoardDrawing const& drawing) {
    bool const bare = drawing.coordinates == BoardCoordinates::hidden;
    unsigned const edge = bare ? margin : 0;
    unsigned const width = bare ? side - 2 * margin : side;
    return fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0} {0} {1} {1}\" "
                       "width=\"{2}\" height=\"{2}\" role=\"img\">\n<desc>{3}</desc>\n"
                       "<style>{4}{5}</style>\n"
                       "<rect class=\"page\" width=\"{6}\" height=\"{6}\"/>\n",
                       edge, width, drawing.size,
                       escaped(drawing.description.empty() ? "A chessboard" : drawing.description),
                       common_style, drawing.theme == BoardTheme::light ? light_style : dark_style,
                       side);
}

} // namespace

std::string board_svg(Board const& board, BoardDrawing const& drawing) {
    Color const viewer = drawing.viewer;
    std::string text = head(drawing) + squares(viewer) + tinted(drawing.last_move, "last", viewer) +
                       tinted(drawing.check, "check", viewer);
    for (BoardMark const& mark : drawing.marks) {
        text += ring(mark, viewer);
    }
    text += pieces(board, viewer);
    for (BoardArrow const& one : drawing.arrows) {
        text += arrow(one, viewer);
    }
    if (drawing.coordinates == BoardCoordinates::shown) {
        text += coordinates(viewer);
    }
    return text + "</svg>\n";
}

} // namespace staunton::cli
