// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"
#include "chess/color.h"
#include "chess/game.h"
#include "laws/article.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace staunton::laws {

/// What the arbiter does about an event: lets it stand, refuses it, penalises a player, puts
/// something right, or ends the game.
enum class RulingKind : std::uint8_t { accepted, refused, penalised, corrected, ended };

/// Why something was refused: the names of contracts and wire.
enum class Refusal : std::uint8_t {
    not_the_player_having_the_move,
    touched_a_piece,
    no_intended_move,
    intended_move_illegal,
    fewer_than_three_occurrences,
    fewer_than_fifty_moves,
    game_ended,
    no_such_claim_in_these_laws,
    illegal_move,
    touch_move,
    nothing_to_accept,
    flag_has_not_fallen,
    not_illegal,
};

/// Who won; the score of the game (10.1) is `score_of` it.
enum class Result : std::uint8_t { white_wins, black_wins, draw };

/// What ended the game.
enum class Ending : std::uint8_t {
    checkmate,
    stalemate,
    dead_position,
    insufficient_material,
    resignation,
    agreement,
    threefold_repetition,
    fivefold_repetition,
    fifty_moves,
    seventy_five_moves,
    flag_fall,
    flag_fall_draw,
    illegal_move,
    forfeit,
    quickplay_finish,
    repetition,
};

/// How the ending came about.
enum class EndedBy : std::uint8_t { move, claim, agreement, resignation, flag, arbiter };

/// Names as in records and on the wire: "fewer_than_three_occurrences", "checkmate", …
[[nodiscard]] std::string_view name_of(RulingKind kind);
[[nodiscard]] std::string_view name_of(Refusal refusal);
[[nodiscard]] std::string_view name_of(Ending ending);
[[nodiscard]] std::string_view name_of(EndedBy by);
/// As on a scoresheet: "1-0", "0-1" or "1/2-1/2".
[[nodiscard]] std::string_view score_of(Result result);

/// The result in which that player wins.
[[nodiscard]] constexpr Result win_of(chess::Color color) {
    return color == chess::Color::white ? Result::white_wins : Result::black_wins;
}

/// In what a position differs from the one claimed, though the placement is the same.
enum class Difference : std::uint8_t { has_the_move, castling_rights, en_passant };

/// As in records and on the wire: "castling_rights", …
[[nodiscard]] std::string_view name_of(Difference difference);

/// An occurrence that does not count: every piece stood on its square, and yet (9.2.3).
struct NearMiss {
    chess::Ply ply;     ///< when it stood
    Difference differs; ///< why it is another position

    [[nodiscard]] friend bool operator==(NearMiss const&, NearMiss const&) = default;
};

/// Of a threefold claim: the plies at which the position stood (the one that the intended move
/// would give included), and those where only the placement was the same.
struct RepetitionEvidence {
    std::vector<chess::Ply> occurrences; ///< those that count
    std::vector<NearMiss> near_misses;   ///< those that do not, in order

    [[nodiscard]] friend bool operator==(RepetitionEvidence const&,
                                         RepetitionEvidence const&) = default;
};

/// Of a fifty-move claim: half-moves without capture or pawn move, the intended one included.
struct MoveCountEvidence {
    std::size_t halfmoves; ///< of both players together: a claim needs 100

    [[nodiscard]] friend bool operator==(MoveCountEvidence const&,
                                         MoveCountEvidence const&) = default;
};

/// What a claim was judged on; `std::monostate` where nothing had to be counted.
using Evidence = std::variant<std::monostate, RepetitionEvidence, MoveCountEvidence>;

/// The end of a game, and the Law behind it.
struct Conclusion {
    Result result;                 ///< for the crosstable
    Ending ending;                 ///< what happened
    EndedBy by;                    ///< through whom
    std::vector<Article> articles; ///< that decide it
    chess::Ply ply;                ///< half-moves played by then

    [[nodiscard]] friend bool operator==(Conclusion const&, Conclusion const&) = default;
};

/// An answer of the arbiter: what was decided, why, by which Articles, on what evidence.
struct Ruling {
    RulingKind kind;                                   ///< what is decided
    std::optional<Refusal> refusal;                    ///< when refused
    std::vector<Article> articles;                     ///< that decide it, the main one first
    Evidence evidence;                                 ///< of a draw claim
    chess::ByColor<base::Milliseconds> clock_change{}; ///< time given (or taken) by the ruling
    std::optional<Conclusion> conclusion;              ///< when ended

    [[nodiscard]] friend bool operator==(Ruling const&, Ruling const&) = default;
};

/// A ruling without evidence: it stands.
[[nodiscard]] Ruling accepted(std::vector<Article> articles);

/// Likewise: it does not.
[[nodiscard]] Ruling refused(Refusal refusal, std::vector<Article> articles);

/// Likewise: the game is over, by the Articles of its conclusion.
[[nodiscard]] Ruling ended(Conclusion const& conclusion);

} // namespace staunton::laws
