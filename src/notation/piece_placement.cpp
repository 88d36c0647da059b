// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/piece_placement.h"

#include "notation/piece_letter.h"

#include <array>
#include <bit>
#include <cstdint>

namespace staunton::notation {

using namespace chess;

namespace {

/// One set for each color and kind, and one more for what is no piece.
constexpr std::size_t piece_sets = 12;
constexpr std::uint8_t no_piece = piece_sets;

constexpr std::uint8_t set_of(Piece piece) {
    return static_cast<std::uint8_t>(static_cast<unsigned>(piece.color) * 6 +
                                     static_cast<unsigned>(piece.kind));
}

/// What a character means in the placement of the pieces. The flags are 0 or 1.
struct Symbol {
    std::uint8_t set = no_piece;
    std::uint8_t width = 0;
    std::uint8_t is_digit = 0;
    std::uint8_t is_slash = 0;
    std::uint8_t is_wrong = 1;
    std::uint8_t ends_field = 0;
};

constexpr std::array<Symbol, 256> symbols = [] {
    std::array<Symbol, 256> all{};
    for (char const space : {' ', '\t', '\n', '\v', '\f', '\r'}) {
        all[static_cast<std::size_t>(space)] = {.is_wrong = 0, .ends_field = 1};
    }
    all['/'] = {.is_slash = 1, .is_wrong = 0};
    for (std::uint8_t width = 1; width <= 8; ++width) {
        all[std::size_t{'0'} + width] = {.width = width, .is_digit = 1, .is_wrong = 0};
    }
    for (PieceKind const kind : all_piece_kinds) {
        char const letter = letter_of(kind);
        all[static_cast<std::size_t>(letter)] = {
            .set = set_of({Color::white, kind}), .width = 1, .is_wrong = 0};
        all[static_cast<std::size_t>(lower_case(letter))] = {
            .set = set_of({Color::black, kind}), .width = 1, .is_wrong = 0};
    }
    return all;
}();

/// The board of sets that count squares as a FEN does, from a8.
Board board_of(std::array<std::uint64_t, piece_sets + 1> const& sets) {
    Board board;
    for (Color const color : both_colors) {
        for (PieceKind const kind : all_piece_kinds) {
            Piece const piece{color, kind};
            board.toggle(piece, SquareSet{std::byteswap(sets[set_of(piece)])});
        }
    }
    return board;
}

} // namespace

std::optional<PiecePlacement> read_faultless_placement(std::string_view text) {
    std::array<std::uint64_t, piece_sets + 1> sets{};
    std::size_t square = 0;
    std::size_t slashes = 0;
    unsigned faults = 0;
    unsigned after_digit = 0;
    std::size_t length = 0;
    // No branch depends on the characters, save for the end: nobody can guess them.
    for (; length < text.size(); ++length) {
        Symbol const symbol = symbols[static_cast<unsigned char>(text[length])];
        if (symbol.ends_field != 0) {
            break;
        }
        sets[symbol.set] |= std::uint64_t{1} << (square % square_count);
        slashes += symbol.is_slash;
        faults |= symbol.is_wrong | (symbol.is_digit & after_digit) |
                  (symbol.is_slash & static_cast<unsigned>(square != slashes * 8));
        after_digit = symbol.is_digit;
        square += symbol.width;
    }
    if (faults != 0 || slashes != 7 || square != square_count) {
        return std::nullopt;
    }
    return PiecePlacement{board_of(sets), length};
}

} // namespace staunton::notation
