// SPDX-License-Identifier: GPL-3.0-or-later
// Prints every public name of the given headers that has no comment; a folder means all headers in
// it. Ends with 0 if there is none, with 1 if there is, with 2 if something cannot be read.
#include "rules.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <span>

using namespace staunton::header_comments;

namespace {

std::vector<std::filesystem::path> headers_in(std::filesystem::path const& place) {
    if (!std::filesystem::is_directory(place)) {
        return {place};
    }
    std::vector<std::filesystem::path> headers;
    for (auto const& entry : std::filesystem::recursive_directory_iterator{place}) {
        if (entry.path().extension() == ".h") {
            headers.push_back(entry.path());
        }
    }
    std::ranges::sort(headers);
    return headers;
}

struct Found {
    std::size_t names = 0;
    std::size_t faults = 0;
};

/// What was found, or nothing if the header cannot be read.
std::optional<Found> check(std::filesystem::path const& header) {
    std::ifstream stream{header};
    if (!stream) {
        return std::nullopt;
    }
    std::string const text{std::istreambuf_iterator<char>{stream}, {}};
    auto const names = names_of(tokens_of(text));
    std::vector<std::string> const faults = faults_of(names);
    for (std::string const& fault : faults) {
        std::cout << header.string() << ':' << fault << '\n';
    }
    return Found{names.size(), faults.size()};
}

} // namespace

int main(int count, char** arguments) {
    std::span<char*> const places =
        std::span{arguments, static_cast<std::size_t>(count)}.subspan(1);
    if (places.empty()) {
        std::cerr << "usage: header_comments FILE_OR_FOLDER...\n";
        return 2;
    }
    Found all;
    for (char const* const place : places) {
        for (std::filesystem::path const& header : headers_in(place)) {
            auto const found = check(header);
            if (!found) {
                std::cerr << header.string() << " cannot be read\n";
                return 2;
            }
            all.names += found->names;
            all.faults += found->faults;
        }
    }
    std::cout << all.names << " public names, " << all.faults << " without a comment\n";
    return all.faults == 0 && all.names > 0 ? 0 : 1;
}
