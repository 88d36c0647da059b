// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci/words.h"

namespace staunton::engine {

Words::Words(std::string_view line) {
    constexpr std::string_view space = " \t\r\n\v\f";
    for (std::size_t start = line.find_first_not_of(space); start != std::string_view::npos;) {
        std::size_t const end = line.find_first_of(space, start);
        words_.push_back(line.substr(start, end - start));
        start = line.find_first_not_of(space, end);
    }
}

} // namespace staunton::engine
