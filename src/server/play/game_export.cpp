// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/play/game_export.h"

#include "notation/fen.h"
#include "notation/pgn_writer.h"
#include "record/json_text.h"
#include "record/ruling_text.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace staunton::server {

namespace {

std::string date_tag(base::Milliseconds date) {
    return fmt::format("{:%Y.%m.%d}", std::chrono::sys_time<base::Milliseconds>{date});
}

/// "[%clk 0:04:59]", with tenths where there are any.
std::string clock_comment(base::Milliseconds left) {
    using namespace std::chrono;
    auto const tenths = left.count() / 100;
    std::string text =
        fmt::format("[%clk {}:{:02}:{:02}", tenths / 36000, tenths / 600 % 60, tenths / 10 % 60);
    if (tenths % 10 != 0) {
        text += fmt::format(".{}", tenths % 10);
    }
    return text + "]";
}

std::string time_tag(laws::GameTerms const& terms) {
    std::string const white = laws::to_text(terms.time[chess::Color::white]);
    std::string const black = laws::to_text(terms.time[chess::Color::black]);
    return white == black ? white : "?"; // PGN has no word for two different ones
}

void set_tags(notation::PgnGame& pgn, JudgedGame const& game, base::Milliseconds date) {
    record::GameHeader const& header = game.header();
    pgn.set_tag("Event", "Casual game");
    pgn.set_tag("Site", "Staunton");
    pgn.set_tag("Date", date_tag(date));
    pgn.set_tag("Round", "-");
    pgn.set_tag("White", header.names[chess::Color::white]);
    pgn.set_tag("Black", header.names[chess::Color::black]);
    pgn.set_tag("Result", pgn.result);
    pgn.set_tag("TimeControl", time_tag(header.terms));
    if (time_tag(header.terms) == "?") {
        for (chess::Color const color : chess::both_colors) {
            pgn.set_tag(color == chess::Color::white ? "WhiteTimeControl" : "BlackTimeControl",
                        laws::to_text(header.terms.time[color]));
        }
    }
    if (header.variant == record::Variant::chess960) {
        pgn.set_tag("Variant", "Chess960");
    }
    if (header.terms.first_position != chess::Position{} ||
        header.variant == record::Variant::chess960) {
        pgn.set_tag("SetUp", "1");
        pgn.set_tag("FEN", notation::to_fen(header.terms.first_position));
    }
    if (auto const& conclusion = game.arbiter().conclusion()) {
        pgn.set_tag("Termination", record::conclusion_text(*conclusion));
    } else {
        pgn.set_tag("Termination", "unterminated");
    }
}

} // namespace

std::string pgn_of(JudgedGame const& game, base::Milliseconds date) {
    notation::PgnGame pgn;
    pgn.first_position = game.header().terms.first_position;
    if (auto const& conclusion = game.arbiter().conclusion()) {
        pgn.result = laws::score_of(conclusion->result);
    }
    set_tags(pgn, game, date);
    std::vector<chess::Move> const& moves = game.arbiter().game().moves();
    for (std::size_t index = 0; index < moves.size(); ++index) {
        auto const& clock = game.moves()[index].clock;
        pgn.moves.push_back(
            {.move = moves[index], .glyphs = {}, .comment = clock ? clock_comment(*clock) : ""});
    }
    return notation::to_pgn(pgn);
}

std::string record_of(JudgedGame const& game) {
    std::string text = record::to_line(record::to_json(game.header())) + "\n";
    for (std::string const& line : game.events()) {
        text += line + "\n";
    }
    return text;
}

} // namespace staunton::server
