// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"
#include "chess/game.h"
#include "chess/move.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace staunton::laws {

/// Who does something that the arbiter hears of.
enum class Actor : std::uint8_t { white, black, arbiter };

[[nodiscard]] constexpr Actor actor_of(chess::Color color) {
    return color == chess::Color::white ? Actor::white : Actor::black;
}

[[nodiscard]] constexpr std::optional<chess::Color> player_of(Actor actor) {
    switch (actor) {
    case Actor::white:
        return chess::Color::white;
    case Actor::black:
        return chess::Color::black;
    case Actor::arbiter:
        return std::nullopt;
    }
    return std::nullopt;
}

/// Online: touched, made and completed at once. The move is as the player gave it: legal or not.
struct Play {
    chess::Move move;
};

/// A text that names no legal move here was played; refused, with the text as evidence.
struct PlayUnreadable {
    std::string text;
};

struct OfferDraw {};

struct AcceptDraw {};

struct DeclineDraw {};

enum class DrawClaimKind : std::uint8_t { threefold, fifty };

/// 9.2, 9.3. An intended move that is not legal is given as `intended_illegal`.
struct ClaimDraw {
    DrawClaimKind kind;
    std::optional<chess::Move> intended_move;
    bool intended_illegal = false;
};

/// 6.8: a player claims that the opponent's flag has fallen; the arbiter observes that the flag of
/// the player having the move has.
struct ClaimFlag {};

struct Resign {};

/// 12.9, 6.10: the arbiter sets the clocks.
struct SetClocks {
    std::optional<base::Milliseconds> white;
    std::optional<base::Milliseconds> black;
};

/// The arbiter declares the game lost (6.7, 11, 12).
struct Forfeit {
    chess::Color player;
    std::string reason;
};

using Deed = std::variant<Play, PlayUnreadable, OfferDraw, AcceptDraw, DeclineDraw, ClaimDraw,
                          ClaimFlag, Resign, SetClocks, Forfeit>;

/// Something that happened: when (since White's clock was started, never decreasing), who, what.
struct Event {
    base::Milliseconds at{0};
    Actor by = Actor::white;
    Deed deed;
};

} // namespace staunton::laws
