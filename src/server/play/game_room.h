// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/play/announcements.h"
#include "server/play/audience.h"
#include "server/play/computer_player.h"
#include "server/play/judged_game.h"
#include "server/play/room_frames.h"
#include "server/play/surroundings.h"
#include "server/protocol_json.h"

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace staunton::server {

/// Who speaks, and when: what an answer goes back to.
struct Caller {
    std::shared_ptr<Connection> connection{};
    std::optional<std::string> id{};
    Milliseconds arrived{0}; ///< as the server's clock counts time alive
    std::optional<std::chrono::steady_clock::time_point> stamp{};
};

/// A game arranged in a room, with the tokens of its guests.
struct ArrangedGame {
    GameId id;
    chess::ByColor<std::optional<Secret>> tokens;
};

/// Terms and seats of another game; the answer is empty if the disk failed.
using ArrangeGame = std::function<void(record::GameHeader, chess::ByColor<SeatView>,
                                       std::function<void(std::optional<ArrangedGame>)>)>;

/// The room of one game: hears the players, asks the arbiter, has the answer written down, and
/// tells everyone what is on disk. Holds no rule and no socket. Everything happens on one thread.
class GameRoom : public std::enable_shared_from_this<GameRoom> {
public:
    /// Opens the room of a stored game; the error is the fault in its record.
    [[nodiscard]] static std::expected<std::shared_ptr<GameRoom>, record::RecordError>
    open(Surroundings const& surroundings, ArrangeGame arrange, StoredGame const& stored);

    /// False, and an answer that says why, if he was not let in.
    bool join(Caller const& caller, JoinFrame const& frame);
    void leave(Connection const& who);
    /// Any frame but `join` and `ping`, from somebody who has joined.
    void receive(Caller const& caller, decltype(Frame::request) const& request);

    /// Gives the free seat to whoever knows the invitation. The answer comes once it is on disk.
    void take_seat(Secret const& invitation,
                   std::function<void(std::expected<chess::Color, ErrorCode>, Secret)> const& done);

    /// Lets the time of the game go on, if it stood still after a restart.
    void resume();

    /// Calls back with what a spectator, a file of PGN, a file of the game record would hold, once
    /// all of it is on disk.
    void describe(std::function<void(std::string)> done);
    void write_pgn(std::function<void(std::string)> done);
    void write_record(std::function<void(std::string)> done);

    /// Tells everyone why, and empties the room.
    void dismiss(Farewell farewell);

    /// Whether nobody would notice if the room were closed and opened again.
    [[nodiscard]] bool is_idle() const;
    /// Whether a clock is running.
    [[nodiscard]] bool has_running_clock() const;

private:
    GameRoom(Surroundings const& surroundings, ArrangeGame arrange, StoredGame const& stored,
             JudgedGame game);

    void take_in(StoredGame const& stored);
    [[nodiscard]] Milliseconds now() const;
    [[nodiscard]] RoomView view_at(Milliseconds game_time) const;
    [[nodiscard]] Attendance attendance() const;
    [[nodiscard]] std::string snapshot_for(std::optional<chess::Color> you) const;

    void seat(Caller const& caller, std::optional<chess::Color> color);
    void take_up_seat(chess::Color color);
    void begin();

    void play(Caller const& caller, chess::Color color, PlayFrame const& frame);
    void claim(Caller const& caller, chess::Color color, ClaimFrame const& frame);
    void offer_rematch(Caller const& caller, chess::Color color);
    void arrange_rematch();
    void tell_of_rematch(ArrangedGame const& game);
    bool is_up_to_date(Caller const& caller, chess::Ply ply);
    void put(Caller const& caller, laws::Actor by, laws::Deed deed);
    void record(Caller const& caller, Judgement const& judgement, Milliseconds at);
    void look_at_flag();
    void look_ahead();

    void commit(Write write, Announcements::Say say, Announcements::Say lost);
    void hear_of_write(WriteResult result, unsigned era);
    void read_again();
    void read_again_soon();
    void hear_of_game(GameLoaded const& loaded);

    void send_later(std::shared_ptr<Connection> to, Message message);
    void refuse(Caller const& caller, ErrorCode code, std::string message, std::string place = {});
    void refresh_everyone();
    void tell_presence();
    void tell_presence_soon();

    Surroundings const& surroundings_;
    ArrangeGame arrange_;
    GameId id_;
    chess::ByColor<StoredSeat> seats_;
    Milliseconds created_at_{0};
    std::optional<Milliseconds> began_at_;
    ClockAnchor anchor_;
    JudgedGame game_;
    Sequence sequence_ = 0;
    Audience audience_;
    Announcements announcements_;
    std::unique_ptr<Alarm> flag_alarm_;
    std::unique_ptr<Alarm> retry_alarm_;
    std::unique_ptr<Alarm> presence_alarm_;
    bool presence_is_due_ = false;
    std::optional<ComputerPlayer> computer_;
    std::optional<chess::Color> rematch_offered_by_;
    bool rematch_is_arranged_ = false;
    bool reads_again_ = false;
    bool disk_fails_ = false;
    unsigned era_ = 0; ///< of the writes whose answers still mean something
};

} // namespace staunton::server
