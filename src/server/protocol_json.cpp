// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/protocol_json.h"

#include "base/enum_array.h"
#include "base/try.h"
#include "server/json_fields.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <utility>

namespace staunton::server {

namespace json = boost::json;

namespace {

/// No move is written longer; a bit more, so that nonsense comes back as a ruling.
constexpr std::size_t longest_move = 16;
constexpr std::size_t longest_secret = 128;
/// No game is longer than 8,848.5 moves under 9.6.2.
constexpr chess::Ply highest_ply = 100'000;

using Request = decltype(Frame::request);

std::expected<chess::Ply, ProtocolError> ply_of(json::object const& object) {
    auto const ply = TRY(optional_number(object, "ply", 0, highest_ply));
    if (!ply) {
        return std::unexpected(ProtocolError{"missing", "ply"});
    }
    return *ply;
}

std::expected<Request, ProtocolError> join_of(json::object const& object) {
    return JoinFrame{TRY(optional_text(object, "token", longest_secret))};
}

std::expected<Request, ProtocolError> play_of(json::object const& object) {
    PlayFrame frame;
    frame.move = TRY(required_text(object, "move", longest_move));
    frame.ply = TRY(ply_of(object));
    return frame;
}

std::expected<Request, ProtocolError> claim_of(json::object const& object) {
    ClaimFrame frame;
    std::string const kind = TRY(required_text(object, "claim", longest_move));
    if (kind == "fifty") {
        frame.kind = laws::DrawClaimKind::fifty;
    } else if (kind != "threefold") {
        return std::unexpected(ProtocolError{"neither threefold nor fifty", "claim"});
    }
    frame.ply = TRY(ply_of(object));
    frame.intended_move = TRY(optional_text(object, "move", longest_move));
    return frame;
}

template <typename Plain>
std::expected<Request, ProtocolError> plain(json::object const&) {
    return Plain{};
}

struct FrameType {
    std::string_view name;
    std::expected<Request, ProtocolError> (*read)(json::object const&);
};

constexpr std::array frame_types{
    FrameType{"join", join_of},
    FrameType{"play", play_of},
    FrameType{"claim", claim_of},
    FrameType{"offer", plain<OfferFrame>},
    FrameType{"accept", plain<AcceptFrame>},
    FrameType{"decline", plain<DeclineFrame>},
    FrameType{"resign", plain<ResignFrame>},
    FrameType{"flag", plain<FlagFrame>},
    FrameType{"rematch", plain<RematchFrame>},
    FrameType{"ping", plain<PingFrame>},
};

std::expected<Request, ProtocolError> request_of(json::object const& object) {
    std::string const type = TRY(required_text(object, "type", 32));
    for (FrameType const& known : frame_types) {
        if (known.name == type) {
            return known.read(object);
        }
    }
    return std::unexpected(ProtocolError{"no frame has this type", "type"});
}

std::expected<std::optional<std::string>, ProtocolError> id_of(json::object const& object) {
    json::value const* const id = object.if_contains("id");
    if (id == nullptr || id->is_null()) {
        return std::nullopt;
    }
    bool const has_a_value =
        id->is_number() && (!id->is_double() || std::isfinite(id->get_double()));
    if (!has_a_value) {
        return std::unexpected(ProtocolError{"not a number that can be written back", "id"});
    }
    return json::serialize(*id);
}

json::object error_fields(ErrorCode code, ProtocolError const& error) {
    json::object object{{"code", name_of(code)}, {"message", error.message}};
    if (!error.place.empty()) {
        object["place"] = error.place;
    }
    return object;
}

} // namespace

std::string_view name_of(ErrorCode code) {
    constexpr base::EnumArray<ErrorCode, std::string_view, 13> names{
        {"bad_frame", "bad_request", "not_joined", "not_a_player", "not_begun", "stale",
         "unknown_game", "bad_token", "bad_invitation", "seat_taken", "taken_over", "too_fast",
         "storage"}};
    return names[code];
}

std::expected<Frame, ProtocolError> parse_frame(std::string_view text) {
    json::object const object = TRY(parse_object(text));
    Frame frame;
    frame.id = TRY(id_of(object));
    auto request = request_of(object);
    if (!request) {
        ProtocolError error = std::move(request).error();
        error.id = frame.id;
        return std::unexpected(std::move(error));
    }
    frame.request = *std::move(request);
    return frame;
}

std::expected<std::string, ProtocolError> parse_invitation(std::string_view body) {
    json::object const object = TRY(parse_object(body));
    return required_text(object, "invitation", longest_secret);
}

std::string error_frame(ErrorCode code, ProtocolError const& error) {
    json::object object = error_fields(code, error);
    object["type"] = "error";
    return answering(error.id, json::serialize(object));
}

std::string error_body(ErrorCode code, ProtocolError const& error) {
    return json::serialize(json::object{{"error", error_fields(code, error)}});
}

std::string answering(std::optional<std::string> const& id, std::string frame) {
    if (id) {
        frame.replace(0, 1, fmt::format("{{\"re\":{},", *id));
    }
    return frame;
}

} // namespace staunton::server
