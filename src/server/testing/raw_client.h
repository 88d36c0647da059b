// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <optional>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace staunton::server::testing {

/// A TCP connection to this machine that says exactly what it is told, however wrong.
class RawClient {
public:
    explicit RawClient(std::uint16_t port, int receive_buffer = 0)
        : socket_{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
        if (receive_buffer > 0) {
            ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
        }
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) {
            throw std::runtime_error{"cannot connect"};
        }
        int const on = 1;
        ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    }

    RawClient(RawClient&& other) noexcept : socket_{std::exchange(other.socket_, -1)} {
        read_.swap(other.read_);
    }

    RawClient& operator=(RawClient&& other) noexcept {
        std::swap(socket_, other.socket_);
        read_.swap(other.read_);
        return *this;
    }

    ~RawClient() { close(); }

    [[nodiscard]] int descriptor() const { return socket_; }

    void close() {
        if (socket_ >= 0) {
            ::close(std::exchange(socket_, -1));
        }
    }

    /// False if the server has closed.
    bool send(std::string_view bytes) {
        while (!bytes.empty()) {
            ssize_t const sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) {
                return false;
            }
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }

    /// So many bytes, if they come in time.
    std::optional<std::string> receive(std::size_t size, std::chrono::milliseconds patience) {
        auto const until = std::chrono::steady_clock::now() + patience;
        while (read_.size() < size) {
            if (!receive_more(until)) {
                return std::nullopt;
            }
        }
        std::string result = read_.substr(0, size);
        read_.erase(0, size);
        return result;
    }

    /// Everything as far as that text, if it comes in time.
    std::optional<std::string> receive_until(std::string_view end,
                                             std::chrono::milliseconds patience) {
        auto const until = std::chrono::steady_clock::now() + patience;
        while (read_.find(end) == std::string::npos) {
            if (!receive_more(until)) {
                return std::nullopt;
            }
        }
        return receive(read_.find(end) + end.size(), patience);
    }

    /// Everything until the server closes.
    std::string receive_all(std::chrono::milliseconds patience) {
        auto const until = std::chrono::steady_clock::now() + patience;
        while (receive_more(until)) {
        }
        return std::exchange(read_, {});
    }

    /// Whether the server has closed, or closes in time.
    bool is_closed(std::chrono::milliseconds patience) {
        auto const until = std::chrono::steady_clock::now() + patience;
        while (receive_more(until)) {
        }
        return ended_;
    }

private:
    bool receive_more(std::chrono::steady_clock::time_point until) {
        auto const left = std::chrono::duration_cast<std::chrono::milliseconds>(
            until - std::chrono::steady_clock::now());
        pollfd ready{.fd = socket_, .events = POLLIN, .revents = 0};
        if (ended_ || left.count() < 0 ||
            ::poll(&ready, 1, static_cast<int>(left.count()) + 1) <= 0) {
            return false;
        }
        char buffer[65536];
        ssize_t const size = ::recv(socket_, buffer, sizeof buffer, 0);
        if (size <= 0) {
            ended_ = true;
            return false;
        }
        read_.append(buffer, static_cast<std::size_t>(size));
        return true;
    }

    int socket_ = -1;
    bool ended_ = false;
    std::string read_;
};

} // namespace staunton::server::testing
