// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes, in pieces that a zero ends, as calls of the browser's rules: the first byte of a piece
// says which. Every answer fits the output, and what the module writes it reads again.
#include "browser/exchange.h"
#include "browser/rules.h"
#include "fuzz/require.h"

#include <algorithm>
#include <string>

using namespace staunton;
using fuzz::require;

namespace {

using Call = std::int32_t (*)(std::uint32_t);

std::string said(std::int32_t length) {
    auto const size = static_cast<std::size_t>(length < 0 ? ~length : length);
    require(size <= browser::input_size);
    return {staunton_output(), size};
}

std::int32_t ask(Call call, std::string_view text) {
    std::string_view const fitting = text.substr(0, staunton_input_size());
    std::ranges::copy(fitting, staunton_input());
    return call(static_cast<std::uint32_t>(fitting.size()));
}

/// What a fault or a report looks like: an object, every quote of it closed.
void require_object(std::string const& text) {
    require(text.starts_with('{') && text.ends_with('}'));
    require(std::ranges::count(text, '"') % 2 == 0);
}

void check_written_positions(std::int32_t length) {
    std::string const text = said(length);
    if (length < 0) {
        require_object(text);
        return;
    }
    require(ask(staunton_read_position, text) >= 0);
    require(said(staunton_read_position(static_cast<std::uint32_t>(text.size()))) == text);
}

void check_moves() {
    std::string const legal = said(staunton_legal_moves());
    std::string const shown = said(staunton_destinations());
    require(legal.empty() == shown.empty());
    std::string const first = shown.substr(0, shown.find(' '));
    require(first.empty() || ask(staunton_describe_move, first) >= 0);
    require_object(said(staunton_describe_position()));
    require(!legal.empty() || said(staunton_premove_destinations()).empty());
}

void call_for(char which, std::string_view text) {
    switch (which) {
    case 'p':
        check_written_positions(ask(staunton_read_position, text));
        break;
    case 'm':
        check_written_positions(ask(staunton_position_after, text));
        break;
    case 'n':
        check_written_positions(
            staunton_chess960_position(static_cast<std::uint32_t>(text.size() * 7)));
        break;
    case 'g':
        require_object(said(ask(staunton_judge_game, text)));
        break;
    default:
        require_object(said(ask(staunton_describe_move, text)));
    }
    check_moves();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view text = fuzz::text_of(data, size);
    while (!text.empty()) {
        std::string_view const line = text.substr(0, text.find('\0'));
        if (!line.empty()) {
            call_for(line.front(), line.substr(1));
        }
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return 0;
}
