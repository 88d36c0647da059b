// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/input_file.h"
#include "laws/rule_set.h"
#include "record/audit_json.h"
#include "record/json_text.h"
#include "record/replay.h"
#include "record/ruling_json.h"
#include "record/ruling_text.h"

#include <fmt/core.h>

namespace staunton::cli {

namespace {

struct JudgeOptions {
    std::string file;
    std::string rules;
    bool json = false;
};

std::string known_rule_books() {
    std::string names;
    for (laws::RuleSet const& rules : laws::all_rule_sets()) {
        names += names.empty() ? "" : ", ";
        names += rules.name;
    }
    return names;
}

/// A game record says so in its first line; everything else is PGN.
bool is_game_record(std::string_view text) {
    std::size_t const start = text.find_first_not_of(" \t\r\n");
    if (start == std::string_view::npos || text[start] != '{') {
        return false;
    }
    std::string_view const first_line = text.substr(start, text.find('\n', start) - start);
    return first_line.find("\"staunton\"") != std::string_view::npos;
}

void print_ruling(record::RuledEvent const& ruled, bool json) {
    // A move that ends the game is ruled on twice; the line tells of the end.
    laws::Ruling const& ruling = ruled.rulings.back();
    if (json) {
        fmt::print("{}\n",
                   record::to_line(record::ruling_to_json(ruling, ruled.number, ruled.event)));
        return;
    }
    bool const is_plain_move = ruling.kind == laws::RulingKind::accepted &&
                               (std::holds_alternative<laws::Play>(ruled.event.deed) ||
                                std::holds_alternative<laws::MakeMove>(ruled.event.deed) ||
                                std::holds_alternative<laws::PressClock>(ruled.event.deed));
    if (!is_plain_move) {
        fmt::print("Event {}, {}: {}\n", ruled.number, name_of(ruled.event.by),
                   record::ruling_text(ruling, ruled.event));
    }
}

std::string clock_text(laws::Arbiter const& arbiter) {
    std::string text;
    for (chess::Color const color : chess::both_colors) {
        if (auto const left = arbiter.clock().remaining(color, arbiter.now())) {
            text += fmt::format(" {}'s clock shows {} seconds.",
                                record::sentence_name(laws::actor_of(color)),
                                record::to_line(record::seconds(*left)));
        }
    }
    return text;
}

void print_end(laws::Arbiter const& arbiter, bool json) {
    if (json) {
        fmt::print("{}\n", record::to_line(record::game_to_json(arbiter)));
    } else if (arbiter.conclusion()) {
        fmt::print("{} After {}.{}\n", record::conclusion_text(*arbiter.conclusion()),
                   record::half_moves(arbiter.conclusion()->ply), clock_text(arbiter));
    } else {
        fmt::print("The game goes on after {}.{}\n", record::half_moves(arbiter.game().ply()),
                   clock_text(arbiter));
    }
}

ExitStatus judge_record(std::string_view text, JudgeOptions const& options,
                        std::optional<laws::RuleSet> const& rules) {
    std::expected<record::Replay, record::RecordError> const replay = record::replay(text, rules);
    if (!replay) {
        record::RecordError const& error = replay.error();
        return refuse_input(
            fmt::format("{}, line {}, column {}", options.file, error.line, error.column),
            describe(error));
    }
    for (record::RuledEvent const& ruled : replay->events) {
        print_ruling(ruled, options.json);
    }
    print_end(replay->arbiter, options.json);
    return ExitStatus::done;
}

ExitStatus judge_pgn(std::string_view text, JudgeOptions const& options,
                     laws::RuleSet const& rules) {
    notation::PgnReader reader{text};
    ExitStatus status = ExitStatus::done;
    std::size_t number = 0;
    while (std::optional<notation::PgnResult> read = reader.next()) {
        record::JudgedGame const judged = record::judge(++number, *std::move(read), rules);
        if (options.json) {
            fmt::print("{}\n", record::to_line(record::to_json(judged)));
        } else {
            fmt::print("{}", record::to_text(judged));
        }
        if (judged.read.error) {
            status = ExitStatus::no;
        }
    }
    if (number == 0) {
        return refuse_input(options.file, "neither a game record nor a PGN: there is no game");
    }
    return status;
}

ExitStatus run_judge(JudgeOptions const& options) {
    std::optional<laws::RuleSet> rules;
    if (!options.rules.empty()) {
        rules = laws::rule_set_named(options.rules);
        if (!rules) {
            return refuse_input("--rules", fmt::format("there is no rule book '{}' (known: {})",
                                                       options.rules, known_rule_books()));
        }
    }
    std::expected<std::string, ExitStatus> const text = read_file(options.file);
    if (!text) {
        return text.error();
    }
    if (is_game_record(*text)) {
        return judge_record(*text, options, rules);
    }
    return judge_pgn(*text, options, rules.value_or(laws::fide_2023()));
}

} // namespace

void add_judge(CLI::App& program, Action& chosen) {
    auto [app, options] = add_command<JudgeOptions>(
        program, chosen,
        {"judge", "Rule on a game record or on every game of a PGN, with the Articles",
         "staunton judge --json game.pgn"},
        &run_judge);
    app.add_option("file", options.file, "a game record or a PGN; - is stdin")->required();
    app.add_option("--rules", options.rules,
                   "the rule book, in place of the record's own (" + known_rule_books() + ")");
    app.add_flag("--json", options.json, "one JSON object a line");
}

} // namespace staunton::cli
