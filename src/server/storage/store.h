// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/storage/stored_game.h"

#include <expected>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace staunton::server {

/// Why a data directory cannot be used, in one sentence without a full stop.
struct StoreError {
    std::string message;
};

/// The games on disk: one SQLite file in a data directory that no other server uses meanwhile. For
/// one thread at a time.
class Store {
public:
    /// Makes directory and file if they are not there. Refuses a directory in use by another
    /// process, a file that is no database, and one written by a newer version.
    [[nodiscard]] static std::expected<Store, StoreError> open(std::filesystem::path directory);

    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;
    ~Store();

    /// Writes all of them in one transaction, in order, and notes how long the server has been
    /// alive. When this returns, what is `durable` is on disk.
    [[nodiscard]] std::vector<WriteResult> apply(std::span<Write const> writes, Milliseconds alive);

    /// The game; nothing if there is none of that name.
    [[nodiscard]] std::expected<std::optional<StoredGame>, StoreError> load(GameId const& id);

    /// How long servers on this data have been alive, all in all.
    [[nodiscard]] Milliseconds alive() const;

    /// To be called once after a start, before anything is written: stops the time of every game
    /// that is going on at what it was when the last server was known to be alive, and names those
    /// with a clock.
    [[nodiscard]] std::expected<std::vector<GameId>, StoreError> stop_the_clocks();

    /// Lets the file grow to no more than that (or stay as it is): writes then fail as on a full
    /// disk.
    void limit_size(std::uint64_t bytes);

private:
    struct Implementation;

    explicit Store(std::unique_ptr<Implementation> implementation);

    std::unique_ptr<Implementation> implementation_;
};

} // namespace staunton::server
