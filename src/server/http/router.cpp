// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/router.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <utility>

namespace staunton::server {

namespace json = boost::json;

namespace {

constexpr std::string_view json_type = "application/json";
constexpr std::string_view games = "/api/games";

unsigned status_of(ErrorCode code) {
    switch (code) {
    case ErrorCode::unknown_game:
        return 404;
    case ErrorCode::seat_taken:
        return 409;
    case ErrorCode::bad_invitation:
    case ErrorCode::bad_token:
    case ErrorCode::not_a_player:
        return 403;
    case ErrorCode::storage:
        return 503;
    case ErrorCode::bad_frame:
    case ErrorCode::bad_request:
    case ErrorCode::not_joined:
    case ErrorCode::not_begun:
    case ErrorCode::stale:
    case ErrorCode::taken_over:
    case ErrorCode::too_fast:
        return 400;
    }
    return 400;
}

std::string_view message_of(ErrorCode code) {
    switch (code) {
    case ErrorCode::unknown_game:
        return "no game has this name";
    case ErrorCode::seat_taken:
        return "both seats of this game are taken";
    case ErrorCode::bad_invitation:
        return "this invitation is not for this game";
    case ErrorCode::storage:
        return "the disk failed; try again";
    case ErrorCode::bad_frame:
    case ErrorCode::bad_request:
    case ErrorCode::not_joined:
    case ErrorCode::not_a_player:
    case ErrorCode::not_begun:
    case ErrorCode::stale:
    case ErrorCode::bad_token:
    case ErrorCode::taken_over:
    case ErrorCode::too_fast:
        return "not possible";
    }
    return "not possible";
}

HttpResponse error_response(ErrorCode code, ProtocolError const& error) {
    return text_response(status_of(code), std::string{json_type}, error_body(code, error));
}

HttpResponse error_response(ErrorCode code) {
    return error_response(code, {std::string{message_of(code)}});
}

HttpResponse created(json::object const& body) {
    return text_response(201, std::string{json_type}, json::serialize(body));
}

/// "/api/games/<id><rest>" in its two parts.
std::optional<std::pair<GameId, std::string_view>> split(std::string_view path) {
    if (!path.starts_with(games) || path.size() <= games.size() || path[games.size()] != '/') {
        return std::nullopt;
    }
    std::string_view const after = path.substr(games.size() + 1);
    std::size_t const end = std::min(after.find('/'), after.size());
    auto id = GameId::parse(after.substr(0, end));
    return id ? std::optional{std::pair{*std::move(id), after.substr(end)}} : std::nullopt;
}

std::string_view path_of(std::string_view target) {
    return target.substr(0, target.find('?'));
}

} // namespace

HttpResponse fault_response(unsigned status, std::string message, std::string place) {
    return text_response(
        status, std::string{json_type},
        error_body(ErrorCode::bad_request, {std::move(message), std::move(place)}));
}

Router::Router(Lobby& lobby, std::filesystem::path web_folder)
    : lobby_{lobby}, files_{std::move(web_folder)} {}

std::optional<GameId> Router::game_of_socket(std::string_view target) {
    auto const parts = split(path_of(target));
    return parts && parts->second == "/socket" ? std::optional{parts->first} : std::nullopt;
}

void Router::answer(HttpRequest const& request, Done done) {
    std::string_view const path = path_of(request.target);
    auto const game = split(path);
    bool const is_post = request.method == "POST";
    bool const is_get = request.method == "GET" || request.method == "HEAD";
    if (!is_post && !is_get) {
        done(fault_response(405, "only GET, HEAD and POST are understood", "method"));
    } else if (is_post && !is_same_origin(request)) {
        done(fault_response(403, "the request comes from a page of another server", "Origin"));
    } else if (is_post && path == games) {
        create(request, std::move(done));
    } else if (is_post && game && game->second == "/seat") {
        take_seat(game->first, request, std::move(done));
    } else if (is_get && path == "/api/health") {
        done(text_response(200, std::string{json_type}, R"({"status":"ok"})"));
    } else if (is_get && game &&
               (game->second.empty() || game->second == "/pgn" || game->second == "/record")) {
        describe(game->first, game->second, std::move(done));
    } else if (is_get && !path.starts_with("/api/")) {
        done(files_.answer(path, request));
    } else if (path.starts_with(games) && path.size() > games.size() && !game) {
        done(error_response(ErrorCode::unknown_game));
    } else {
        done(fault_response(404, "nothing is at this address", "path"));
    }
}

void Router::create(HttpRequest const& request, Done done) {
    auto const wish = parse_new_game(request.body);
    if (!wish) {
        done(error_response(ErrorCode::bad_request, wish.error()));
        return;
    }
    lobby_.create(*wish,
                  [done = std::move(done)](std::expected<CreatedGame, ProtocolError> const& game) {
                      if (!game) {
                          done(error_response(game.error().place.empty() ? ErrorCode::storage
                                                                         : ErrorCode::bad_request,
                                              game.error()));
                          return;
                      }
                      json::object body{{"game", game->id.text()},
                                        {"color", chess::name_of(game->color)},
                                        {"token", game->token.text()}};
                      if (game->invitation) {
                          body["invitation"] = game->invitation->text();
                      }
                      done(created(body));
                  });
}

void Router::take_seat(GameId const& id, HttpRequest const& request, Done done) {
    auto const text = parse_invitation(request.body);
    if (!text) {
        done(error_response(ErrorCode::bad_request, text.error()));
        return;
    }
    auto const invitation = Secret::parse(*text);
    if (!invitation) {
        done(error_response(ErrorCode::bad_invitation,
                            {std::string{message_of(ErrorCode::bad_invitation)}, "invitation"}));
        return;
    }
    lobby_.visit(
        id, [done = std::move(done), id, invitation = *invitation](Lobby::RoomFound const& room) {
            if (!room) {
                done(error_response(room.error()));
                return;
            }
            (*room)->take_seat(invitation, [done, id](std::expected<chess::Color, ErrorCode> color,
                                                      Secret const& token) {
                done(color ? created({{"game", id.text()},
                                      {"color", chess::name_of(*color)},
                                      {"token", token.text()}})
                           : error_response(color.error()));
            });
        });
}

void Router::describe(GameId const& id, std::string_view what, Done done) {
    lobby_.visit(id, [done = std::move(done), id,
                      what = std::string{what}](Lobby::RoomFound const& room) {
        if (!room) {
            done(error_response(room.error()));
            return;
        }
        auto const give = [done, id](std::string type, std::string_view extension) {
            return
                [done, type = std::move(type),
                 name = extension.empty() ? std::string{}
                                          : "attachment; filename=\"staunton-" + id.text() +
                                                std::string{extension} + "\""](std::string text) {
                    HttpResponse response = text_response(200, type, std::move(text));
                    response.headers.emplace_back("Cache-Control", "no-store");
                    if (!name.empty()) {
                        response.headers.emplace_back("Content-Disposition", name);
                    }
                    done(std::move(response));
                };
        };
        if (what == "/pgn") {
            (*room)->write_pgn(give("application/x-chess-pgn; charset=utf-8", ".pgn"));
        } else if (what == "/record") {
            (*room)->write_record(give("application/x-ndjson", ".jsonl"));
        } else {
            (*room)->describe(give(std::string{json_type}, ""));
        }
    });
}

} // namespace staunton::server
