// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output_file.h"

#include <fmt/core.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace staunton::cli {

namespace {

ExitStatus cannot_write(std::string const& path, std::error_code reason) {
    return report_failure(fmt::format("{}: cannot be written: {}", path, reason.message()));
}

} // namespace

ExitStatus write_file(std::string const& path, std::string_view text) {
    if (path == "-") {
        fmt::print("{}", text);
        return ExitStatus::done;
    }
    namespace files = std::filesystem;
    std::error_code fault;
    // A pipe or a device cannot be replaced; only a regular file is.
    bool const replaces = !files::exists(path, fault) || files::is_regular_file(path, fault);
    std::string const written = replaces ? path + ".part" : path;
    errno = 0;
    std::ofstream stream{written, std::ios::binary};
    stream << text;
    stream.close();
    if (!stream) {
        std::error_code const reason{errno, std::generic_category()};
        if (replaces) {
            files::remove(written, fault);
        }
        return cannot_write(path, reason);
    }
    if (replaces) {
        files::rename(written, path, fault);
    }
    return fault ? cannot_write(path, fault) : ExitStatus::done;
}

} // namespace staunton::cli
