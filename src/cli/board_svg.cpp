// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/board_svg.h"

#include <fmt/core.h>

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

constexpr std::string_view style =
    ".light{fill:#f0ddbb}.dark{fill:#b07c53}"
    ".white *{fill:#fff;stroke:#222;stroke-width:3;stroke-linejoin:round}"
    ".black *{fill:#333;stroke:#111;stroke-width:3;stroke-linejoin:round}"
    ".white .line{fill:none}.black .line{fill:none;stroke:#eee}"
    ".white .mark{fill:#222;stroke:none}.black .mark{fill:#eee;stroke:none}"
    "text{font:26px sans-serif;text-anchor:middle;fill:#444}";

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

} // namespace

std::string board_svg(Board const& board, Color viewer) {
    std::string text = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {0}\" width=\"440\" "
        "height=\"440\">\n<style>{1}</style>\n<rect width=\"{0}\" height=\"{0}\" fill=\"#fff\"/>\n",
        side, style);
    for (unsigned index = 0; index < square_count; ++index) {
        Square const square = square_at(index);
        Corner const corner = corner_of(square, viewer);
        text += fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"100\" height=\"100\"/>\n",
                            is_light(square) ? "light" : "dark", corner.x, corner.y);
        if (std::optional<Piece> const piece = board.piece_at(square)) {
            text +=
                fmt::format("<g class=\"{}\" transform=\"translate({} {})\"><title>{} {} on "
                            "{}</title>{}{}</g>\n",
                            name_of(piece->color), corner.x, corner.y, name_of(piece->color),
                            name_of(piece->kind), name_of(square), outlines[piece->kind], pedestal);
        }
    }
    return text + coordinates(viewer) + "</svg>\n";
}

} // namespace staunton::cli
