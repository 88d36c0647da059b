// SPDX-License-Identifier: GPL-3.0-or-later
#include "peer_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <spawn.h>
#include <sstream>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace staunton::bench {

namespace {

std::string with_values(std::string text, std::map<std::string, std::string> const& values) {
    for (auto const& [name, value] : values) {
        std::string const place = '{' + name + '}';
        for (std::size_t at = text.find(place); at != text.npos;
             at = text.find(place, at + value.size())) {
            text.replace(at, place.size(), value);
        }
    }
    return text;
}

std::runtime_error failure(Peer const& peer, std::string const& what) {
    return std::runtime_error{peer.name + " (" + peer.command.front() + "): " + what};
}

/// Starts the program with its standard output going to `output`.
pid_t start(Peer const& peer, std::vector<std::string>& words, int output) {
    std::vector<char*> arguments;
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    int const error =
        posix_spawnp(&child, arguments.front(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) {
        throw failure(peer, std::strerror(error));
    }
    return child;
}

std::string read_all(int from) {
    std::string text;
    std::array<char, 4096> buffer;
    ssize_t count = 0;
    while ((count = read(from, buffer.data(), buffer.size())) != 0) {
        if (count > 0) {
            text.append(buffer.data(), static_cast<std::size_t>(count));
        } else if (errno != EINTR) {
            break;
        }
    }
    return text;
}

} // namespace

Peer peer_of(std::string_view option) {
    std::size_t const sign = option.find('=');
    if (sign == option.npos || sign == 0) {
        throw std::invalid_argument{"a peer is written NAME=COMMAND"};
    }
    Peer peer{std::string{option.substr(0, sign)}, {}};
    std::istringstream words{std::string{option.substr(sign + 1)}};
    for (std::string word; words >> word;) {
        peer.command.push_back(word);
    }
    if (peer.command.empty()) {
        throw std::invalid_argument{"the peer " + peer.name + " has no command"};
    }
    return peer;
}

PeerRun run_peer(Peer const& peer, std::map<std::string, std::string> const& values) {
    std::vector<std::string> words;
    for (std::string const& word : peer.command) {
        words.push_back(with_values(word, values));
    }
    std::array<int, 2> ends;
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw failure(peer, std::strerror(errno));
    }
    pid_t child = 0;
    try {
        child = start(peer, words, ends[1]);
    } catch (...) {
        close(ends[0]);
        close(ends[1]);
        throw;
    }
    close(ends[1]);
    PeerRun run{read_all(ends[0]), 0};
    close(ends[0]);
    int status = 0;
    rusage used{};
    while (wait4(child, &status, 0, &used) < 0 && errno == EINTR) {
    }
    if (!WIFEXITED(status)) {
        throw failure(peer, "ended with a signal");
    }
    if (WEXITSTATUS(status) == 127) {
        throw failure(peer, "cannot be run");
    }
    run.user_seconds = static_cast<double>(used.ru_utime.tv_sec) +
                       static_cast<double>(used.ru_utime.tv_usec) / 1e6;
    return run;
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

} // namespace staunton::bench
