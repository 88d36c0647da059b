// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace staunton::server {

/// The name of a game in its address: ten letters and digits, about 59 bits that nobody guesses.
class GameId {
public:
    static constexpr std::size_t length = 10;

    [[nodiscard]] static GameId random();
    /// Nothing if the text is not ten ASCII letters and digits.
    [[nodiscard]] static std::optional<GameId> parse(std::string_view text);

    [[nodiscard]] std::string const& text() const { return text_; }

    [[nodiscard]] friend auto operator<=>(GameId const&, GameId const&) = default;

private:
    explicit GameId(std::string text) : text_{std::move(text)} {}

    std::string text_;
};

} // namespace staunton::server

template <>
struct std::hash<staunton::server::GameId> {
    std::size_t operator()(staunton::server::GameId const& id) const noexcept {
        return std::hash<std::string>{}(id.text());
    }
};
