// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal_game.h"

#include "chess/legal_moves.h"
#include "cli/board_text.h"
#include "notation/algebraic.h"
#include "notation/fen.h"
#include "notation/uci_move.h"
#include "record/ruling_text.h"

#include <fmt/core.h>
#include <fmt/ostream.h>

#include <istream>
#include <ostream>
#include <string>

namespace staunton::cli {

namespace {

std::string_view player_name(chess::Color color) {
    return color == chess::Color::white ? "White" : "Black";
}

std::string move_number(chess::Position const& position) {
    bool const white = position.has_the_move() == chess::Color::white;
    return fmt::format("{}{}", position.move_number(), white ? "." : "...");
}

/// "1:02:03", "4:05", and with tenths in the last twenty seconds "0:07.3".
std::string clock_text(laws::Milliseconds time) {
    using namespace std::chrono_literals;
    auto const milliseconds = time.count();
    auto const seconds = milliseconds / 1000;
    if (time < 20s) {
        return fmt::format("0:{:02}.{}", seconds, milliseconds % 1000 / 100);
    }
    if (time < 1h) {
        return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
    }
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

bool only_accepts_move(laws::Ruling const& ruling, laws::Deed const& deed) {
    return ruling.kind == laws::RulingKind::accepted && std::holds_alternative<laws::Play>(deed);
}

} // namespace

TerminalGame::TerminalGame(laws::GameTerms const& terms, chess::ByColor<bool> people,
                           ComputerPlayer& computer, std::istream& in, std::ostream& out,
                           base::TimeSource const& time)
    : arbiter_{terms}, people_{people}, computer_{computer}, in_{in}, out_{out}, time_{time},
      started_{time.monotonic()} {}

void TerminalGame::play() {
    while (!arbiter_.has_ended() && !left_) {
        if (people_[mover()]) {
            let_person_act();
        } else {
            let_computer_act();
        }
    }
    if (arbiter_.has_ended()) {
        show_board();
        show_conclusion();
    } else {
        fmt::print(out_, "\nThe game is left unfinished.\n");
    }
}

void TerminalGame::let_person_act() {
    if (!board_is_shown_) {
        show_board();
    }
    show_prompt();
    std::string line;
    if (!std::getline(in_, line)) {
        left_ = true;
        return;
    }
    look_at_the_clock();
    if (arbiter_.has_ended()) {
        return;
    }
    auto const command = parse_command(line);
    if (!command) {
        fmt::print(out_, "{}.\n", command.error());
        return;
    }
    std::visit([this](auto const& given) { obey(given); }, *command);
}

void TerminalGame::let_computer_act() {
    chess::Color const color = mover();
    laws::RuleSet const& rules = arbiter_.terms().rules;
    bool const may_claim = arbiter_.game().occurrences() >= rules.claim_occurrences;
    if (may_claim && computer_.likes_a_draw(arbiter_, color)) {
        fmt::print(out_, "{} claims a draw.\n", player_name(color));
        submit(laws::actor_of(color), laws::ClaimDraw{.kind = laws::DrawClaimKind::threefold});
        return;
    }
    chess::Move const move = computer_.choose_move(arbiter_, now());
    fmt::print(out_, "{} {}\n", move_number(arbiter_.position()),
               notation::to_san(arbiter_.position(), move));
    submit(laws::actor_of(color), laws::Play{move});
}

void TerminalGame::obey(PlainCommand command) {
    switch (command) {
    case PlainCommand::nothing:
        return;
    case PlainCommand::help:
        fmt::print(out_, "{}", command_help());
        return;
    case PlainCommand::quit:
        left_ = true;
        return;
    case PlainCommand::board:
        show_board();
        return;
    case PlainCommand::fen:
        fmt::print(out_, "{}\n", notation::to_fen(arbiter_.position()));
        return;
    case PlainCommand::moves:
        show_moves();
        return;
    case PlainCommand::clock:
        show_clocks();
        return;
    case PlainCommand::offer:
        submit(laws::actor_of(mover()), laws::OfferDraw{});
        answer_offer();
        return;
    case PlainCommand::accept:
        submit(laws::actor_of(mover()), laws::AcceptDraw{});
        return;
    case PlainCommand::decline:
        submit(laws::actor_of(mover()), laws::DeclineDraw{});
        return;
    case PlainCommand::resign:
        submit(laws::actor_of(mover()), laws::Resign{});
        return;
    }
}

void TerminalGame::obey(ClaimCommand const& command) {
    laws::ClaimDraw claim{.kind = command.kind};
    if (!command.intended_move.empty()) {
        auto const move = notation::parse_move(arbiter_.position(), command.intended_move);
        if (move) {
            claim.intended_move = *move;
        } else {
            claim.intended_illegal = true;
            claim.intended_text = command.intended_move;
        }
    }
    submit(laws::actor_of(mover()), claim);
    if (auto const declared = arbiter_.declared_move()) {
        fmt::print(out_, "The move declared must now be played: {} (9.5.3).\n",
                   notation::to_san(arbiter_.position(), *declared));
    }
    answer_offer(); // a refused claim stands as an offer (9.1.2.3)
}

void TerminalGame::obey(MoveCommand const& command) {
    auto const move = notation::parse_move(arbiter_.position(), command.text);
    if (move) {
        submit(laws::actor_of(mover()), laws::Play{*move});
    } else if (move.error().fault == notation::MoveFault::illegal) {
        submit(laws::actor_of(mover()), laws::PlayUnreadable{command.text});
    } else {
        fmt::print(out_, "\"{}\", {} (\"help\" lists the commands).\n", command.text,
                   notation::describe(move.error()));
    }
}

void TerminalGame::submit(laws::Actor by, laws::Deed deed) {
    laws::Event const event{now(), by, std::move(deed)};
    chess::Ply const before = arbiter_.game().ply();
    for (laws::Ruling const& ruling : arbiter_.receive(event)) {
        bool const is_told_at_the_end = ruling.conclusion.has_value();
        if (!only_accepts_move(ruling, event.deed) && !is_told_at_the_end) {
            fmt::print(out_, "{}\n", record::ruling_text(ruling, event));
        }
    }
    board_is_shown_ = board_is_shown_ && arbiter_.game().ply() == before;
}

void TerminalGame::answer_offer() {
    chess::Color const answering = chess::opponent(mover());
    if (arbiter_.open_offer() != mover() || people_[answering]) {
        return;
    }
    if (computer_.likes_a_draw(arbiter_, answering)) {
        submit(laws::actor_of(answering), laws::AcceptDraw{});
    } else {
        submit(laws::actor_of(answering), laws::DeclineDraw{});
    }
}

void TerminalGame::look_at_the_clock() {
    if (arbiter_.clock().flag_has_fallen(mover(), now())) {
        submit(laws::Actor::arbiter, laws::ClaimFlag{});
    }
}

void TerminalGame::show_board() {
    bool const only_black = people_[chess::Color::black] && !people_[chess::Color::white];
    fmt::print(out_, "\n{}\n",
               board_text(arbiter_.position().board(),
                          only_black ? chess::Color::black : chess::Color::white));
    board_is_shown_ = true;
}

void TerminalGame::show_clocks() {
    for (chess::Color const color : chess::both_colors) {
        auto const remaining = arbiter_.clock().remaining(color, now());
        fmt::print(out_, "{}: {}\n", player_name(color),
                   remaining ? clock_text(*remaining) : "no clock");
    }
}

void TerminalGame::show_moves() {
    std::string text;
    for (chess::Move const move : arbiter_.permitted_moves()) {
        text += text.empty() ? "" : " ";
        text += notation::to_san(arbiter_.position(), move);
    }
    fmt::print(out_, "{}\n", text);
}

void TerminalGame::show_prompt() {
    if (arbiter_.open_offer() == chess::opponent(mover())) {
        fmt::print(out_, "A draw is offered: accept, decline, or play on (9.1.2.1).\n");
    }
    fmt::print(out_, "{}{} ", move_number(arbiter_.position()),
               arbiter_.position().is_check() ? " (check)" : "");
    out_.flush();
}

void TerminalGame::show_conclusion() {
    laws::Conclusion const& conclusion = *arbiter_.conclusion();
    fmt::print(out_, "{}\n{}\n", record::conclusion_text(conclusion),
               laws::score_of(conclusion.result));
}

} // namespace staunton::cli
