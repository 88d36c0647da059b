// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/play/computer_player.h"

#include "chess/legal_moves.h"

#include <array>
#include <utility>

namespace staunton::server {

namespace {

using namespace std::chrono_literals;

/// How long each level thinks about a move at most: nobody likes to wait for a weak opponent.
constexpr std::array<Milliseconds, engine::highest_level> most_for_a_move{
    150ms, 250ms, 350ms, 500ms, 700ms, 1000ms, 1500ms, 2500ms};
constexpr Milliseconds most_for_an_offer = 300ms;
/// Until then it wants to play.
constexpr chess::Ply opening = 20;

bool stands_better(engine::Score const& score) {
    return score.mate_in ? *score.mate_in > 0 : score.centipawns > 0;
}

/// The draw it could claim now, if it may: on the board (9.2.2, 9.3.2) or with its next move
/// (9.2.1, 9.3.1).
std::optional<laws::ClaimDraw> possible_claim(laws::Arbiter const& arbiter, chess::Move next) {
    chess::Game const& game = arbiter.game();
    laws::RuleSet const& rules = arbiter.terms().rules;
    chess::Position const after = game.position().after(next);
    if (game.occurrences() >= rules.claim_occurrences) {
        return laws::ClaimDraw{laws::DrawClaimKind::threefold, std::nullopt};
    }
    if (game.position().halfmove_clock() >= 2 * rules.claim_moves) {
        return laws::ClaimDraw{laws::DrawClaimKind::fifty, std::nullopt};
    }
    if (game.occurrences_of(after).size() + 1 >= rules.claim_occurrences) {
        return laws::ClaimDraw{laws::DrawClaimKind::threefold, next};
    }
    if (after.halfmove_clock() >= 2 * rules.claim_moves) {
        return laws::ClaimDraw{laws::DrawClaimKind::fifty, next};
    }
    return std::nullopt;
}

} // namespace

ComputerPlayer::ComputerPlayer(chess::Color color, unsigned level, Thinkers& thinkers,
                               std::function<void(laws::Deed)> act)
    : color_{color}, level_{level}, thinkers_{thinkers}, act_{std::move(act)} {}

void ComputerPlayer::look_at(laws::Arbiter const& arbiter, Milliseconds now) {
    bool const is_offered = arbiter.open_offer() == chess::opponent(color_);
    Subject const subject = is_offered ? Subject::offer : Subject::move;
    bool const has_the_move = arbiter.position().has_the_move() == color_;
    if (arbiter.has_ended() || (!is_offered && !has_the_move)) {
        stop();
    } else if (!is_thinking() || subject != subject_ || ply_ != arbiter.game().ply()) {
        ask(arbiter, subject, now);
    }
}

void ComputerPlayer::stop() {
    pending_.reset();
}

void ComputerPlayer::ask(laws::Arbiter const& arbiter, Subject subject, Milliseconds now) {
    pending_.reset();
    subject_ = subject;
    ply_ = arbiter.game().ply();
    Question question{.game = arbiter.game(),
                      .level = std::nullopt,
                      .most = most_for_an_offer,
                      .on_clock = arbiter.clock().remaining(color_, now),
                      .increment = 0ms};
    if (subject == Subject::move) {
        question.level = level_;
        question.most = most_for_a_move[level_ - engine::lowest_level];
        laws::TimeControl const& control = arbiter.terms().time[color_];
        if (control.has_clock()) {
            question.increment = control.periods[arbiter.clock().period(color_)].extra;
        }
    }
    pending_ = thinkers_.ask(std::move(question), [this, &arbiter](engine::Report const& report) {
        pending_.reset();
        if (subject_ == Subject::offer) {
            answer_offer(arbiter, report);
        } else {
            answer_with_move(arbiter, report);
        }
    });
}

void ComputerPlayer::answer_offer(laws::Arbiter const& arbiter, engine::Report const& report) {
    engine::Score own = report.score;
    if (arbiter.position().has_the_move() != color_) {
        own.centipawns = -own.centipawns;
        own.mate_in = own.mate_in ? std::optional{-*own.mate_in} : std::nullopt;
    }
    if (arbiter.game().ply() >= opening && !stands_better(own)) {
        act_(laws::AcceptDraw{});
    } else {
        act_(laws::DeclineDraw{});
    }
}

void ComputerPlayer::answer_with_move(laws::Arbiter const& arbiter, engine::Report const& report) {
    chess::Move const move =
        report.line.empty() ? chess::legal_moves(arbiter.position())[0] : report.line.front();
    if (!stands_better(report.score)) {
        if (auto const claim = possible_claim(arbiter, move)) {
            act_(*claim);
            return;
        }
    }
    act_(laws::Play{move});
}

} // namespace staunton::server
