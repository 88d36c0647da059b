// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"
#include "chess/game.h"
#include "chess/move.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace staunton::laws {

/// Who does something that the arbiter hears of.
enum class Actor : std::uint8_t { white, black, arbiter };

/// The player of that color.
[[nodiscard]] constexpr Actor actor_of(chess::Color color) {
    return color == chess::Color::white ? Actor::white : Actor::black;
}

/// The color of a player; nothing for the arbiter.
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

/// "white", "black", "arbiter".
[[nodiscard]] std::string_view name_of(Actor actor);

/// Online: touched, made and completed at once. The move is as the player gave it: legal or not.
struct Play {
    chess::Move move; ///< judged by the arbiter, so that any move may be given

    [[nodiscard]] friend bool operator==(Play const&, Play const&) = default;
};

/// A text that names no move here was played; refused, with the text as evidence.
struct PlayUnreadable {
    std::string text; ///< as the player wrote it

    [[nodiscard]] friend bool operator==(PlayUnreadable const&, PlayUnreadable const&) = default;
};

/// Over the board: the hand has left the piece (4.7); not completed before `PressClock`. Legal or
/// not; no move if the text names none.
struct MakeMove {
    std::optional<chess::Move> move; ///< an illegal one counts only once it is completed (7.5.1)
    std::string text{};              ///< when it names no move

    [[nodiscard]] friend bool operator==(MakeMove const&, MakeMove const&) = default;
};

/// The clock is pressed, which completes the move (6.2.1).
struct PressClock {
    [[nodiscard]] friend bool operator==(PressClock const&, PressClock const&) = default;
};

/// 9.1.2.1: the player offers a draw, which stands until it is accepted or declined.
struct OfferDraw {
    [[nodiscard]] friend bool operator==(OfferDraw const&, OfferDraw const&) = default;
};

/// 9.1.2.1: the player agrees to the open offer of his opponent, which ends the game (5.2.3).
struct AcceptDraw {
    [[nodiscard]] friend bool operator==(AcceptDraw const&, AcceptDraw const&) = default;
};

/// 9.1.2.1: the player declines the open offer in words.
struct DeclineDraw {
    [[nodiscard]] friend bool operator==(DeclineDraw const&, DeclineDraw const&) = default;
};

/// What a draw claim rests on: the third occurrence (9.2) or fifty moves (9.3).
enum class DrawClaimKind : std::uint8_t { threefold, fifty };

/// "threefold", "fifty".
[[nodiscard]] std::string_view name_of(DrawClaimKind kind);

/// 9.2, 9.3. The intended move is as the player wrote it: legal or not. A text that names no move
/// at all is given by `intended_illegal` and kept in `intended_text`.
struct ClaimDraw {
    DrawClaimKind kind;                         ///< the Article that is invoked
    std::optional<chess::Move> intended_move{}; ///< written down, not played (9.2.1, 9.3.1)
    bool intended_illegal = false;              ///< what was written down names no move
    std::string intended_text{};                ///< then, what it was

    [[nodiscard]] friend bool operator==(ClaimDraw const&, ClaimDraw const&) = default;
};

/// 6.8: a player claims that the opponent's flag has fallen; the arbiter observes that the flag of
/// the player having the move has.
struct ClaimFlag {
    [[nodiscard]] friend bool operator==(ClaimFlag const&, ClaimFlag const&) = default;
};

/// 7.5: the opponent has completed an illegal move.
struct ClaimIllegalMove {
    [[nodiscard]] friend bool operator==(ClaimIllegalMove const&,
                                         ClaimIllegalMove const&) = default;
};

/// Guidelines III.5: the opponent makes no effort, or cannot win by normal means.
struct ClaimQuickplay {
    [[nodiscard]] friend bool operator==(ClaimQuickplay const&, ClaimQuickplay const&) = default;
};

/// 5.1.2: the player resigns.
struct Resign {
    [[nodiscard]] friend bool operator==(Resign const&, Resign const&) = default;
};

/// 12.9, 6.10: the arbiter sets the clocks.
struct SetClocks {
    /// What each display shows from now on; nothing leaves it as it is.
    std::optional<base::Milliseconds> white;
    std::optional<base::Milliseconds> black;

    [[nodiscard]] friend bool operator==(SetClocks const&, SetClocks const&) = default;
};

/// The arbiter declares the game lost (6.7, 11, 12).
struct Forfeit {
    chess::Color player; ///< who loses
    std::string reason;  ///< in the arbiter's words; nothing depends on it

    [[nodiscard]] friend bool operator==(Forfeit const&, Forfeit const&) = default;
};

/// What can happen at a board. The order of the alternatives is of no meaning.
using Deed = std::variant<Play, PlayUnreadable, OfferDraw, AcceptDraw, DeclineDraw, ClaimDraw,
                          ClaimFlag, Resign, SetClocks, Forfeit, MakeMove, PressClock,
                          ClaimIllegalMove, ClaimQuickplay>;

/// Something that happened: when (since White's clock was started, never decreasing), who, what.
struct Event {
    base::Milliseconds at{0}; ///< the time of the game; an Arbiter reads no clock of his own
    Actor by = Actor::white;  ///< also of what a player only claims
    Deed deed;                ///< what he did

    [[nodiscard]] friend bool operator==(Event const&, Event const&) = default;
};

} // namespace staunton::laws
