// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci/go_command.h"

#include "base/try.h"
#include "notation/uci_move.h"

#include <algorithm>
#include <array>

namespace staunton::engine {

using namespace chess;
using base::Milliseconds;

namespace {

constexpr unsigned deepest = 1000;
constexpr unsigned deepest_perft = 20;
/// A year in milliseconds: more than any clock shows.
constexpr std::int64_t longest_time = std::int64_t{366} * 24 * 3600 * 1000;

using Done = std::expected<void, CommandFault>;

std::expected<Milliseconds, CommandFault> take_time(Words& words) {
    // A clock that has run past zero is sent as a negative number by some programs.
    std::int64_t const time = TRY(words.take_number<std::int64_t>(-longest_time, longest_time));
    return Milliseconds{std::max<std::int64_t>(time, 0)};
}

Done read_search_moves(Words& words, Position const& position, Limits& limits) {
    constexpr std::array<std::string_view, 13> go_words{
        "depth", "nodes",     "movetime", "mate",   "wtime", "btime",      "winc",
        "binc",  "movestogo", "infinite", "ponder", "perft", "searchmoves"};
    while (!words.at_end() && std::ranges::find(go_words, words.peek()) == go_words.end()) {
        std::expected<Move, notation::MoveError> const move =
            notation::parse_uci(position, words.take());
        if (!move) {
            return std::unexpected{words.fault(CommandFaultKind::bad_move, describe(move.error()))};
        }
        limits.search_moves.push_back(*move);
    }
    return {};
}

Done read_clock(Words& words, std::string_view word, Position const& position, Limits& limits) {
    Milliseconds const time = TRY(take_time(words));
    Color const color = word.front() == 'w' ? Color::white : Color::black;
    if (color != position.has_the_move()) {
        return {};
    }
    if (word.ends_with("time")) {
        limits.time_left = time;
    } else {
        limits.increment = time;
    }
    return {};
}

bool is_clock_word(std::string_view word) {
    return word == "wtime" || word == "btime" || word == "winc" || word == "binc";
}

Done read_limit(Words& words, std::string_view word, GoCommand& command) {
    Limits& limits = command.limits;
    if (word == "depth") {
        limits.depth = TRY(words.take_number<unsigned>(0, deepest));
    } else if (word == "mate") {
        // A mate in n is found, if at all, in a search 2n half-moves deep.
        limits.depth = 2 * TRY(words.take_number<unsigned>(0, deepest)) + 1;
    } else if (word == "nodes") {
        limits.nodes = TRY(words.take_number<std::uint64_t>(0, UINT64_MAX));
    } else if (word == "movetime") {
        limits.move_time = TRY(take_time(words));
    } else if (word == "movestogo") {
        limits.moves_to_go = TRY(words.take_number<unsigned>(0, deepest));
    } else if (word == "perft") {
        command.perft_depth = TRY(words.take_number<unsigned>(0, deepest_perft));
    } else if (word == "infinite" || word == "ponder") {
        command.answer_when = AnswerWhen::stopped;
    } else {
        return std::unexpected{words.fault(CommandFaultKind::unknown_word)};
    }
    return {};
}

} // namespace

std::expected<GoCommand, CommandFault> read_go(Words& words, Position const& position) {
    GoCommand command;
    Limits& limits = command.limits;
    while (!words.at_end()) {
        std::string_view const word = words.take();
        Done const done = word == "searchmoves" ? read_search_moves(words, position, limits)
                          : is_clock_word(word) ? read_clock(words, word, position, limits)
                                                : read_limit(words, word, command);
        if (!done) {
            return std::unexpected{done.error()};
        }
    }
    bool const sets_an_end = limits.depth || limits.nodes || limits.move_time || limits.time_left;
    if (command.answer_when == AnswerWhen::stopped) {
        limits = Limits{.search_moves = limits.search_moves};
    } else if (!sets_an_end) {
        command.answer_when = AnswerWhen::stopped;
    }
    return command;
}

} // namespace staunton::engine
