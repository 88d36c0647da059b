// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/square.h"

namespace staunton::chess {

namespace {

constexpr auto names = [] {
    std::array<char, std::size_t{square_count} * 2> text{};
    for (unsigned index = 0; index < square_count; ++index) {
        text[std::size_t{index} * 2] = letter_of(file_of(square_at(index)));
        text[std::size_t{index} * 2 + 1] = digit_of(rank_of(square_at(index)));
    }
    return text;
}();

} // namespace

std::string_view name_of(Square square) {
    return {names.data() + std::size_t{index_of(square)} * 2, 2};
}

std::optional<Square> square_named(std::string_view name) {
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8') {
        return std::nullopt;
    }
    return square_of(static_cast<File>(name[0] - 'a'), static_cast<Rank>(name[1] - '1'));
}

} // namespace staunton::chess
