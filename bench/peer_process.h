// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace staunton::bench {

/// Another program that does the same work, as `--peer NAME=COMMAND` names it. The command is split
/// at spaces; a word such as `{fen}` stands for one argument.
struct Peer {
    std::string name;
    std::vector<std::string> command;
};

/// Reads `NAME=COMMAND`; throws `std::invalid_argument` with a sentence if there is no name or no
/// command.
[[nodiscard]] Peer peer_of(std::string_view option);

/// What a run of a peer's program gave.
struct PeerRun {
    /// All that it wrote to standard output.
    std::string output;
    /// The processor time it took in user mode, start-up included.
    double user_seconds = 0;
};

/// Runs the program once, `{name}` replaced by the value of that name, and waits for its end.
/// Throws `std::runtime_error` if it cannot be run or ends with a signal.
[[nodiscard]] PeerRun run_peer(Peer const& peer, std::map<std::string, std::string> const& values);

/// The middle value, the upper one of two; there is at least one.
[[nodiscard]] double median(std::vector<double> values);

/// The processor time this process has taken so far.
[[nodiscard]] double processor_seconds();

} // namespace staunton::bench
