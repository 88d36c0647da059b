// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/game_header.h"

#include "base/try.h"
#include "notation/fen.h"
#include "record/json_line.h"

#include <fmt/core.h>

namespace staunton::record {

namespace {

template <typename Value>
using Read = std::expected<Value, RecordError>;

std::optional<chess::Color> color_named(std::string_view name) {
    for (chess::Color const color : chess::both_colors) {
        if (name_of(color) == name) {
            return color;
        }
    }
    return std::nullopt;
}

Read<laws::RuleSet> read_rules(JsonLine const& line) {
    std::optional<std::string_view> const name = TRY(line.optional_text("rules"));
    if (!name) {
        return laws::fide_2023();
    }
    std::optional<laws::RuleSet> const rules = laws::rule_set_named(*name);
    if (!rules) {
        return std::unexpected{line.fault(RecordFault::bad_value, "rules", *name)};
    }
    return *rules;
}

Read<Variant> read_variant(JsonLine const& line) {
    std::string_view const name = TRY(line.optional_text("variant")).value_or("chess");
    if (name == "chess") {
        return Variant::chess;
    }
    if (name == "chess960") {
        return Variant::chess960;
    }
    return std::unexpected{line.fault(RecordFault::bad_value, "variant", name)};
}

Read<chess::Position> read_setup(JsonLine const& line) {
    std::optional<std::string_view> const fen = TRY(line.optional_text("setup"));
    if (!fen) {
        return chess::Position{};
    }
    std::expected<chess::Position, notation::FenError> position = notation::position_from_fen(*fen);
    if (!position) {
        return std::unexpected{
            line.fault(RecordFault::bad_position, "setup", notation::describe(position.error()))};
    }
    return *position;
}

Read<laws::TimeControl> read_control(JsonLine const& line, std::string_view text) {
    std::expected<laws::TimeControl, laws::TimeControlError> control =
        laws::parse_time_control(text);
    if (!control) {
        return std::unexpected{line.fault(RecordFault::bad_time_control, "time",
                                          fmt::format("column {}", control.error().offset + 1))};
    }
    return *control;
}

Read<laws::TimeControl> read_control_of(JsonLine const& line, boost::json::object const& both,
                                        chess::Color color) {
    boost::json::value const* const value = both.if_contains(name_of(color));
    if (value == nullptr) {
        return laws::TimeControl{};
    }
    if (!value->is_string()) {
        return std::unexpected{line.fault(RecordFault::wrong_type, "time", "a text or an object")};
    }
    return read_control(line, value->get_string());
}

Read<std::optional<chess::Color>> read_draw_odds(JsonLine const& line,
                                                 boost::json::object const& times) {
    boost::json::value const* const value = times.if_contains("draw_odds");
    if (value == nullptr || value->is_null()) {
        return std::nullopt;
    }
    std::optional<chess::Color> const color =
        value->is_string() ? color_named(value->get_string()) : std::nullopt;
    if (!color) {
        return std::unexpected{line.fault(RecordFault::wrong_type, "draw_odds", "white or black")};
    }
    return color;
}

Read<laws::GameTerms> read_terms(JsonLine const& line) {
    laws::GameTerms terms;
    terms.rules = TRY(read_rules(line));
    terms.first_position = TRY(read_setup(line));
    if (boost::json::object const* const times = line.object("time")) {
        for (chess::Color const color : chess::both_colors) {
            terms.time[color] = TRY(read_control_of(line, *times, color));
        }
        terms.draw_odds = TRY(read_draw_odds(line, *times));
    } else if (std::optional<std::string_view> const text = TRY(line.optional_text("time"))) {
        laws::TimeControl const control = TRY(read_control(line, *text));
        terms.time = {{control, control}};
    }
    return terms;
}

Read<std::string> read_name(JsonLine const& line, chess::Color color) {
    boost::json::object const* const player = line.object(name_of(color));
    if (player == nullptr) {
        if (line.has(name_of(color))) {
            return std::unexpected{
                line.fault(RecordFault::wrong_type, name_of(color), "an object")};
        }
        return std::string{};
    }
    boost::json::value const* const name = player->if_contains("name");
    if (name == nullptr) {
        return std::string{};
    }
    if (!name->is_string()) {
        return std::unexpected{line.fault(RecordFault::wrong_type, "name", "a text")};
    }
    return std::string{std::string_view{name->get_string()}};
}

boost::json::value time_to_json(laws::GameTerms const& terms) {
    laws::TimeControl const& white = terms.time[chess::Color::white];
    laws::TimeControl const& black = terms.time[chess::Color::black];
    if (white == black && !terms.draw_odds) {
        return boost::json::value(to_text(white));
    }
    boost::json::object times{{"white", to_text(white)}, {"black", to_text(black)}};
    if (terms.draw_odds) {
        times["draw_odds"] = name_of(*terms.draw_odds);
    }
    return times;
}

} // namespace

std::expected<GameHeader, RecordError> parse_header(std::string_view text) {
    JsonLine const line = TRY(JsonLine::parse(text));
    auto const version = line.optional_text("staunton");
    if (!version || *version != "game/1") {
        return std::unexpected{RecordError{RecordFault::not_a_record, 1, 1, {}, {}}};
    }
    GameHeader header;
    header.terms = TRY(read_terms(line));
    header.variant = TRY(read_variant(line));
    for (chess::Color const color : chess::both_colors) {
        header.names[color] = TRY(read_name(line, color));
    }
    return header;
}

boost::json::object to_json(GameHeader const& header) {
    laws::GameTerms const& terms = header.terms;
    boost::json::object object{
        {"staunton", "game/1"},
        {"rules", terms.rules.name},
        {"variant", header.variant == Variant::chess ? "chess" : "chess960"},
        {"setup", notation::to_fen(terms.first_position)},
        {"time", time_to_json(terms)},
    };
    for (chess::Color const color : chess::both_colors) {
        object[name_of(color)] = boost::json::object{{"name", header.names[color]}};
    }
    return object;
}

} // namespace staunton::record
