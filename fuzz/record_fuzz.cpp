// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes are a game record or a fault with a place; a record that can be read is written, read
// back and ruled on the same.
#include "fuzz/require.h"
#include "record/game_event.h"
#include "record/json_text.h"
#include "record/replay.h"
#include "record/ruling_json.h"
#include "record/ruling_text.h"

using namespace staunton;
using fuzz::require;

namespace {

std::string rulings_of(record::Replay const& replayed) {
    std::string text;
    for (record::RuledEvent const& ruled : replayed.events) {
        require(!ruled.rulings.empty());
        for (laws::Ruling const& ruling : ruled.rulings) {
            require(!record::ruling_text(ruling, ruled.event).empty());
            text += record::to_line(record::ruling_to_json(ruling, ruled.number, ruled.event));
        }
    }
    return text + record::to_line(record::game_to_json(replayed.arbiter));
}

void check_round_trip(record::Replay const& replayed) {
    std::string text = record::to_line(record::to_json(replayed.header)) + '\n';
    for (record::RuledEvent const& ruled : replayed.events) {
        text += record::to_line(record::to_json(ruled.event)) + '\n';
    }
    auto const again = record::replay(text);
    require(again.has_value());
    require(again->header == replayed.header);
    require(rulings_of(*again) == rulings_of(replayed));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const replayed = record::replay(fuzz::text_of(data, size));
    if (replayed) {
        check_round_trip(*replayed);
    } else {
        require(replayed.error().line >= 1 && replayed.error().column >= 1);
        require(!describe(replayed.error()).empty());
    }
    return 0;
}
