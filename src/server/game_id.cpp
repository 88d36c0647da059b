// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/game_id.h"

#include <sodium.h>

#include <algorithm>
#include <stdexcept>

namespace staunton::server {

namespace {

constexpr std::string_view alphabet =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

} // namespace

GameId GameId::random() {
    if (sodium_init() < 0) {
        throw std::runtime_error{"no source of random numbers"};
    }
    std::string text(length, '0');
    for (char& character : text) {
        character = alphabet[randombytes_uniform(static_cast<std::uint32_t>(alphabet.size()))];
    }
    return GameId{std::move(text)};
}

std::optional<GameId> GameId::parse(std::string_view text) {
    bool const readable = text.size() == length && std::ranges::all_of(text, [](char character) {
                              return alphabet.find(character) != std::string_view::npos;
                          });
    return readable ? std::optional{GameId{std::string{text}}} : std::nullopt;
}

} // namespace staunton::server
