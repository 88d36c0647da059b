// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes sent to the engine as UCI: what is written back is printable, and the session is
// ready for more afterwards, unless it was told to quit.
#include "engine/uci/session.h"
#include "fuzz/require.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>

namespace {

bool is_printable(std::string_view line) {
    return std::ranges::all_of(line,
                               [](char character) { return character >= ' ' && character <= '~'; });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    using namespace staunton;
    std::string const text{data, data + size};
    std::istringstream input{text + "\nisready\nquit\n"};
    std::ostringstream output;
    engine::run_uci_session(input, output,
                            {.hash_megabytes = 1, .most_hash_megabytes = 2, .most_nodes = 300});
    std::istringstream lines{output.str()};
    bool is_ready = false;
    for (std::string line; std::getline(lines, line);) {
        fuzz::require(is_printable(line));
        is_ready = is_ready || line == "readyok";
    }
    fuzz::require(is_ready || text.find("quit") != std::string::npos);
    return 0;
}
