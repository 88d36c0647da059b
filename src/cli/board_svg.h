// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/board.h"

#include <cstdint>
#include <string>
#include <vector>

namespace staunton::cli {

/// The colors of a diagram.
enum class BoardTheme : std::uint8_t { light, dark };

/// Where the letters and digits stand: beside the board, or nowhere.
enum class BoardCoordinates : std::uint8_t { shown, hidden };

/// An arrow from square to square.
struct BoardArrow {
    chess::Square from;
    chess::Square to;
    std::string color; ///< as CSS writes it: "green", "#c03"
};

/// A square marked with a ring.
struct BoardMark {
    chess::Square square;
    std::string color; ///< as CSS writes it
};

/// How the board is drawn, and what is drawn on it.
struct BoardDrawing {
    chess::Color viewer = chess::Color::white; ///< from whose side one looks
    BoardTheme theme = BoardTheme::light;
    BoardCoordinates coordinates = BoardCoordinates::shown;
    unsigned size = 440;            ///< width and height in pixels
    chess::SquareSet last_move;     ///< squares tinted as those of the last move
    chess::SquareSet check;         ///< squares of kings in check
    std::vector<BoardArrow> arrows; ///< above the pieces
    std::vector<BoardMark> marks;   ///< below the pieces
    std::string description;        ///< read aloud to those who do not see the diagram
};

/// The board as an SVG document that needs nothing else. Colors and description may hold any text.
[[nodiscard]] std::string board_svg(chess::Board const& board, BoardDrawing const& drawing);

} // namespace staunton::cli
