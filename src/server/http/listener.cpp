// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/listener.h"

#include "server/websocket/session.h"

#include <boost/asio/async_result.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <fmt/format.h>

#include <optional>
#include <sys/resource.h>
#include <utility>

namespace staunton::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

using namespace std::chrono_literals;

constexpr std::uint32_t longest_header = 8 * 1024;
constexpr std::uint64_t longest_body = std::uint64_t{1024} * 1024;
constexpr auto patience = 10s;
constexpr auto patience_for_reading = 30s;
constexpr auto patience_at_the_end = 2s;
/// Kept free for the database, the log and whoever else needs a file.
constexpr std::size_t spare_files = 64;

/// As many connections as there may be open files, less the spare ones.
std::size_t most_connections() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur <= 2 * spare_files) {
        return spare_files;
    }
    return static_cast<std::size_t>(limit.rlim_cur) - spare_files;
}

auto ignoring(beast::error_code& error) {
    return asio::redirect_error(asio::use_awaitable, error);
}

HttpRequest plain(http::request<http::string_body> const& request) {
    auto const text = [](beast::string_view view) { return std::string{view.data(), view.size()}; };
    return {.method = text(request.method_string()),
            .target = text(request.target()),
            .host = text(request[http::field::host]),
            .origin = text(request[http::field::origin]),
            .if_none_match = text(request[http::field::if_none_match]),
            .accepts_gzip = http::token_list{request[http::field::accept_encoding]}.exists("gzip"),
            .body = request.body()};
}

void set_security_headers(http::response<http::string_body>& response) {
    response.set("Content-Security-Policy",
                 "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; "
                 "base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
}

/// What is wrong with a request that could not be read, if it is worth an answer.
std::optional<HttpResponse> answer_to(beast::error_code error) {
    if (error == http::error::body_limit) {
        return fault_response(413, "the body is longer than 1 MiB", "body");
    }
    if (error == http::error::header_limit) {
        return fault_response(431, "the header is longer than 8 KiB", "header");
    }
    bool const is_about_http =
        error.category() == http::make_error_code(http::error::end_of_stream).category();
    if (is_about_http && error != http::error::end_of_stream &&
        error != http::error::partial_message) {
        return fault_response(400, fmt::format("not HTTP: {}", error.message()), "header");
    }
    return std::nullopt;
}

class HttpListener final : public Listener {
public:
    HttpListener(asio::io_context& context, Router& router, NewVisit new_visit, Latency& latency)
        : context_{context}, acceptor_{context}, router_{router}, new_visit_{std::move(new_visit)},
          latency_{latency} {}

    void listen(tcp::endpoint const& endpoint) {
        acceptor_.open(endpoint.protocol());
        acceptor_.set_option(asio::socket_base::reuse_address{true});
        acceptor_.bind(endpoint);
        acceptor_.listen(4096);
        asio::co_spawn(context_, accept(), asio::detached);
    }

    [[nodiscard]] std::uint16_t port() const override { return acceptor_.local_endpoint().port(); }

    void stop() override {
        beast::error_code ignored;
        acceptor_.close(ignored);
    }

private:
    asio::awaitable<void> accept();
    asio::awaitable<void> serve(tcp::socket socket);
    asio::awaitable<void> serve_http(beast::tcp_stream& stream);
    asio::awaitable<bool> answer(beast::tcp_stream& stream,
                                 http::request<http::string_body> const& request);
    asio::awaitable<void> upgrade(beast::tcp_stream& stream,
                                  http::request<http::string_body> request);
    asio::awaitable<void> write(beast::tcp_stream& stream, HttpResponse answer, unsigned version,
                                bool is_head, bool keep_alive);
    asio::awaitable<HttpResponse> ask_router(HttpRequest request);
    static asio::awaitable<void> part(beast::tcp_stream& stream);

    asio::io_context& context_;
    tcp::acceptor acceptor_;
    Router& router_;
    NewVisit new_visit_;
    Latency& latency_;
    std::size_t connections_ = 0;
    std::size_t most_connections_ = most_connections();
};

asio::awaitable<void> HttpListener::accept() {
    asio::steady_timer pause{context_};
    while (acceptor_.is_open()) {
        beast::error_code error;
        tcp::socket socket = co_await acceptor_.async_accept(ignoring(error));
        if (error) {
            // Out of files, or the client was gone already: others may be luckier in a moment.
            pause.expires_after(20ms);
            co_await pause.async_wait(ignoring(error));
        } else if (connections_ < most_connections_) {
            asio::co_spawn(context_, serve(std::move(socket)), asio::detached);
        }
    }
}

asio::awaitable<void> HttpListener::serve(tcp::socket socket) {
    ++connections_;
    beast::error_code ignored;
    socket.set_option(tcp::no_delay{true}, ignored);
    beast::tcp_stream stream{std::move(socket)};
    try {
        co_await serve_http(stream);
    } catch (std::exception const&) { // NOLINT(bugprone-empty-catch): ends this connection only
    }
    --connections_;
}

asio::awaitable<void> HttpListener::serve_http(beast::tcp_stream& stream) {
    beast::flat_buffer buffer;
    while (true) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(longest_header);
        parser.body_limit(longest_body);
        beast::error_code error;
        stream.expires_after(patience);
        co_await http::async_read_header(stream, buffer, parser, ignoring(error));
        if (!error && beast::websocket::is_upgrade(parser.get())) {
            http::request<http::string_body> handshake = parser.release();
            co_await upgrade(stream, std::move(handshake));
            co_return;
        }
        if (!error) {
            co_await http::async_read(stream, buffer, parser, ignoring(error));
        }
        if (error) {
            std::optional<HttpResponse> fault = answer_to(error);
            if (fault) {
                co_await write(stream, std::move(*fault), 11, false, false);
            }
            co_await part(stream);
            co_return;
        }
        bool const goes_on = co_await answer(stream, parser.get());
        if (!goes_on) {
            co_await part(stream);
            co_return;
        }
    }
}

asio::awaitable<bool> HttpListener::answer(beast::tcp_stream& stream,
                                           http::request<http::string_body> const& request) {
    HttpRequest asked = plain(request);
    stream.expires_after(patience_for_reading);
    HttpResponse said = co_await ask_router(std::move(asked));
    co_await write(stream, std::move(said), request.version(), request.method() == http::verb::head,
                   request.keep_alive());
    co_return request.keep_alive();
}

asio::awaitable<HttpResponse> HttpListener::ask_router(HttpRequest request) {
    co_return co_await asio::async_initiate<asio::use_awaitable_t<> const, void(HttpResponse)>(
        [this](auto handler, HttpRequest const& asked) {
            auto const shared = std::make_shared<decltype(handler)>(std::move(handler));
            router_.answer(asked, [this, shared](HttpResponse response) {
                asio::post(context_, [shared, response = std::move(response)]() mutable {
                    (*shared)(std::move(response));
                });
            });
        },
        asio::use_awaitable, std::move(request));
}

asio::awaitable<void> HttpListener::write(beast::tcp_stream& stream, HttpResponse answer,
                                          unsigned version, bool is_head, bool keep_alive) {
    http::response<http::string_body> response{http::int_to_status(answer.status), version};
    set_security_headers(response);
    for (auto const& [name, value] : answer.headers) {
        response.set(name, value);
    }
    response.set(http::field::content_type, answer.content_type);
    response.keep_alive(keep_alive);
    if (is_head) {
        response.content_length(answer.body->size());
    } else {
        response.body() = *answer.body;
        response.prepare_payload();
    }
    beast::error_code error;
    stream.expires_after(patience_for_reading);
    if (is_head) {
        http::response_serializer<http::string_body> serializer{response};
        co_await http::async_write_header(stream, serializer, ignoring(error));
    } else {
        co_await http::async_write(stream, response, ignoring(error));
    }
    if (error) {
        stream.close();
    }
}

asio::awaitable<void> HttpListener::upgrade(beast::tcp_stream& stream,
                                            http::request<http::string_body> request) {
    std::string_view const target{request.target().data(), request.target().size()};
    std::optional<GameId> const game = Router::game_of_socket(target);
    // Everything awaited is named first: g++-12 destroys temporaries of such expressions twice.
    if (!game || !is_same_origin(plain(request))) {
        HttpResponse fault = fault_response(404, "no WebSocket is at this address", "path");
        if (game) {
            fault = fault_response(403, "the page is of another server", "Origin");
        }
        co_await write(stream, std::move(fault), request.version(), false, false);
        co_await part(stream);
        co_return;
    }
    std::shared_ptr<Visit> visit = new_visit_(*game);
    co_await serve_websocket(std::move(stream), std::move(request), std::move(visit), latency_);
}

/// Reads what is still on its way: closing before that would take our answer back from the client.
asio::awaitable<void> HttpListener::part(beast::tcp_stream& stream) {
    beast::error_code error;
    stream.socket().shutdown(tcp::socket::shutdown_send, error);
    stream.expires_after(patience_at_the_end);
    std::array<char, 4096> nothing{};
    std::size_t read = 0;
    while (!error && read < 4 * longest_body) {
        read += co_await stream.async_read_some(asio::buffer(nothing), ignoring(error));
    }
    stream.close();
}

} // namespace

std::expected<std::unique_ptr<Listener>, std::string>
Listener::open(asio::io_context& context, std::string const& address, std::uint16_t port,
               Router& router, NewVisit new_visit, Latency& latency) {
    beast::error_code error;
    auto const ip = asio::ip::make_address(address, error);
    if (error) {
        return std::unexpected(fmt::format("'{}' is no IP address", address));
    }
    auto listener = std::make_unique<HttpListener>(context, router, std::move(new_visit), latency);
    try {
        listener->listen({ip, port});
    } catch (boost::system::system_error const& failure) {
        return std::unexpected(
            fmt::format("cannot listen on {}:{}: {}", address, port, failure.code().message()));
    }
    return listener;
}

} // namespace staunton::server
