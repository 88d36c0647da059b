// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"
#include "chess/legal_moves.h"
#include "engine/analysis.h"
#include "engine/evaluation/pawn_structure.h"
#include "engine/search/fallibility.h"
#include "engine/search/line.h"
#include "engine/search/move_history.h"
#include "engine/search/move_picker.h"
#include "engine/search/position_history.h"
#include "engine/search/time_management.h"
#include "engine/search/transposition_table.h"

#include <array>
#include <atomic>
#include <functional>
#include <span>
#include <vector>

namespace staunton::engine {

/// What is kept from one search of a game to the next.
struct SearchMemory {
    /// With a transposition table of that size, in MiB.
    explicit SearchMemory(std::size_t hash_megabytes) : table{hash_megabytes} {}

    /// Forgets what was learned, for another game; what is said of pawns stays true.
    void clear() {
        table.clear();
        history.clear();
    }

    TranspositionTable table; ///< positions
    MoveHistory history;      ///< moves that refuted others
    PawnCache pawns;          ///< their structures
};

/// Ends `run` early when it becomes true.
using StopFlag = std::atomic<bool>;

/// One search of one position: deepens move by move (iterative_deepening.cpp), looks for the
/// principal variation (principal_variation.cpp), leaves out what cannot matter (pruning.cpp), and
/// judges only positions in which nothing hangs (quiescence.cpp).
class Search {
public:
    /// The position on the board of `game` has a legal move. All references outlive the search.
    Search(SearchMemory& memory, chess::Game const& game, Limits const& limits,
           Fallibility const& fallibility, StopFlag const& stop_flag);

    /// Searches until a limit or `stop_flag` ends it, and gives the last report; `on_report` hears
    /// of every completed depth. To be called once.
    Report run(std::function<void(Report const&)> const& on_report);

private:
    /// What the search remembers for each half-move of the line it is in.
    struct Frame {
        std::optional<Step> step;
        Value evaluation = unknown_value;
        std::array<chess::Move, 2> killers{};
        chess::Move excluded;
        Depth since_null_move = 0;
        Line line;
    };

    enum class Expectation : std::uint8_t { all_moves, cut };

    /// A position to be searched, and what is known about it.
    struct Node {
        chess::Position const& position;
        Value alpha = 0;
        Value beta = 0;
        Depth depth = 0;
        Depth ply = 0;
        Expectation expectation = Expectation::all_moves;
        std::optional<Remembered> remembered{};
        Value evaluation = unknown_value;
        bool is_improving = false;

        [[nodiscard]] bool is_root() const { return ply == 0; }

        [[nodiscard]] bool is_principal() const { return beta - alpha > 1; }

        [[nodiscard]] chess::Move table_move() const {
            return remembered ? remembered->move : chess::Move{};
        }
    };

    /// The first moves of a node that did not refute the one before.
    class TriedMoves {
    public:
        void push_back(chess::Move move) {
            if (size_ < bits_.size()) {
                bits_[size_++] = move.bits();
            }
        }

        [[nodiscard]] std::span<std::uint16_t const> bits() const { return {bits_.data(), size_}; }

    private:
        // Not initialised: a node is too short a thing.
        std::array<std::uint16_t, 48> bits_;
        std::size_t size_ = 0;
    };

    /// What the moves of a node have come to so far.
    struct Outcome {
        Value value = -infinite_value;
        chess::Move move;
        unsigned searched = 0;
        TriedMoves quiets;
        TriedMoves captures;
    };

    // iterative_deepening.cpp
    [[nodiscard]] std::vector<chess::Move> allowed_moves() const;
    [[nodiscard]] Report first_thought();
    Value search_around(Value expected, Depth depth);
    [[nodiscard]] Report report_of(Depth depth, Value value) const;
    [[nodiscard]] bool is_deep_enough(Report const& report, int calm_depths) const;

    // principal_variation.cpp
    Value search(Node node);
    void look_up(Node& node);
    void judge(Node& node);
    Value search_moves(Node& node);
    Value search_move(Node const& node, chess::Position const& next, Depth depth, Depth reduction,
                      unsigned searched);
    Value search_child(chess::Position const& next, Value alpha, Value beta, Depth depth, Depth ply,
                       Expectation expectation);
    [[nodiscard]] OrderingHints hints_for(Node const& node) const;
    bool take_account(Node& node, Outcome& outcome, PickedMove const& picked, Value value);
    void learn_from_cut(Node const& node, Outcome const& outcome);
    void learn_quiet(Node const& node, chess::Move move, int bonus);
    void learn_capture(Node const& node, chess::Move move, int bonus);
    Value remember(Node const& node, Outcome const& outcome, Value first_alpha);
    void play(chess::Position const& before, chess::Move move, chess::Position const& after,
              Depth ply);

    void take_back() { positions_.pop(); }

    // pruning.cpp
    [[nodiscard]] std::optional<Value> decided_already(Node& node);
    [[nodiscard]] std::optional<Value> value_without_moves(Node const& node);
    [[nodiscard]] std::optional<Value> value_after_passing(Node const& node);
    [[nodiscard]] bool is_left_out(Node const& node, PickedMove const& picked,
                                   unsigned searched) const;
    [[nodiscard]] Depth reduction_of(Node const& node, PickedMove const& picked, unsigned searched,
                                     bool gives_check) const;
    [[nodiscard]] Depth extension_of(Node const& node, chess::Move move);
    [[nodiscard]] bool is_drawn(chess::Position const& position, Depth ply) const;

    // quiescence.cpp
    Value quiescence(chess::Position const& position, Value alpha, Value beta, Depth ply);
    Value search_captures(Node& node, Value stand_pat);
    [[nodiscard]] Value evaluation_of(chess::Position const& position);

    [[nodiscard]] Frame& frame(Depth ply) { return frames_[static_cast<std::size_t>(ply)]; }

    [[nodiscard]] Frame const& frame(Depth ply) const {
        return frames_[static_cast<std::size_t>(ply)];
    }

    /// Counts a move played in the head, and sees whether it was the last one allowed.
    void count_node();
    [[nodiscard]] bool must_stop() const;

    SearchMemory& memory_;
    chess::Game const& game_;
    Limits const& limits_;
    Fallibility const& fallibility_;
    StopFlag const& stop_flag_;
    SearchClock clock_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    Depth selective_depth_ = 0;
    Depth root_depth_ = 0;
    Value root_value_ = 0;
    std::vector<chess::Move> root_moves_;
    PositionHistory positions_;
    std::vector<Frame> frames_;
};

} // namespace staunton::engine
