// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"

#include <cstdio>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace staunton::bench {

/// Another program that speaks UCI, as a child process. Throws `std::runtime_error` when it does
/// not answer as UCI says.
class UciClient {
public:
    /// Starts the program, sets the options ("name X value Y") and waits until it is ready.
    UciClient(std::string const& program, std::vector<std::string> const& options);
    ~UciClient();
    UciClient(UciClient const&) = delete;
    UciClient& operator=(UciClient const&) = delete;

    void new_game();

    /// Sends the game and `go` with these words; gives the answer.
    [[nodiscard]] chess::Move best_move(chess::Game const& game, std::string_view go);

private:
    void send(std::string const& line);
    [[nodiscard]] std::string wait_for(std::string_view word);

    pid_t process_ = 0;
    std::FILE* to_ = nullptr;
    std::FILE* from_ = nullptr;
};

} // namespace staunton::bench
