// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/testing/raw_client.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include <string>
#include <string_view>

namespace staunton::server::testing {

/// A small WebSocket client (RFC 6455), as far as tests and benchmarks need one.
class WebSocketClient {
public:
    enum class Opcode : std::uint8_t {
        continuation = 0,
        text = 1,
        binary = 2,
        close = 8,
        ping = 9,
        pong = 10
    };

    /// Throws if the handshake is refused.
    WebSocketClient(std::uint16_t port, std::string const& path, int receive_buffer = 0)
        : client_{port, receive_buffer} {
        client_.send("GET " + path +
                     " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                     "Sec-WebSocket-Version: 13\r\n\r\n");
        auto const answer = client_.receive_until("\r\n\r\n", patience);
        if (!answer || answer->find(" 101 ") == std::string::npos) {
            throw std::runtime_error{"handshake refused: " + answer.value_or("no answer")};
        }
    }

    bool send(std::string_view text) { return client_.send(frame(Opcode::text, text)); }

    bool send(boost::json::object const& object) { return send(boost::json::serialize(object)); }

    /// A frame of a client, masked with zeros.
    [[nodiscard]] static std::string frame(Opcode opcode, std::string_view payload) {
        std::string bytes{static_cast<char>(0x80U | static_cast<unsigned>(opcode))};
        std::size_t const size = payload.size();
        if (size < 126) {
            bytes.push_back(static_cast<char>(0x80U | size));
        } else if (size < 65536) {
            bytes.push_back(static_cast<char>(0x80U | 126U));
            append_number(bytes, size, 2);
        } else {
            bytes.push_back(static_cast<char>(0x80U | 127U));
            append_number(bytes, size, 8);
        }
        return bytes.append(4, '\0').append(payload);
    }

    /// The next text, or nothing when none comes in time or the server closes: then `close_code`
    /// tells why. Answers pings.
    std::optional<std::string> receive_text(std::chrono::milliseconds wait = patience) {
        while (true) {
            auto const head = client_.receive(2, wait);
            if (!head) {
                return std::nullopt;
            }
            auto const opcode = static_cast<Opcode>(static_cast<unsigned char>((*head)[0]) & 15U);
            auto payload = client_.receive(length(*head, wait), wait);
            if (!payload) {
                return std::nullopt;
            }
            if (opcode == Opcode::text) {
                return payload;
            }
            if (opcode == Opcode::close) {
                note_close(*payload);
                return std::nullopt;
            }
            if (opcode == Opcode::ping) {
                client_.send(frame(Opcode::pong, *payload));
            }
        }
    }

    /// The next frame of that type; others are passed over.
    boost::json::object receive(std::string_view type, std::chrono::milliseconds wait = patience) {
        while (auto const text = receive_text(wait)) {
            boost::json::object object = boost::json::parse(*text).as_object();
            if (object.at("type").as_string() == type) {
                return object;
            }
        }
        throw std::runtime_error{"no frame of type " + std::string{type}};
    }

    /// 0 as long as no close frame came.
    [[nodiscard]] unsigned close_code() const { return close_code_; }

    [[nodiscard]] RawClient& raw() { return client_; }

    static constexpr std::chrono::milliseconds patience{10'000};

private:
    static void append_number(std::string& bytes, std::size_t number, unsigned size) {
        for (unsigned index = size; index-- > 0;) {
            bytes.push_back(static_cast<char>(number >> (8 * index) & 255U));
        }
    }

    std::size_t length(std::string const& head, std::chrono::milliseconds wait) {
        std::size_t const size = static_cast<unsigned char>(head[1]) & 127U;
        if (size < 126) {
            return size;
        }
        auto const extended = client_.receive(size == 126 ? 2 : 8, wait);
        std::size_t number = 0;
        for (char const byte : extended.value_or("")) {
            number = number << 8U | static_cast<unsigned char>(byte);
        }
        return number;
    }

    void note_close(std::string const& payload) {
        if (payload.size() >= 2) {
            close_code_ = static_cast<unsigned>(static_cast<unsigned char>(payload[0])) << 8U |
                          static_cast<unsigned char>(payload[1]);
        }
    }

    RawClient client_;
    unsigned close_code_ = 0;
};

} // namespace staunton::server::testing
