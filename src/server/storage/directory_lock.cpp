// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/directory_lock.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace staunton::server {

std::expected<DirectoryLock, std::string>
DirectoryLock::take(std::filesystem::path const& directory) {
    std::filesystem::path const path = directory / "staunton.lock";
    int const file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) {
        return std::unexpected(fmt::format("cannot open {}: {}", path.string(),
                                           std::strerror(errno))); // NOLINT(concurrency-mt-unsafe)
    }
    DirectoryLock lock{file};
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
        return std::unexpected(
            fmt::format("the data directory {} is in use by another server", directory.string()));
    }
    return lock;
}

DirectoryLock::DirectoryLock(DirectoryLock&& other) noexcept
    : file_{std::exchange(other.file_, -1)} {}

DirectoryLock& DirectoryLock::operator=(DirectoryLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
}

DirectoryLock::~DirectoryLock() {
    if (file_ >= 0) {
        ::close(file_);
    }
}

} // namespace staunton::server
