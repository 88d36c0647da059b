// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <filesystem>
#include <string>

namespace staunton::server {

/// Keeps other processes out of a data directory as long as it lives; the system lets go of it when
/// the process dies in whatever way.
class DirectoryLock {
public:
    /// The error is one sentence without a full stop.
    [[nodiscard]] static std::expected<DirectoryLock, std::string>
    take(std::filesystem::path const& directory);

    DirectoryLock(DirectoryLock&& other) noexcept;
    DirectoryLock& operator=(DirectoryLock&& other) noexcept;
    ~DirectoryLock();

private:
    explicit DirectoryLock(int file) : file_{file} {}

    int file_;
};

} // namespace staunton::server
