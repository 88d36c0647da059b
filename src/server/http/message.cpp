// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message.h"

#include <string_view>

namespace staunton::server {

HttpResponse text_response(unsigned status, std::string content_type, std::string body) {
    return {.status = status,
            .content_type = std::move(content_type),
            .body = std::make_shared<std::string const>(std::move(body))};
}

bool is_same_origin(HttpRequest const& request) {
    if (request.origin.empty()) {
        return true;
    }
    std::string_view const origin = request.origin;
    std::size_t const scheme_end = origin.find("://");
    return scheme_end != std::string_view::npos && origin.substr(scheme_end + 3) == request.host;
}

} // namespace staunton::server
