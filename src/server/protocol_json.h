// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game.h"
#include "laws/event.h"
#include "laws/time_control.h"
#include "record/game_header.h"
#include "server/storage/stored_game.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace staunton::server {

/// The names of errors on the wire.
enum class ErrorCode : std::uint8_t {
    bad_frame,
    bad_request,
    not_joined,
    not_a_player,
    not_begun,
    stale,
    unknown_game,
    bad_token,
    bad_invitation,
    seat_taken,
    taken_over,
    too_fast,
    storage,
};
[[nodiscard]] std::string_view name_of(ErrorCode code);

/// What is wrong with a text from outside: a sentence, and the place of the fault.
struct ProtocolError {
    std::string message;
    std::string place{};
    /// The frame's `id`, as far as it could be read.
    std::optional<std::string> id{};
};

struct JoinFrame {
    std::optional<std::string> token;
};

struct PlayFrame {
    std::string move;
    chess::Ply ply = 0;
};

struct ClaimFrame {
    laws::DrawClaimKind kind = laws::DrawClaimKind::threefold;
    chess::Ply ply = 0;
    std::optional<std::string> intended_move;
};

struct OfferFrame {};

struct AcceptFrame {};

struct DeclineFrame {};

struct ResignFrame {};

struct FlagFrame {};

struct RematchFrame {};

struct PingFrame {};

/// A frame from a browser. `id` is the number it carries, as it was written.
struct Frame {
    std::optional<std::string> id;
    std::variant<JoinFrame, PlayFrame, ClaimFrame, OfferFrame, AcceptFrame, DeclineFrame,
                 ResignFrame, FlagFrame, RematchFrame, PingFrame>
        request;
};

/// Reads a frame; any bytes at all may come.
[[nodiscard]] std::expected<Frame, ProtocolError> parse_frame(std::string_view text);

/// What somebody wants to play.
struct NewGame {
    SeatKind opponent = SeatKind::guest;
    unsigned level = 0;                ///< of a computer
    std::optional<chess::Color> color; ///< of the one who asks; nothing: any
    chess::ByColor<laws::TimeControl> time;
    std::optional<chess::Color> draw_odds;
    record::Variant variant = record::Variant::chess;
    /// Nothing: the initial position, or any one of Chess960.
    std::optional<chess::Position> first_position;
};

/// Reads the body of `POST /api/games`.
[[nodiscard]] std::expected<NewGame, ProtocolError> parse_new_game(std::string_view body);

/// Reads the body of `POST /api/games/<id>/seat`.
[[nodiscard]] std::expected<std::string, ProtocolError> parse_invitation(std::string_view body);

/// `{"type":"error",…}` for a frame.
[[nodiscard]] std::string error_frame(ErrorCode code, ProtocolError const& error);

/// `{"error":{…}}` for a request.
[[nodiscard]] std::string error_body(ErrorCode code, ProtocolError const& error);

/// The frame with `"re"` put first, if there is an id.
[[nodiscard]] std::string answering(std::optional<std::string> const& id, std::string frame);

} // namespace staunton::server
