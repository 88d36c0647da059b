// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/color.h"
#include "chess/legal_moves.h"
#include "chess/piece.h"
#include "chess/square.h"

#include <array>
#include <cstdint>
#include <vector>

namespace staunton::engine {

/// A piece and where it went: what a move is to the moves after it.
struct Step {
    chess::PieceKind kind = chess::PieceKind::pawn; ///< of the piece that moved
    chess::Square to = chess::Square::a1;           ///< its target

    /// From 0, for tables: one number for each kind and square.
    [[nodiscard]] constexpr std::size_t index() const {
        return static_cast<std::size_t>(kind) * chess::square_count + chess::index_of(to);
    }
};

/// What the search has learned about moves from the positions where they refuted others: quiet
/// moves by squares and by what was played before them, captures by victim.
class MoveHistory {
public:
    /// No number grows beyond this, either way.
    static constexpr int most = 16'384;

    /// Knows nothing yet.
    MoveHistory();

    /// Forgets everything.
    void clear();

    /// How good a quiet move between these squares has been, from `-most` to `most`.
    [[nodiscard]] int quiet(chess::Color color, chess::Move move) const {
        return butterfly_[color][squares_of(move)];
    }

    /// How good `step` was as an answer to `before`, or as a continuation of it.
    [[nodiscard]] int continuation(chess::Color color, Step before, Step step) const {
        return continuation_[continuation_index(color, before, step)];
    }

    /// How good it has been to take a `victim` with that step.
    [[nodiscard]] int capture(chess::Color color, Step step, chess::PieceKind victim) const {
        return captures_[color][capture_index(step, victim)];
    }

    /// The move that refuted `before` last; `Move{}` if none did.
    [[nodiscard]] chess::Move answer_to(chess::Color color, Step before) const {
        return answers_[color][before.index()];
    }

    /// A positive `bonus` says that the move was good, a negative one that it was not.
    void learn_quiet(chess::Color color, chess::Move move, int bonus);
    /// Likewise, after `before`.
    void learn_continuation(chess::Color color, Step before, Step step, int bonus);
    /// Likewise, for a capture.
    void learn_capture(chess::Color color, Step step, chess::PieceKind victim, int bonus);

    /// That move has just refuted `before`.
    void learn_answer(chess::Color color, Step before, chess::Move move) {
        answers_[color][before.index()] = move;
    }

private:
    static constexpr std::size_t step_count = std::size_t{6} * chess::square_count;
    using Squares =
        std::array<std::int16_t, std::size_t{chess::square_count} * chess::square_count>;

    [[nodiscard]] static constexpr std::size_t squares_of(chess::Move move) {
        return move.bits() & 0xFFFU;
    }

    [[nodiscard]] static constexpr std::size_t continuation_index(chess::Color color, Step before,
                                                                  Step step) {
        return (static_cast<std::size_t>(color) * step_count + before.index()) * step_count +
               step.index();
    }

    [[nodiscard]] static constexpr std::size_t capture_index(Step step, chess::PieceKind victim) {
        return step.index() * 6 + static_cast<std::size_t>(victim);
    }

    chess::ByColor<Squares> butterfly_;
    chess::ByColor<std::array<std::int16_t, step_count * 6>> captures_;
    chess::ByColor<std::array<chess::Move, step_count>> answers_;
    std::vector<std::int16_t> continuation_;
};

} // namespace staunton::engine
