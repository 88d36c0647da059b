// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/message.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace staunton::server {

/// The files of the web page. Never gives anything outside its folder.
class StaticFiles {
public:
    /// An empty path: no page was built.
    explicit StaticFiles(std::filesystem::path folder);

    /// The answer to GET or HEAD for that path; the page itself for `/` and `/game/<id>`. Where
    /// `<file>.gz` lies beside a file, it goes to whoever accepts gzip.
    [[nodiscard]] HttpResponse answer(std::string_view path, HttpRequest const& request);

private:
    struct File {
        std::shared_ptr<std::string const> content;
        std::string tag;
        std::filesystem::file_time_type written_at;
    };

    File const* find(std::string const& name);

    std::filesystem::path folder_;
    std::unordered_map<std::string, File> files_;
};

/// Where the page lies when nothing else is said: beside the program, or in a build tree above it.
[[nodiscard]] std::filesystem::path usual_web_folder();

} // namespace staunton::server
