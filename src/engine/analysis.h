// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time_source.h"
#include "chess/game.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace staunton::engine {

/// How long a search may go on; nothing set means until it is stopped.
struct Limits {
    std::optional<unsigned> depth{};               ///< half-moves, the whole tree of them
    std::optional<std::uint64_t> nodes{};          ///< positions looked at
    std::optional<base::Milliseconds> move_time{}; ///< for this move, whatever the clock says
    /// The clock of the player having the move: time left, extra per move, moves to the next
    /// period.
    std::optional<base::Milliseconds> time_left{};
    base::Milliseconds increment{0};
    std::optional<unsigned> moves_to_go{};
    /// Only these moves are looked at; empty means all.
    std::vector<chess::Move> search_moves{};
    /// Ends the search when a stop is requested, even if that was before it began.
    std::stop_token cancel{};
};

/// A judgement of a position from the view of the player having the move.
struct Score {
    /// Hundredths of a pawn; positive when the player stands better.
    int centipawns = 0;
    /// Full moves until mate: positive when the player mates, negative when he is mated.
    std::optional<int> mate_in{};

    [[nodiscard]] friend bool operator==(Score const&, Score const&) = default;
};

/// What a search has found so far.
struct Report {
    unsigned depth = 0;              ///< half-moves that were looked at in full
    unsigned selective_depth = 0;    ///< half-moves of the longest line looked at
    Score score;                     ///< after best play of both
    std::uint64_t nodes = 0;         ///< positions looked at so far
    base::Milliseconds elapsed{0};   ///< since the search began
    unsigned hash_permille = 0;      ///< how full the transposition table is
    std::vector<chess::Move> line{}; ///< the principal variation; its first move is the best
};

/// Strength from 1 (a child) to 8 (all it can).
inline constexpr unsigned lowest_level = 1;
inline constexpr unsigned highest_level = 8;

/// A chess player: owns a transposition table, keeps it between moves of a game. One search at a
/// time; `stop` may be called from any thread.
class Analyst {
public:
    /// With a transposition table of that size, in MiB.
    explicit Analyst(std::size_t hash_megabytes = 16);
    ~Analyst();
    Analyst(Analyst const&) = delete;
    Analyst& operator=(Analyst const&) = delete;

    /// Searches the position on the board of `game` (its history counts for repetition) and gives
    /// the last report. `on_report` hears of every completed depth. The position has a legal move.
    Report analyse(chess::Game const& game, Limits const& limits,
                   std::function<void(Report const&)> const& on_report = {});

    /// The move a player of that level would choose, within `limits`. Weaker levels look less far
    /// and err as people do; below the highest level the same game and `seed` give the same choice
    /// when no time limit interferes. A single legal move is answered at once; without any limit
    /// the highest level takes a second and a half.
    Report choose_move(chess::Game const& game, unsigned level, Limits const& limits,
                       std::uint64_t seed);

    /// Ends the running search as soon as possible.
    void stop();

    /// Forgets everything.
    void new_game();

    /// Makes the transposition table that many MiB, and empties it. No search is running.
    void resize_hash(std::size_t megabytes);

private:
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

} // namespace staunton::engine
