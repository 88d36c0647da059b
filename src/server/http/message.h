// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace staunton::server {

/// An HTTP request, as far as anyone here looks at it.
struct HttpRequest {
    std::string method;
    std::string target;
    std::string host;
    std::string origin;        ///< empty: not said
    std::string if_none_match; ///< likewise
    bool accepts_gzip = false;
    std::string body;
};

struct HttpResponse {
    unsigned status = 200;
    std::string content_type = "application/json";
    std::shared_ptr<std::string const> body = std::make_shared<std::string const>();
    std::vector<std::pair<std::string, std::string>> headers{};
};

[[nodiscard]] HttpResponse text_response(unsigned status, std::string content_type,
                                         std::string body);

/// Whether the request comes from a page of this very server, or from no page at all: other pages
/// may not act for the user of a browser.
[[nodiscard]] bool is_same_origin(HttpRequest const& request);

} // namespace staunton::server
