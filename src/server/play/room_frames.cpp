// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/play/room_frames.h"

#include "notation/fen.h"
#include "record/json_text.h"
#include "record/ruling_json.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

namespace staunton::server {

namespace json = boost::json;

namespace {

json::value milliseconds(std::optional<base::Milliseconds> time) {
    return time ? json::value(time->count()) : json::value{};
}

json::value color_name(std::optional<chess::Color> color) {
    return color ? json::value(chess::name_of(*color)) : json::value{};
}

bool is_running(RoomView const& view) {
    return view.has_begun && view.time_runs && !view.game.arbiter().has_ended();
}

json::value clock_block(RoomView const& view) {
    laws::Chessclock const& clock = view.game.arbiter().clock();
    bool has_clock = false;
    json::object block;
    for (chess::Color const color : chess::both_colors) {
        has_clock = has_clock || clock.has_clock(color);
        block[chess::name_of(color)] = milliseconds(clock.remaining(color, view.now));
    }
    if (!has_clock) {
        return {};
    }
    std::optional<chess::Color> const running = is_running(view) ? clock.running() : std::nullopt;
    block["running"] = color_name(running);
    block["delay"] = running ? clock.delay_remaining(*running, view.now).count() : 0;
    return block;
}

json::array legal_moves_of(RoomView const& view) {
    json::array legal;
    if (!view.game.arbiter().has_ended()) {
        chess::MoveList const moves = view.game.arbiter().permitted_moves();
        legal.reserve(moves.size());
        for (chess::Move const move : moves) {
            legal.emplace_back(view.game.uci(move));
        }
    }
    return legal;
}

std::string_view status_of(RoomView const& view) {
    if (view.game.arbiter().has_ended()) {
        return "ended";
    }
    return view.has_begun ? "playing" : "waiting";
}

json::array move_lines(JudgedGame const& game, std::size_t first) {
    json::array lines;
    for (std::size_t index = first; index < game.moves().size(); ++index) {
        MoveLine const& move = game.moves()[index];
        lines.push_back(
            {{"uci", move.uci}, {"san", move.san}, {"clock", milliseconds(move.clock)}});
    }
    return lines;
}

json::object players_block(Attendance const& attendance) {
    json::object players;
    for (chess::Color const color : chess::both_colors) {
        SeatView const& seat = attendance.players[color];
        json::object player{{"kind", seat.kind == SeatKind::computer ? "computer" : "guest"}};
        if (seat.kind == SeatKind::computer) {
            player["level"] = seat.level;
        }
        player["present"] = seat.present;
        players[chess::name_of(color)] = std::move(player);
    }
    return players;
}

json::object time_block(laws::GameTerms const& terms) {
    json::object time;
    for (chess::Color const color : chess::both_colors) {
        time[chess::name_of(color)] = laws::to_text(terms.time[color]);
    }
    if (terms.draw_odds) {
        time["draw_odds"] = chess::name_of(*terms.draw_odds);
    }
    return time;
}

} // namespace

json::object state_block(RoomView const& view) {
    laws::Arbiter const& arbiter = view.game.arbiter();
    chess::Position const& position = arbiter.position();
    std::vector<MoveLine> const& moves = view.game.moves();
    json::object state;
    state["status"] = status_of(view);
    state["ply"] = arbiter.game().ply();
    state["fen"] = notation::to_fen(position);
    state["check"] = position.is_check();
    state["has_the_move"] = chess::name_of(position.has_the_move());
    state["legal"] = legal_moves_of(view);
    state["last_move"] = moves.empty() ? json::value{} : json::value(moves.back().uci);
    state["clock"] = clock_block(view);
    state["offer"] = color_name(arbiter.open_offer());
    state["declared_move"] = arbiter.declared_move()
                                 ? json::value(view.game.uci(*arbiter.declared_move()))
                                 : json::value{};
    state["conclusion"] = arbiter.conclusion()
                              ? json::value(record::conclusion_to_json(*arbiter.conclusion()))
                              : json::value{};
    return state;
}

std::string snapshot_frame(RoomView const& view, Attendance const& attendance,
                           SnapshotDetails const& details) {
    laws::GameTerms const& terms = view.game.header().terms;
    bool const is_chess960 = view.game.header().variant == record::Variant::chess960;
    json::object frame{{"type", "snapshot"},
                       {"game", details.id.text()},
                       {"sequence", details.sequence},
                       {"you", color_name(details.you)},
                       {"variant", is_chess960 ? "chess960" : "chess"},
                       {"first_fen", notation::to_fen(terms.first_position)},
                       {"rules", terms.rules.name},
                       {"time", time_block(terms)},
                       {"players", players_block(attendance)},
                       {"spectators", attendance.spectators},
                       {"moves", move_lines(view.game, 0)},
                       {"rulings", view.game.rulings()},
                       {"rematch", nullptr},
                       {"state", state_block(view)}};
    if (details.rematch_offered_by) {
        frame["rematch"] =
            json::object{{"offered_by", chess::name_of(*details.rematch_offered_by)}};
    }
    return record::to_line(frame);
}

std::string update_frame(RoomView const& view, Sequence sequence, Judgement const& judgement) {
    return record::to_line(json::object{{"type", "update"},
                                        {"sequence", sequence},
                                        {"event", json::parse(judgement.line)},
                                        {"moves", move_lines(view.game, judgement.moves_before)},
                                        {"rulings", judgement.rulings},
                                        {"state", state_block(view)}});
}

std::string ruling_frame(RoomView const& view, Judgement const& judgement) {
    return record::to_line(json::object{
        {"type", "ruling"},
        {"ruling", judgement.rulings.empty() ? json::value{} : judgement.rulings.back()},
        {"state", state_block(view)}});
}

std::string presence_frame(Attendance const& attendance) {
    return record::to_line(json::object{{"type", "presence"},
                                        {"players", players_block(attendance)},
                                        {"spectators", attendance.spectators}});
}

std::string rematch_offer_frame(std::optional<chess::Color> offered_by) {
    return record::to_line(
        json::object{{"type", "rematch"}, {"offered_by", color_name(offered_by)}});
}

std::string rematch_game_frame(GameId const& id) {
    return record::to_line(json::object{{"type", "rematch"}, {"game", id.text()}});
}

std::string rematch_game_frame(GameId const& id, std::string const& token, chess::Color color) {
    return record::to_line(json::object{{"type", "rematch"},
                                        {"game", id.text()},
                                        {"token", token},
                                        {"color", chess::name_of(color)}});
}

} // namespace staunton::server
