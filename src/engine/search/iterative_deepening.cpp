// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/search.h"

#include <algorithm>

namespace staunton::engine {

using namespace chess;

namespace {

/// The clock is looked at once in so many nodes, several times in a millisecond.
constexpr std::uint64_t nodes_between_looks = 256;

constexpr Value first_window = 14;
constexpr Depth first_depth_with_window = 5;
/// No search goes deeper: the rest of the line is left to extensions and captures.
constexpr Depth deepest = max_ply - 20;

} // namespace

Search::Search(SearchMemory& memory, Game const& game, Limits const& limits,
               Fallibility const& fallibility, StopFlag const& stop_flag)
    : memory_{memory}, game_{game}, limits_{limits}, fallibility_{fallibility},
      stop_flag_{stop_flag}, clock_{limits}, root_moves_{allowed_moves()},
      frames_(static_cast<std::size_t>(max_ply) + 2) {
    positions_.start(game);
    memory_.table.start_search();
    // The moves that led here order the first replies, too.
    frame(0).since_null_move = static_cast<Depth>(game.position().halfmove_clock());
}

Report Search::run(std::function<void(Report const&)> const& on_report) {
    Report report = first_thought();
    int calm_depths = 0;
    auto const last = static_cast<Depth>(std::min(
        limits_.depth.value_or(static_cast<unsigned>(deepest)), static_cast<unsigned>(deepest)));
    for (root_depth_ = 1; root_depth_ <= last && !stopped_; ++root_depth_) {
        Value const value = search_around(root_value_, root_depth_);
        Line const& line = frame(0).line;
        if (!line.empty()) {
            bool const is_calm = line.moves().front() == report.line.front();
            calm_depths = is_calm ? calm_depths + 1 : 0;
            report = report_of(stopped_ ? static_cast<Depth>(report.depth) : root_depth_,
                               stopped_ ? root_value_ : value);
        }
        if (!stopped_ && on_report) {
            on_report(report);
        }
        if (is_deep_enough(report, calm_depths)) {
            break;
        }
    }
    report.nodes = nodes_;
    report.elapsed = clock_.elapsed();
    report.hash_permille = memory_.table.permille_used();
    return report;
}

std::vector<Move> Search::allowed_moves() const {
    MoveList const legal = legal_moves(game_.position());
    std::vector<Move> allowed;
    for (Move const move : legal) {
        bool const is_wanted =
            limits_.search_moves.empty() ||
            std::ranges::find(limits_.search_moves, move) != limits_.search_moves.end();
        if (is_wanted && !fallibility_.overlooks(game_.position().hash(), move)) {
            allowed.push_back(move);
        }
    }
    if (allowed.empty()) {
        allowed.assign(legal.begin(), legal.end());
    }
    return allowed;
}

Report Search::first_thought() {
    MoveList moves;
    for (Move const move : root_moves_) {
        moves.push_back(move);
    }
    OrderingHints const hints;
    MovePicker picker{game_.position(), moves, memory_.history, hints};
    root_value_ = evaluation_of(game_.position());
    frame(0).line.assign(picker.next()->move, {});
    return report_of(0, root_value_);
}

Value Search::search_around(Value expected, Depth depth) {
    Value below = first_window;
    Value above = first_window;
    bool const is_open = depth < first_depth_with_window || is_mate(expected);
    while (true) {
        Value const alpha = is_open ? -infinite_value : std::max(expected - below, -infinite_value);
        Value const beta = is_open ? infinite_value : std::min(expected + above, infinite_value);
        Value const value = search(
            {.position = game_.position(), .alpha = alpha, .beta = beta, .depth = depth, .ply = 0});
        if (stopped_ || (value > alpha && value < beta)) {
            return value;
        }
        if (value <= alpha) {
            below = below * 3 > 800 ? 2 * infinite_value : below * 3;
        } else {
            above = above * 3 > 800 ? 2 * infinite_value : above * 3;
        }
    }
}

Report Search::report_of(Depth depth, Value value) const {
    std::span<Move const> const line = frame(0).line.moves();
    return {.depth = static_cast<unsigned>(depth),
            .selective_depth = static_cast<unsigned>(std::max(selective_depth_, depth)),
            .score = score_of(value),
            .nodes = nodes_,
            .elapsed = clock_.elapsed(),
            .hash_permille = memory_.table.permille_used(),
            .line = {line.begin(), line.end()}};
}

bool Search::is_deep_enough(Report const& report, int calm_depths) const {
    if (!clock_.budget().aim) {
        return false;
    }
    if (root_moves_.size() == 1) {
        return true;
    }
    if (report.score.mate_in && root_depth_ >= 4 * std::abs(*report.score.mate_in)) {
        return true;
    }
    // A best move that has not changed for long needs less confirmation.
    int const percent = std::clamp(130 - 14 * calm_depths, 55, 130);
    return clock_.aim_is_reached(percent);
}

void Search::count_node() {
    ++nodes_;
    if (limits_.nodes && nodes_ >= *limits_.nodes) {
        stopped_ = true;
    } else if (nodes_ % nodes_between_looks == 0) {
        stopped_ = must_stop();
    }
}

bool Search::must_stop() const {
    return stop_flag_.load(std::memory_order_relaxed) || limits_.cancel.stop_requested() ||
           clock_.is_over();
}

} // namespace staunton::engine
