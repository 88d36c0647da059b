// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/latency.h"
#include "server/play/visit.h"

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <memory>

namespace staunton::server {

/// Answers a WebSocket handshake, and hands every frame to `visit` until the connection ends.
/// Included by listener.cpp only: Beast takes long to compile.
boost::asio::awaitable<void>
serve_websocket(boost::beast::tcp_stream stream,
                boost::beast::http::request<boost::beast::http::string_body> handshake,
                std::shared_ptr<Visit> visit, Latency& latency);

} // namespace staunton::server
