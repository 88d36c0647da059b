// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/websocket/session.h"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include <deque>
#include <optional>
#include <utility>

namespace staunton::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

using namespace std::chrono_literals;

constexpr std::size_t longest_frame = 64 * 1024;
/// A client that leaves more unread is given up.
constexpr std::size_t most_messages = 64;
constexpr std::size_t most_bytes = 256 * 1024;
/// What the system keeps for one besides, instead of megabytes.
constexpr int system_buffer = 128 * 1024;
/// A buffer keeps its size; an idle connection needs little.
constexpr std::size_t idle_buffer = 4096;

websocket::close_reason reason_of(Farewell farewell) {
    switch (farewell) {
    case Farewell::taken_over:
        return {static_cast<websocket::close_code>(4001), "taken over"};
    case Farewell::unknown_game:
        return {static_cast<websocket::close_code>(4004), "unknown game"};
    case Farewell::server_stops:
        return {websocket::close_code::service_restart, "the server stops"};
    case Farewell::too_fast:
        return {websocket::close_code::policy_error, "too fast"};
    case Farewell::storage:
        return {websocket::close_code::internal_error, "storage"};
    }
    return {websocket::close_code::internal_error};
}

class Session final : public Connection, public std::enable_shared_from_this<Session> {
public:
    Session(beast::tcp_stream stream, std::shared_ptr<Visit> visit, Latency& latency)
        : socket_{std::move(stream)}, visit_{std::move(visit)}, latency_{latency} {}

    asio::awaitable<void> run(beast::http::request<beast::http::string_body> const& handshake) {
        beast::get_lowest_layer(socket_).expires_never();
        beast::error_code error;
        beast::get_lowest_layer(socket_).socket().set_option(
            asio::socket_base::send_buffer_size{system_buffer}, error);
        socket_.set_option(websocket::stream_base::timeout{
            .handshake_timeout = 10s, .idle_timeout = 30s, .keep_alive_pings = true});
        socket_.read_message_max(longest_frame);
        co_await socket_.async_accept(handshake, asio::redirect_error(asio::use_awaitable, error));
        if (!error) {
            co_await read();
        }
        visit_->end(*this);
        is_closing_ = true;
    }

    void send(Message message) override {
        if (is_closing_ || is_dropped_) {
            return;
        }
        queued_bytes_ += message.text->size();
        queue_.push_back(std::move(message));
        bool const is_too_much =
            queue_.size() > most_messages || (queue_.size() > 1 && queued_bytes_ > most_bytes);
        if (is_too_much) {
            drop();
        } else if (!is_writing_) {
            write_next();
        }
    }

    void close(Farewell farewell) override {
        if (is_closing_ || is_dropped_) {
            return;
        }
        is_closing_ = true;
        farewell_ = farewell;
        if (!is_writing_) {
            write_next();
        }
    }

private:
    asio::awaitable<void> read() {
        beast::flat_buffer buffer;
        beast::error_code error;
        while (true) {
            co_await socket_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
            if (error) {
                co_return;
            }
            hear(buffer);
            buffer.consume(buffer.size());
            if (buffer.capacity() > idle_buffer) {
                buffer = {};
            }
        }
    }

    void hear(beast::flat_buffer const& buffer) {
        auto const stamp = std::chrono::steady_clock::now();
        if (is_closing_ || is_dropped_) {
            return;
        }
        if (!socket_.got_text()) {
            send(Message(error_frame(ErrorCode::bad_frame, {"frames are text, not binary"})));
            return;
        }
        auto const data = buffer.cdata();
        visit_->hear(shared_from_this(), {static_cast<char const*>(data.data()), data.size()},
                     stamp);
    }

    void write_next() {
        if (is_dropped_) {
            return;
        }
        if (queue_.empty()) {
            if (farewell_) {
                say_farewell();
            }
            return;
        }
        is_writing_ = true;
        socket_.text(true);
        socket_.async_write(asio::buffer(*queue_.front().text),
                            [self = shared_from_this()](beast::error_code error, std::size_t) {
                                self->hear_of_write(error);
                            });
    }

    void hear_of_write(beast::error_code error) {
        is_writing_ = false;
        if (error) {
            drop();
            return;
        }
        if (auto const caused_at = queue_.front().caused_at) {
            latency_.add(std::chrono::steady_clock::now() - *caused_at);
        }
        queued_bytes_ -= queue_.front().text->size();
        queue_.pop_front();
        write_next();
    }

    void say_farewell() {
        is_writing_ = true;
        socket_.async_close(reason_of(*farewell_),
                            [self = shared_from_this()](beast::error_code) { self->drop(); });
    }

    /// The reader hears of it, and ends the visit.
    void drop() {
        is_dropped_ = true;
        beast::get_lowest_layer(socket_).close();
    }

    websocket::stream<beast::tcp_stream> socket_;
    std::shared_ptr<Visit> visit_;
    Latency& latency_;
    std::deque<Message> queue_; ///< the first one is being written
    std::size_t queued_bytes_ = 0;
    std::optional<Farewell> farewell_;
    bool is_writing_ = false;
    bool is_closing_ = false;
    bool is_dropped_ = false;
};

} // namespace

asio::awaitable<void> serve_websocket(beast::tcp_stream stream,
                                      beast::http::request<beast::http::string_body> handshake,
                                      std::shared_ptr<Visit> visit, Latency& latency) {
    auto const session = std::make_shared<Session>(std::move(stream), std::move(visit), latency);
    co_await session->run(handshake);
}

} // namespace staunton::server
