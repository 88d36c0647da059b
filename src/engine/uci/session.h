// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>

namespace staunton::engine {

/// What a session may use.
struct SessionSettings {
    /// MiB of the transposition table at the start, and the most that `Hash` may be set to.
    std::size_t hash_megabytes = 16;
    std::size_t most_hash_megabytes = 4096;
    /// No search and no perft looks at more nodes, whatever `go` says.
    std::optional<std::uint64_t> most_nodes{};
};

/// Speaks UCI until `quit` or the end of the input: `uci`, `isready`, `ucinewgame`, `setoption`,
/// `position`, `go`, `stop`, `ponderhit`, `debug`, `quit`, and `bench [depth]`. Any bytes are
/// answered, faults with an `info string` that names them. Searches run beside the reading; a `go`
/// during another waits for its answer, or ends it when it would not end by itself. At the end of
/// the input a search that ends by itself is waited for; `quit` ends it.
void run_uci_session(std::istream& input, std::ostream& output,
                     SessionSettings const& settings = {});

} // namespace staunton::engine
