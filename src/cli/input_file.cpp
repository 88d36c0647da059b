// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input_file.h"

#include <fmt/core.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>

namespace staunton::cli {

namespace {

std::string rest_of(std::istream& stream) {
    return {std::istreambuf_iterator<char>{stream}, std::istreambuf_iterator<char>{}};
}

} // namespace

std::expected<std::string, ExitStatus> read_file(std::string const& path) {
    if (path == "-") {
        return rest_of(std::cin);
    }
    std::error_code fault;
    if (std::filesystem::is_directory(path, fault)) {
        return std::unexpected{refuse_input(path, "is a folder")};
    }
    errno = 0;
    std::ifstream stream{path, std::ios::binary};
    if (!stream) {
        std::error_code const reason{errno, std::generic_category()};
        return std::unexpected{
            refuse_input(path, fmt::format("cannot be read: {}", reason.message()))};
    }
    std::string text = rest_of(stream);
    if (stream.bad()) {
        return std::unexpected{report_failure(path + ": cannot be read to its end")};
    }
    return text;
}

} // namespace staunton::cli
