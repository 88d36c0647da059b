// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/game_event.h"

#include "base/overloaded.h"
#include "base/try.h"
#include "notation/uci_move.h"
#include "record/json_line.h"
#include "record/json_text.h"

#include <algorithm>
#include <array>

namespace staunton::record {

namespace {

template <typename Value>
using Read = std::expected<Value, RecordError>;

constexpr std::array unsupported_events{"touch", "adjust", "decide", "penalty", "reinstate"};
constexpr std::array all_actors{laws::Actor::white, laws::Actor::black, laws::Actor::arbiter};

/// A move as a player may write it, legal or not; nothing if the text names no squares.
std::optional<chess::Move> read_move(chess::Position const& position, std::string_view text) {
    if (auto const legal = notation::parse_move(position, text)) {
        return *legal;
    }
    if (text.size() != 4 && text.size() != 5) {
        return std::nullopt;
    }
    std::optional<chess::Square> const from = chess::square_named(text.substr(0, 2));
    std::optional<chess::Square> const to = chess::square_named(text.substr(2, 2));
    if (!from || !to) {
        return std::nullopt;
    }
    if (text.size() == 4) {
        return chess::Move::plain(*from, *to);
    }
    constexpr std::string_view letters = "qrbn";
    std::size_t const kind = letters.find(text[4]);
    if (kind == std::string_view::npos) {
        return std::nullopt;
    }
    return chess::Move::promotion(*from, *to, chess::promotion_kinds[kind]);
}

Read<laws::Deed> read_play(JsonLine const& line, chess::Position const& position) {
    std::string_view const text = TRY(line.text("move"));
    std::optional<chess::Move> const move = read_move(position, text);
    if (!move) {
        return laws::PlayUnreadable{std::string{text}};
    }
    return laws::Play{*move};
}

Read<laws::Deed> read_made_move(JsonLine const& line, chess::Position const& position) {
    std::string_view const text = TRY(line.text("move"));
    std::optional<chess::Move> const move = read_move(position, text);
    return laws::MakeMove{move, move ? std::string{} : std::string{text}};
}

Read<laws::Deed> read_draw_claim(JsonLine const& line, chess::Position const& position,
                                 laws::DrawClaimKind kind) {
    std::optional<std::string_view> const text = TRY(line.optional_text("move"));
    if (!text) {
        return laws::ClaimDraw{kind};
    }
    std::optional<chess::Move> const move = read_move(position, *text);
    return laws::ClaimDraw{kind, move, !move.has_value(),
                           move ? std::string{} : std::string{*text}};
}

Read<laws::Deed> read_claim(JsonLine const& line, chess::Position const& position) {
    std::string_view const claim = TRY(line.text("claim"));
    for (auto const kind : {laws::DrawClaimKind::threefold, laws::DrawClaimKind::fifty}) {
        if (claim == name_of(kind)) {
            return read_draw_claim(line, position, kind);
        }
    }
    if (claim == "flag") {
        return laws::ClaimFlag{};
    }
    if (claim == "illegal-move") {
        return laws::ClaimIllegalMove{};
    }
    if (claim == "quickplay") {
        return laws::ClaimQuickplay{};
    }
    return std::unexpected{line.fault(RecordFault::bad_value, "claim", claim)};
}

Read<laws::Deed> read_forfeit(JsonLine const& line) {
    std::string_view const player = TRY(line.text("player"));
    std::string_view const reason = TRY(line.optional_text("reason")).value_or("");
    for (chess::Color const color : chess::both_colors) {
        if (name_of(color) == player) {
            return laws::Forfeit{color, std::string{reason}};
        }
    }
    return std::unexpected{line.fault(RecordFault::bad_value, "player", player)};
}

Read<laws::Deed> read_clocks(JsonLine const& line) {
    laws::SetClocks clocks;
    clocks.white = TRY(line.optional_seconds("white"));
    clocks.black = TRY(line.optional_seconds("black"));
    return clocks;
}

/// The events that say no more than their name.
std::optional<laws::Deed> bare_deed(std::string_view name) {
    if (name == "press") {
        return laws::PressClock{};
    }
    if (name == "offer") {
        return laws::OfferDraw{};
    }
    if (name == "accept") {
        return laws::AcceptDraw{};
    }
    if (name == "decline") {
        return laws::DeclineDraw{};
    }
    if (name == "resign") {
        return laws::Resign{};
    }
    return std::nullopt;
}

Read<laws::Deed> read_deed(JsonLine const& line, chess::Position const& position) {
    std::string_view const name = TRY(line.text("event"));
    if (std::optional<laws::Deed> const bare = bare_deed(name)) {
        return *bare;
    }
    if (name == "play") {
        return read_play(line, position);
    }
    if (name == "move") {
        return read_made_move(line, position);
    }
    if (name == "claim") {
        return read_claim(line, position);
    }
    if (name == "clock") {
        return read_clocks(line);
    }
    if (name == "forfeit") {
        return read_forfeit(line);
    }
    bool const is_known = std::ranges::find(unsupported_events, name) != unsupported_events.end();
    return std::unexpected{line.fault(
        is_known ? RecordFault::unsupported_event : RecordFault::unknown_event, "event", name)};
}

bool belongs_to_the_arbiter(laws::Deed const& deed) {
    return std::holds_alternative<laws::SetClocks>(deed) ||
           std::holds_alternative<laws::Forfeit>(deed);
}

Read<laws::Actor> read_actor(JsonLine const& line, laws::Deed const& deed) {
    if (!line.has("by") && belongs_to_the_arbiter(deed)) {
        return laws::Actor::arbiter;
    }
    std::string_view const by = TRY(line.text("by"));
    for (laws::Actor const actor : all_actors) {
        if (name_of(actor) == by) {
            return actor;
        }
    }
    return std::unexpected{line.fault(RecordFault::bad_value, "by", by)};
}

boost::json::object event_object(laws::Event const& event, std::string_view name) {
    return {{"t", seconds(event.at)}, {"by", name_of(event.by)}, {"event", name}};
}

boost::json::object claim_object(laws::Event const& event, laws::ClaimDraw const& claim) {
    boost::json::object object = event_object(event, "claim");
    object["claim"] = name_of(claim.kind);
    if (claim.intended_move) {
        object["move"] = notation::to_uci(*claim.intended_move);
    } else if (claim.intended_illegal) {
        object["move"] = claim.intended_text;
    }
    return object;
}

boost::json::object named_claim(laws::Event const& event, std::string_view claim) {
    boost::json::object object = event_object(event, "claim");
    object["claim"] = claim;
    return object;
}

boost::json::object move_object(laws::Event const& event, std::string_view name,
                                std::string_view move) {
    boost::json::object object = event_object(event, name);
    object["move"] = move;
    return object;
}

boost::json::object clocks_object(laws::Event const& event, laws::SetClocks const& clocks) {
    boost::json::object object = event_object(event, "clock");
    if (clocks.white) {
        object["white"] = seconds(*clocks.white);
    }
    if (clocks.black) {
        object["black"] = seconds(*clocks.black);
    }
    return object;
}

boost::json::object forfeit_object(laws::Event const& event, laws::Forfeit const& forfeit) {
    boost::json::object object = event_object(event, "forfeit");
    object["player"] = name_of(forfeit.player);
    object["reason"] = forfeit.reason;
    return object;
}

} // namespace

std::expected<laws::Event, RecordError>
parse_event(std::string_view text, chess::Position const& position, base::Milliseconds earliest) {
    JsonLine const line = TRY(JsonLine::parse(text));
    base::Milliseconds const at = TRY(line.optional_seconds("t")).value_or(earliest);
    if (at < earliest) {
        return std::unexpected{line.fault(RecordFault::time_goes_back, "t")};
    }
    laws::Deed deed = TRY(read_deed(line, position));
    laws::Actor const by = TRY(read_actor(line, deed));
    return laws::Event{at, by, std::move(deed)};
}

boost::json::object to_json(laws::Event const& event) {
    return std::visit(
        base::Overloaded{
            [&](laws::Play const& play) {
                return move_object(event, "play", notation::to_uci(play.move));
            },
            [&](laws::PlayUnreadable const& play) { return move_object(event, "play", play.text); },
            [&](laws::MakeMove const& made) {
                return move_object(event, "move",
                                   made.move ? notation::to_uci(*made.move) : made.text);
            },
            [&](laws::PressClock const&) { return event_object(event, "press"); },
            [&](laws::OfferDraw const&) { return event_object(event, "offer"); },
            [&](laws::AcceptDraw const&) { return event_object(event, "accept"); },
            [&](laws::DeclineDraw const&) { return event_object(event, "decline"); },
            [&](laws::ClaimDraw const& claim) { return claim_object(event, claim); },
            [&](laws::ClaimFlag const&) { return named_claim(event, "flag"); },
            [&](laws::ClaimIllegalMove const&) { return named_claim(event, "illegal-move"); },
            [&](laws::ClaimQuickplay const&) { return named_claim(event, "quickplay"); },
            [&](laws::Resign const&) { return event_object(event, "resign"); },
            [&](laws::SetClocks const& clocks) { return clocks_object(event, clocks); },
            [&](laws::Forfeit const& forfeit) { return forfeit_object(event, forfeit); },
        },
        event.deed);
}

} // namespace staunton::record
