// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/pgn_game.h"

#include <algorithm>

namespace staunton::notation {

PgnGame PgnGame::of(chess::Game const& game) {
    PgnGame written;
    written.first_position = game.first_position();
    written.moves.reserve(game.ply());
    for (chess::Move const move : game.moves()) {
        written.moves.push_back({.move = move});
    }
    return written;
}

std::optional<std::string_view> PgnGame::tag(std::string_view name) const {
    auto const found = std::ranges::find(tags, name, &std::pair<std::string, std::string>::first);
    return found == tags.end() ? std::nullopt : std::optional<std::string_view>{found->second};
}

void PgnGame::set_tag(std::string_view name, std::string_view value) {
    auto const found = std::ranges::find(tags, name, &std::pair<std::string, std::string>::first);
    if (found == tags.end()) {
        tags.emplace_back(name, value);
    } else {
        found->second = value;
    }
}

chess::Game PgnGame::replay() const {
    chess::Game game{first_position};
    for (PgnMove const& move : moves) {
        game.play(move.move);
    }
    return game;
}

} // namespace staunton::notation
