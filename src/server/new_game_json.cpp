// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/try.h"
#include "chess/legal_moves.h"
#include "engine/analysis.h"
#include "notation/fen.h"
#include "server/json_fields.h"
#include "server/protocol_json.h"

#include <boost/json/object.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace staunton::server {

namespace json = boost::json;

namespace {

constexpr std::size_t longest_word = 32;
constexpr std::size_t longest_text = 512;
constexpr unsigned usual_level = 4;

std::unexpected<ProtocolError> fault(std::string message, std::string place) {
    return std::unexpected(ProtocolError{std::move(message), std::move(place)});
}

std::expected<laws::TimeControl, ProtocolError> time_of(std::string_view text,
                                                        std::string_view field) {
    auto const control = laws::parse_time_control(text);
    if (!control) {
        return fault("not a time control such as 300+3, 300d2, 300b2 or -",
                     fmt::format("{}, column {}", field, control.error().offset + 1));
    }
    bool const flag_falls_at_once =
        control->has_clock() && control->periods.front().allotted.count() == 0 &&
        (control->periods.front().extra.count() == 0 ||
         control->periods.front().extra_kind == laws::ExtraTime::bronstein);
    if (flag_falls_at_once) {
        return fault("a clock without time", fmt::format("{}, column 1", field));
    }
    return *control;
}

std::expected<void, ProtocolError> read_times(json::object const& times, NewGame& game) {
    for (chess::Color const color : chess::both_colors) {
        std::string const place = fmt::format("time.{}", chess::name_of(color));
        auto const text = optional_text(times, chess::name_of(color), longest_text);
        if (!text || !*text) {
            return fault(text ? "missing" : text.error().message, place);
        }
        game.time[color] = TRY(time_of(**text, place));
    }
    auto const odds = TRY(optional_text(times, "draw_odds", longest_word));
    if (odds == "white") {
        game.draw_odds = chess::Color::white;
    } else if (odds == "black") {
        game.draw_odds = chess::Color::black;
    } else if (odds) {
        return fault("neither white nor black", "time.draw_odds");
    }
    return {};
}

std::expected<void, ProtocolError> read_time(json::object const& object, NewGame& game) {
    json::value const* const time = object.if_contains("time");
    if (time != nullptr && time->is_object()) {
        return read_times(time->get_object(), game);
    }
    auto const text = TRY(optional_text(object, "time", longest_text));
    laws::TimeControl const control = TRY(time_of(text.value_or("-"), "time"));
    game.time = {{control, control}};
    return {};
}

std::expected<void, ProtocolError> read_opponent(json::object const& object, NewGame& game) {
    std::string const opponent = TRY(required_text(object, "opponent", longest_word));
    if (opponent != "computer" && opponent != "friend") {
        return fault("neither computer nor friend", "opponent");
    }
    auto const level =
        TRY(optional_number(object, "level", engine::lowest_level, engine::highest_level));
    if (opponent == "computer") {
        game.opponent = SeatKind::computer;
        game.level = static_cast<unsigned>(level.value_or(usual_level));
    }
    return {};
}

std::expected<void, ProtocolError> read_color(json::object const& object, NewGame& game) {
    std::string const color = TRY(optional_text(object, "color", longest_word)).value_or("random");
    if (color == "white") {
        game.color = chess::Color::white;
    } else if (color == "black") {
        game.color = chess::Color::black;
    } else if (color != "random") {
        return fault("neither white nor black nor random", "color");
    }
    return {};
}

std::expected<void, ProtocolError> read_position(json::object const& object, NewGame& game) {
    std::string const variant =
        TRY(optional_text(object, "variant", longest_word)).value_or("chess");
    if (variant == "chess960") {
        game.variant = record::Variant::chess960;
    } else if (variant != "chess") {
        return fault("neither chess nor chess960", "variant");
    }
    auto const fen = TRY(optional_text(object, "fen", longest_text));
    if (!fen || fen->empty()) {
        return {};
    }
    auto const position = notation::position_from_fen(*fen);
    if (!position) {
        return fault(notation::describe(position.error()),
                     fmt::format("fen, column {}", position.error().offset + 1));
    }
    if (!chess::has_legal_move(*position)) {
        return fault("the game is over in this position", "fen");
    }
    game.first_position = *position;
    return {};
}

} // namespace

std::expected<NewGame, ProtocolError> parse_new_game(std::string_view body) {
    json::object const object = TRY(parse_object(body));
    NewGame game;
    for (auto const read : {read_opponent, read_color, read_time, read_position}) {
        if (auto const done = read(object, game); !done) {
            return std::unexpected(done.error());
        }
    }
    return game;
}

} // namespace staunton::server
