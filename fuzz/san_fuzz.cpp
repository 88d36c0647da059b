// SPDX-License-Identifier: GPL-3.0-or-later
// The first line is a FEN, or anything else for the initial position; the rest is a move. A move
// that is read is legal, and every way to write it reads back as itself.
#include "chess/legal_moves.h"
#include "fuzz/require.h"
#include "notation/algebraic.h"
#include "notation/fen.h"
#include "notation/uci_move.h"

using namespace staunton;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text = fuzz::text_of(data, size);
    std::size_t const line_end = text.find('\n');
    chess::Position const position =
        notation::position_from_fen(text.substr(0, line_end)).value_or(chess::Position{});
    std::string_view const written =
        line_end == std::string_view::npos ? text : text.substr(line_end + 1);
    auto const move = notation::parse_move(position, written);
    if (!move) {
        require(move.error().offset <= written.size());
        require(!notation::describe(move.error()).empty());
        return 0;
    }
    require(chess::is_legal(position, *move));
    require(notation::parse_san(position, notation::to_san(position, *move)).value() == *move);
    for (auto const castling :
         {notation::UciCastling::king_target, notation::UciCastling::rook_square}) {
        std::string const uci = notation::to_uci(*move, castling);
        require(notation::parse_uci(position, uci).value() == *move);
    }
    return 0;
}
