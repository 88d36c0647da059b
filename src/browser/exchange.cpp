// SPDX-License-Identifier: GPL-3.0-or-later
#include "browser/exchange.h"

#include "browser/rules.h"

#include <algorithm>
#include <array>

namespace staunton::browser {

namespace {

std::array<char, input_size> input;
std::array<char, input_size> output;

} // namespace

std::string_view input_text(std::uint32_t length) {
    return {input.data(), std::min<std::size_t>(length, input.size())};
}

std::int32_t answer(std::string_view text) {
    std::string_view const fitting = text.substr(0, output.size());
    std::ranges::copy(fitting, output.begin());
    return static_cast<std::int32_t>(fitting.size());
}

std::int32_t refuse(std::string_view fault) {
    return ~answer(fault);
}

} // namespace staunton::browser

char* staunton_input() {
    return staunton::browser::input.data();
}

std::uint32_t staunton_input_size() {
    return staunton::browser::input_size;
}

char const* staunton_output() {
    return staunton::browser::output.data();
}
