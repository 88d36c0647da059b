// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/latency.h"
#include "server/play/visit.h"

#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace staunton::server {

struct ServerOptions {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;                   ///< 0: any free one
    std::filesystem::path data = "data";         ///< made if it is not there
    std::filesystem::path web;                   ///< the built page; empty: none
    std::optional<FrameRate> rate = FrameRate{}; ///< nothing: as fast as they like
    unsigned engine_threads = 0;                 ///< 0: one less than there are processors
    bool stops_on_signals = false;               ///< SIGINT and SIGTERM
};

/// The whole server, in one process.
class Server {
public:
    /// Everything ready, and nobody served yet; the error is one sentence without a full stop.
    [[nodiscard]] static std::expected<std::unique_ptr<Server>, std::string>
    start(ServerOptions const& options);

    Server() = default;
    Server(Server const&) = delete;
    Server& operator=(Server const&) = delete;
    virtual ~Server() = default;

    /// Serves until it is stopped.
    virtual void run() = 0;
    /// Writes what is to be written, says good-bye and ends `run`. From any thread.
    virtual void stop() = 0;

    [[nodiscard]] virtual std::uint16_t port() const = 0;
    /// From frame received to frame sent. Of the thread that runs, or after it.
    [[nodiscard]] virtual Latency& latency() = 0;
};

} // namespace staunton::server
