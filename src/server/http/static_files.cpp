// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/static_files.h"

#include "server/protocol_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <utility>

namespace staunton::server {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> content_types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
}};

std::string_view content_type_of(std::filesystem::path const& name) {
    auto const found = std::ranges::find(content_types, std::string_view{name.extension().native()},
                                         &decltype(content_types)::value_type::first);
    return found == content_types.end() ? "application/octet-stream" : found->second;
}

bool is_plain(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') ||
           std::string_view{"._-/"}.find(character) != std::string_view::npos;
}

/// A path that can only lead down, to nothing hidden.
bool is_harmless(std::string_view path) {
    return path.starts_with('/') && path.size() < 256 && std::ranges::all_of(path, is_plain) &&
           path.find("/.") == std::string_view::npos && path.find("//") == std::string_view::npos;
}

bool is_address_in_the_page(std::string_view path) {
    constexpr std::string_view game = "/game/";
    // An id that no game has is the page's to explain.
    return path == "/" || (path.starts_with(game) &&
                           path.find_first_of("/.", game.size()) == std::string_view::npos);
}

/// Vite writes the hash of the content into the names under assets/.
bool never_changes(std::string_view name) {
    return name.starts_with("assets/");
}

} // namespace

StaticFiles::StaticFiles(std::filesystem::path folder) : folder_{std::move(folder)} {}

HttpResponse StaticFiles::answer(std::string_view path, HttpRequest const& request) {
    std::string const name =
        is_address_in_the_page(path) ? "index.html" : std::string{path.substr(path.find('/') + 1)};
    File const* file = is_harmless(path) ? find(name) : nullptr;
    if (file == nullptr) {
        bool const has_page = !folder_.empty();
        return text_response(
            404, "application/json",
            error_body(ErrorCode::bad_request,
                       {has_page ? "nothing is at this address" : "the web page has not been built",
                        "path"}));
    }
    File const* const compressed = request.accepts_gzip ? find(name + ".gz") : nullptr;
    if (compressed != nullptr) {
        file = compressed;
    }
    HttpResponse response{.status = 200,
                          .content_type = std::string{content_type_of(name)},
                          .body = file->content,
                          .headers = {{"ETag", file->tag}, {"Vary", "Accept-Encoding"}}};
    if (compressed != nullptr) {
        response.headers.emplace_back("Content-Encoding", "gzip");
    }
    response.headers.emplace_back(
        "Cache-Control", never_changes(name) ? "public, max-age=31536000, immutable" : "no-cache");
    if (request.if_none_match == file->tag) {
        response.status = 304;
        response.body = std::make_shared<std::string const>();
    }
    return response;
}

StaticFiles::File const* StaticFiles::find(std::string const& name) {
    std::error_code error;
    std::filesystem::path const path = folder_ / name;
    bool const is_there = !folder_.empty() && std::filesystem::is_regular_file(path, error);
    auto const written_at =
        is_there ? std::filesystem::last_write_time(path, error) : decltype(File::written_at){};
    if (!is_there || error) {
        files_.erase(name);
        return nullptr;
    }
    auto const known = files_.find(name);
    if (known != files_.end() && known->second.written_at == written_at) {
        return &known->second;
    }
    std::ifstream stream{path, std::ios::binary};
    std::string content{std::istreambuf_iterator<char>{stream}, {}};
    std::string tag = fmt::format("\"{:x}-{:x}\"", written_at.time_since_epoch().count(),
                                  std::hash<std::string>{}(content));
    File file{std::make_shared<std::string const>(std::move(content)), std::move(tag), written_at};
    return &files_.insert_or_assign(name, std::move(file)).first->second;
}

std::filesystem::path usual_web_folder() {
    std::error_code error;
    std::filesystem::path folder = std::filesystem::read_symlink("/proc/self/exe", error);
    for (int up = 0; up < 4 && folder.has_parent_path(); ++up) {
        folder = folder.parent_path();
        for (char const* const place : {"web/dist", "share/staunton/web"}) {
            if (std::filesystem::exists(folder / place / "index.html", error)) {
                return folder / place;
            }
        }
    }
    return {};
}

} // namespace staunton::server
