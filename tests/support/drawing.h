// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <doctest/doctest.h>

#include <initializer_list>
#include <string_view>

/// Boards as tests draw them: eight rows from the eighth rank down, one letter a square, capitals
/// for White, anything else for an empty square; spaces do not count.
namespace staunton::support {

struct Drawn {
    std::string_view rows;
    chess::Color has_the_move = chess::Color::white;
    /// Rooks with which castling is still a right.
    std::initializer_list<chess::Square> castling_rooks = {};
    std::optional<chess::Square> en_passant = std::nullopt;
    std::uint32_t halfmove_clock = 0;
};

[[nodiscard]] inline std::optional<chess::Piece> piece_of_letter(char letter) {
    using chess::Color;
    constexpr std::string_view letters = "PNBRQKpnbrqk";
    std::size_t const index = letters.find(letter);
    if (index == std::string_view::npos) {
        return std::nullopt;
    }
    return chess::Piece{index < 6 ? Color::white : Color::black,
                        static_cast<chess::PieceKind>(index % 6)};
}

[[nodiscard]] inline chess::Setup setup_of(Drawn const& drawn) {
    chess::Setup setup;
    unsigned index = 0;
    for (char const letter : drawn.rows) {
        if (letter == ' ' || letter == '\n') {
            continue;
        }
        chess::Square const square =
            chess::relative_square(chess::Color::black, chess::square_at(index++));
        if (auto const piece = piece_of_letter(letter)) {
            setup.board.place(square, *piece);
        }
    }
    REQUIRE(index == chess::square_count);
    setup.has_the_move = drawn.has_the_move;
    setup.en_passant = drawn.en_passant;
    setup.halfmove_clock = drawn.halfmove_clock;
    for (chess::Square const rook : drawn.castling_rooks) {
        chess::Color const color =
            chess::rank_of(rook) == chess::Rank::first ? chess::Color::white : chess::Color::black;
        chess::SquareSet const king = setup.board.pieces(color, chess::PieceKind::king);
        setup.castling.grant(color,
                             king.empty() || chess::file_of(rook) > chess::file_of(king.first())
                                 ? chess::CastlingSide::king_side
                                 : chess::CastlingSide::queen_side,
                             rook);
    }
    return setup;
}

/// The drawn position; the test ends if it has faults.
[[nodiscard]] inline chess::Position position_of(Drawn const& drawn) {
    auto const position = chess::Position::from(setup_of(drawn));
    REQUIRE(position.has_value());
    return *position;
}

} // namespace staunton::support
