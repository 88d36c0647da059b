// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes are games or faults with a place; a game without fault is written, read back and
// written the same.
#include "fuzz/require.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"

using namespace staunton;
using fuzz::require;

namespace {

void check_round_trip(notation::PgnGame const& game) {
    std::string const text = notation::to_pgn(game);
    notation::PgnReader reader{text};
    auto const again = reader.next();
    require(again.has_value() && !again->error);
    require(again->game.moves == game.moves);
    require(again->game.first_position == game.first_position);
    require(again->game.result == game.result);
    require(notation::to_pgn(again->game) == text);
    require(!reader.next());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    notation::PgnReader reader{fuzz::text_of(data, size)};
    while (auto const result = reader.next()) {
        if (result->error) {
            require(result->error->line >= 1 && result->error->column >= 1);
            require(result->error->ply == result->game.moves.size());
            require(!notation::describe(*result->error).empty());
        } else {
            check_round_trip(result->game);
        }
        require(result->game.replay().ply() == result->game.moves.size());
    }
    return 0;
}
