// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/router.h"
#include "server/latency.h"
#include "server/play/visit.h"

#include <boost/asio/io_context.hpp>

#include <expected>
#include <functional>
#include <memory>
#include <string>

namespace staunton::server {

/// Accepts connections and speaks HTTP with them, and WebSocket with those who ask for it.
class Listener {
public:
    using NewVisit = std::function<std::shared_ptr<Visit>(GameId)>;

    /// Listens, but accepts nobody before the context runs; the error is one sentence without a
    /// full stop. Port 0: any free one. All of them outlive the listener.
    [[nodiscard]] static std::expected<std::unique_ptr<Listener>, std::string>
    open(boost::asio::io_context& context, std::string const& address, std::uint16_t port,
         Router& router, NewVisit new_visit, Latency& latency);

    Listener() = default;
    Listener(Listener const&) = delete;
    Listener& operator=(Listener const&) = delete;
    virtual ~Listener() = default;

    [[nodiscard]] virtual std::uint16_t port() const = 0;
    /// Accepts nobody any more.
    virtual void stop() = 0;
};

} // namespace staunton::server
