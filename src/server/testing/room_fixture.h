// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/legal_moves.h"
#include "server/play/lobby.h"

#include <boost/json/parse.hpp>

#include <deque>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace staunton::server::testing {

using namespace std::chrono_literals;

/// Time that passes when it is told to.
class FakeTime final : public base::TimeSource {
public:
    [[nodiscard]] Milliseconds monotonic() const override { return now; }

    [[nodiscard]] Milliseconds since_epoch() const override { return 1'700'000'000'000ms + now; }

    Milliseconds now{0};
};

/// A disk in memory that commits when it is told to.
class FakeLog final : public EventLog {
public:
    void write(Write write, std::function<void(WriteResult)> done) override {
        jobs_.push_back([this, write = std::move(write), done = std::move(done)] {
            WriteResult const result = fails ? WriteResult::failed : apply(write);
            if (done) {
                done(result);
            }
        });
        commit_at_once();
    }

    void load(GameId id, std::function<void(GameLoaded)> done) override {
        jobs_.push_back([this, id = std::move(id), done = std::move(done)] {
            auto const found = games.find(id);
            done(found == games.end() ? std::nullopt : std::optional{found->second});
        });
        commit_at_once();
    }

    void commit() {
        while (!jobs_.empty()) {
            auto const job = std::move(jobs_.front());
            jobs_.pop_front();
            job();
        }
    }

    std::map<GameId, StoredGame> games;
    bool commits_at_once = true;
    bool fails = false;

private:
    void commit_at_once() {
        if (commits_at_once && !std::exchange(committing_, true)) {
            commit();
            committing_ = false;
        }
    }

    WriteResult apply(Write const& write) {
        return std::visit([this](auto const& what) { return put(what); }, write);
    }

    WriteResult put(GameCreated const& game) {
        StoredGame stored{.id = game.id,
                          .header = game.header,
                          .created_at = game.created_at,
                          .began_at = {},
                          .anchor = {},
                          .last_event_at = {},
                          .ended = false,
                          .seats = game.seats,
                          .events = {}};
        return games.emplace(game.id, std::move(stored)).second ? WriteResult::durable
                                                                : WriteResult::conflict;
    }

    WriteResult put(InvitationUsed const& used) {
        StoredSeat& seat = games.at(used.id).seats[used.color];
        if (seat.invitation != used.invitation) {
            return WriteResult::conflict;
        }
        seat.invitation.reset();
        seat.token = used.token;
        return WriteResult::durable;
    }

    WriteResult put(SeatTakenUp const& seat) {
        games.at(seat.id).seats[seat.color].taken_up = true;
        return WriteResult::durable;
    }

    WriteResult put(GameBegan const& began) {
        games.at(began.id).began_at = began.began_at;
        games.at(began.id).anchor = {.game_time = 0ms, .alive = began.alive};
        return WriteResult::durable;
    }

    WriteResult put(ClockAnchored const& anchored) {
        games.at(anchored.id).anchor = anchored.anchor;
        return WriteResult::durable;
    }

    WriteResult put(EventAppended const& event) {
        StoredGame& game = games.at(event.id);
        if (event.sequence != game.events.size() + 1) {
            return WriteResult::conflict;
        }
        game.events.push_back(event.line);
        game.last_event_at = event.game_time;
        game.ended = event.ends_the_game;
        return WriteResult::durable;
    }

    WriteResult put(StillAlive const&) {
        ++heartbeats;
        return WriteResult::durable;
    }

    std::deque<std::function<void()>> jobs_;
    bool committing_ = false;

public:
    int heartbeats = 0;
};

/// Writes down what it is told.
class FakeConnection final : public Connection {
public:
    void send(Message message) override { texts.push_back(*message.text); }

    void close(Farewell farewell) override { farewells.push_back(farewell); }

    /// What came since the last call.
    std::vector<boost::json::object> frames() {
        std::vector<boost::json::object> objects;
        for (std::string const& text : std::exchange(texts, {})) {
            objects.push_back(boost::json::parse(text).as_object());
        }
        return objects;
    }

    /// The last of what came since then.
    boost::json::object last() {
        auto objects = frames();
        return objects.empty() ? boost::json::object{} : objects.back();
    }

    std::vector<std::string> texts;
    std::vector<Farewell> farewells;
};

/// Thinks when it is told to, and then of the first legal move.
class FakeThinkers final : public Thinkers {
    struct Asked {
        Question question;
        std::function<void(engine::Report const&)> answer;
    };

    class Ticket final : public PendingAnswer {
    public:
        explicit Ticket(std::shared_ptr<Asked> asked) : asked_{std::move(asked)} {}

        ~Ticket() override { asked_->answer = nullptr; }

    private:
        std::shared_ptr<Asked> asked_;
    };

public:
    [[nodiscard]] std::unique_ptr<PendingAnswer>
    ask(Question question, std::function<void(engine::Report const&)> answer) override {
        asked.push_back(std::make_shared<Asked>(std::move(question), std::move(answer)));
        return std::make_unique<Ticket>(asked.back());
    }

    /// Answers all that is still asked; says how much that was.
    int think(engine::Score score = {}) {
        int answered = 0;
        for (auto const& question : std::exchange(asked, {})) {
            if (auto const answer = std::exchange(question->answer, nullptr)) {
                engine::Report report;
                report.score = score;
                report.line = {chess::legal_moves(question->question.game.position())[0]};
                answer(report);
                ++answered;
            }
        }
        return answered;
    }

    std::vector<std::shared_ptr<Asked>> asked;
};

/// A lobby in a world where nothing happens by itself.
class RoomFixture {
public:
    RoomFixture() = default;

    /// Lets time pass, ringing the alarms on the way.
    void wait(Milliseconds span) {
        Milliseconds const until = time.now + span;
        while (auto* const next = next_alarm(until)) {
            time.now = std::max(time.now, *next->at);
            next->at.reset();
            next->ring();
        }
        time.now = until;
    }

    /// Closes the server and starts another one on the same disk, `down` later.
    void restart(Milliseconds down) {
        Milliseconds const alive = clock->alive();
        lobby.reset();
        time.now += down;
        clock.emplace(time, alive);
        for (auto& [id, game] : log.games) {
            game.anchor = {.game_time = game_time_at(game.anchor, alive), .alive = {}};
        }
        lobby.emplace(surroundings);
    }

    CreatedGame create(std::string_view body) {
        auto const wish = parse_new_game(body);
        std::optional<CreatedGame> created;
        lobby->create(wish.value(), [&](auto game) { created = game.value(); });
        return created.value();
    }

    std::shared_ptr<GameRoom> room(GameId const& id) {
        Lobby::RoomFound found = std::unexpected(ErrorCode::storage);
        lobby->visit(id, [&](Lobby::RoomFound const& room) { found = room; });
        return found.value();
    }

    Secret take_seat(CreatedGame const& game) {
        std::optional<Secret> token;
        room(game.id)->take_seat(*game.invitation, [&](auto color, Secret const& secret) {
            if (color) {
                token = secret;
            }
        });
        return token.value();
    }

    std::shared_ptr<FakeConnection> join(GameId const& id, std::optional<Secret> const& token) {
        auto connection = std::make_shared<FakeConnection>();
        room(id)->join({.connection = connection, .arrived = clock->alive()},
                       {.token = token ? std::optional{token->text()} : std::nullopt});
        return connection;
    }

    /// As if that frame had come in now.
    void say(GameId const& id, std::shared_ptr<FakeConnection> const& who, std::string_view text) {
        auto const frame = parse_frame(text);
        room(id)->receive({.connection = who, .id = frame->id, .arrived = clock->alive()},
                          frame.value().request);
    }

private:
    struct Setting {
        std::function<void()> ring;
        std::optional<Milliseconds> at;
    };

    std::vector<std::shared_ptr<Setting>> alarms_; // outlives the rooms, whose alarms are in it

public:
    FakeTime time;
    std::optional<ServerClock> clock{std::in_place, time, 0ms};
    FakeLog log;
    FakeThinkers thinkers;
    Surroundings surroundings{.clock = *clock,
                              .log = log,
                              .thinkers = thinkers,
                              .make_alarm = [this](std::function<void()> ring) {
                                  return std::make_unique<FakeAlarm>(*this, std::move(ring));
                              }};
    std::optional<Lobby> lobby{std::in_place, surroundings};

private:
    class FakeAlarm final : public Alarm {
    public:
        FakeAlarm(RoomFixture& fixture, std::function<void()> ring)
            : fixture_{fixture}, setting_{std::make_shared<Setting>(std::move(ring))} {
            fixture_.alarms_.push_back(setting_);
        }

        ~FakeAlarm() override { std::erase(fixture_.alarms_, setting_); }

        void set(Milliseconds monotonic) override { setting_->at = monotonic; }

        void cancel() override { setting_->at.reset(); }

    private:
        RoomFixture& fixture_;
        std::shared_ptr<Setting> setting_;
    };

    Setting* next_alarm(Milliseconds until) {
        Setting* next = nullptr;
        for (auto const& alarm : alarms_) {
            if (alarm->at && *alarm->at <= until && (next == nullptr || *alarm->at < *next->at)) {
                next = alarm.get();
            }
        }
        return next;
    }
};

} // namespace staunton::server::testing
