// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/require.h"
#include "server/protocol_json.h"

#include <boost/json/parse.hpp>

using namespace staunton;
using namespace staunton::server;
using fuzz::require;

// Any bytes as a WebSocket frame and as the body of a request: read, or refused with a sentence;
// and what is said about it is JSON again.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text = fuzz::text_of(data, size);
    auto const frame = parse_frame(text);
    if (!frame) {
        require(!frame.error().message.empty());
        static_cast<void>(
            boost::json::parse(error_frame(ErrorCode::bad_frame, frame.error())).as_object());
    } else {
        auto const answer = boost::json::parse(answering(frame->id, R"({"type":"pong"})"));
        require(answer.as_object().contains("re") == frame->id.has_value());
    }
    if (auto const game = parse_new_game(text); !game) {
        require(!game.error().message.empty());
        static_cast<void>(
            boost::json::parse(error_body(ErrorCode::bad_request, game.error())).as_object());
    }
    static_cast<void>(parse_invitation(text));
    return 0;
}
