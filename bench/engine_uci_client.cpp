// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine_uci_client.h"

#include "notation/fen.h"
#include "notation/uci_move.h"

#include <array>
#include <csignal>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace staunton::bench {

namespace {

struct Pipe {
    int read_end;
    int write_end;
};

Pipe open_pipe() {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) {
        throw std::runtime_error{"no pipe could be opened"};
    }
    return {ends[0], ends[1]};
}

} // namespace

UciClient::UciClient(std::string const& program, std::vector<std::string> const& options) {
    Pipe const to_child = open_pipe();
    Pipe const from_child = open_pipe();
    process_ = fork();
    if (process_ < 0) {
        throw std::runtime_error{"no process could be started"};
    }
    if (process_ == 0) {
        dup2(to_child.read_end, STDIN_FILENO);
        dup2(from_child.write_end, STDOUT_FILENO);
        for (int const end :
             {to_child.read_end, to_child.write_end, from_child.read_end, from_child.write_end}) {
            close(end);
        }
        execlp(program.c_str(), program.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(to_child.read_end);
    close(from_child.write_end);
    to_ = fdopen(to_child.write_end, "w");
    from_ = fdopen(from_child.read_end, "r");
    std::signal(SIGPIPE, SIG_IGN);
    send("uci");
    static_cast<void>(wait_for("uciok"));
    for (std::string const& option : options) {
        send("setoption " + option);
    }
    new_game();
}

UciClient::~UciClient() {
    static_cast<void>(std::fputs("quit\n", to_));
    static_cast<void>(std::fclose(to_));
    static_cast<void>(std::fclose(from_));
    waitpid(process_, nullptr, 0);
}

void UciClient::new_game() {
    send("ucinewgame");
    send("isready");
    static_cast<void>(wait_for("readyok"));
}

chess::Move UciClient::best_move(chess::Game const& game, std::string_view go) {
    std::string position = "position fen " + notation::to_fen(game.first_position());
    position += game.moves().empty() ? "" : " moves";
    for (chess::Move const move : game.moves()) {
        position += ' ' + notation::to_uci(move);
    }
    send(position);
    send("go " + std::string{go});
    std::string const answer = wait_for("bestmove");
    std::string const text = answer.substr(9, answer.find_first_of(" \n", 9) - 9);
    auto const move = notation::parse_uci(game.position(), text);
    if (!move) {
        throw std::runtime_error{"no legal move: " + answer};
    }
    return *move;
}

void UciClient::send(std::string const& line) {
    if (std::fputs((line + '\n').c_str(), to_) < 0 || std::fflush(to_) != 0) {
        throw std::runtime_error{"the other program is gone"};
    }
}

std::string UciClient::wait_for(std::string_view word) {
    std::array<char, 4096> buffer{};
    while (std::fgets(buffer.data(), static_cast<int>(buffer.size()), from_) != nullptr) {
        std::string line{buffer.data()};
        if (line.starts_with(word)) {
            while (line.ends_with('\n') || line.ends_with('\r')) {
                line.pop_back();
            }
            return line;
        }
    }
    throw std::runtime_error{"the other program ended without " + std::string{word}};
}

} // namespace staunton::bench
