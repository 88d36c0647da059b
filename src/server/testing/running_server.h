// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/server.h"
#include "server/testing/websocket_client.h"

#include <optional>
#include <stdexcept>
#include <string>
#include <thread>

namespace staunton::server::testing {

/// A real server on a free port, in a thread of its own.
class RunningServer {
public:
    explicit RunningServer(std::filesystem::path const& data, std::filesystem::path const& web = {},
                           std::optional<FrameRate> rate = FrameRate{})
        : server_{start(data, web, rate)}, thread_{[this] { server_->run(); }} {}

    RunningServer(RunningServer const&) = delete;
    RunningServer& operator=(RunningServer const&) = delete;

    ~RunningServer() { stop(); }

    void stop() {
        if (thread_.joinable()) {
            server_->stop();
            thread_.join();
        }
    }

    [[nodiscard]] std::uint16_t port() const { return server_->port(); }

    /// Once it has stopped.
    [[nodiscard]] Latency& latency() { return server_->latency(); }

    /// The whole answer to an HTTP request.
    [[nodiscard]] std::string ask(std::string const& request) const {
        RawClient client{port()};
        client.send(request);
        return client.receive_all(WebSocketClient::patience);
    }

    [[nodiscard]] std::string get(std::string const& path, std::string const& headers = {}) const {
        return ask("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
                   headers + "\r\n");
    }

    [[nodiscard]] std::string post(std::string const& path, std::string const& body,
                                   std::string const& headers = {}) const {
        return ask("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
                   headers + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
    }

    /// The JSON in an answer.
    [[nodiscard]] static boost::json::object json_of(std::string const& answer) {
        return boost::json::parse(answer.substr(answer.find("\r\n\r\n") + 4)).as_object();
    }

    [[nodiscard]] WebSocketClient connect(std::string const& game) const {
        return {port(), "/api/games/" + game + "/socket"};
    }

private:
    static std::unique_ptr<Server> start(std::filesystem::path const& data,
                                         std::filesystem::path const& web,
                                         std::optional<FrameRate> rate) {
        auto server =
            Server::start({.port = 0, .data = data, .web = web, .rate = rate, .engine_threads = 1});
        if (!server) {
            throw std::runtime_error{server.error()};
        }
        return *std::move(server);
    }

    std::unique_ptr<Server> server_;
    std::thread thread_;
};

/// Two friends' seats in a game on a running server.
struct SeatedGame {
    std::string id;
    std::string white;
    std::string black;
};

[[nodiscard]] inline SeatedGame seat_two(RunningServer const& server, std::string const& time) {
    auto const created = RunningServer::json_of(server.post(
        "/api/games", R"({"opponent":"friend","color":"white","time":")" + time + R"("})"));
    SeatedGame game{.id = created.at("game").as_string().c_str(),
                    .white = created.at("token").as_string().c_str(),
                    .black = {}};
    auto const seat = RunningServer::json_of(server.post(
        "/api/games/" + game.id + "/seat",
        boost::json::serialize(boost::json::object{{"invitation", created.at("invitation")}})));
    game.black = seat.at("token").as_string().c_str();
    return game;
}

} // namespace staunton::server::testing
