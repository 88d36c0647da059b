// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes are a FEN or a fault inside the text; what was read is written and read back the same.
#include "fuzz/require.h"
#include "notation/fen.h"

using namespace staunton;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text = fuzz::text_of(data, size);
    auto const setup = notation::parse_fen(text);
    if (!setup) {
        require(setup.error().offset <= text.size());
        require(!notation::describe(setup.error()).empty());
        return 0;
    }
    auto const again = notation::parse_fen(notation::to_fen(*setup));
    require(again.has_value() && *again == *setup);
    auto const position = notation::position_from_fen(text);
    if (!position) {
        require(!position.error().setup_faults.empty());
        require(!notation::describe(position.error()).empty());
        return 0;
    }
    for (auto const style : {notation::CastlingStyle::x_fen, notation::CastlingStyle::shredder}) {
        auto const same = notation::position_from_fen(notation::to_fen(*position, style));
        require(same.has_value() && *same == *position);
    }
    return 0;
}
