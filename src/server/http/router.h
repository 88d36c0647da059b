// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/message.h"
#include "server/http/static_files.h"
#include "server/play/lobby.h"

#include <functional>
#include <optional>
#include <string_view>

namespace staunton::server {

/// Which request is answered by whom.
class Router {
public:
    using Done = std::function<void(HttpResponse)>;

    /// The lobby outlives the router.
    Router(Lobby& lobby, std::filesystem::path web_folder);

    /// Answers exactly once, now or later, on the same thread.
    void answer(HttpRequest const& request, Done done);

    /// The game whose WebSocket is at that address.
    [[nodiscard]] static std::optional<GameId> game_of_socket(std::string_view target);

private:
    void create(HttpRequest const& request, Done done);
    void take_seat(GameId const& id, HttpRequest const& request, Done done);
    void describe(GameId const& id, std::string_view what, Done done);

    Lobby& lobby_;
    StaticFiles files_;
};

/// What is said about a request that could not even be read.
[[nodiscard]] HttpResponse fault_response(unsigned status, std::string message, std::string place);

} // namespace staunton::server
