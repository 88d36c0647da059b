// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/store.h"

#include "base/overloaded.h"
#include "server/storage/directory_lock.h"
#include "server/storage/sqlite.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace staunton::server {

namespace {

constexpr auto version = "1";

constexpr auto schema = R"(
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    has_clock INTEGER NOT NULL,
    began_at INTEGER,
    anchor_time INTEGER NOT NULL DEFAULT 0,
    anchor_alive INTEGER,
    sequence INTEGER NOT NULL DEFAULT 0,
    last_event_at INTEGER NOT NULL DEFAULT 0,
    ended INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE seats (
    game TEXT NOT NULL,
    color INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    level INTEGER NOT NULL,
    token BLOB,
    invitation BLOB,
    taken_up INTEGER NOT NULL,
    PRIMARY KEY (game, color)
) WITHOUT ROWID;
CREATE TABLE events (
    game TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    line TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    PRIMARY KEY (game, sequence)
) WITHOUT ROWID;
CREATE INDEX games_going_on ON games (id) WHERE ended = 0 AND began_at IS NOT NULL;
CREATE TABLE server (one INTEGER PRIMARY KEY CHECK (one = 1), alive INTEGER NOT NULL);
INSERT INTO server VALUES (1, 0);
PRAGMA user_version = 1;
)";

/// The tables are there, and a commit reaches the disk.
struct TablesPrepared {
    explicit TablesPrepared(Database& database);
};

TablesPrepared::TablesPrepared(Database& database) {
    database.execute("PRAGMA busy_timeout = 5000");
    if (database.value_of("PRAGMA journal_mode = WAL") != "wal") {
        throw StoreFailure{"the file system cannot hold a write-ahead log"};
    }
    database.execute("PRAGMA synchronous = FULL");
    database.execute("PRAGMA wal_autocheckpoint = 4000");
    std::string const found = database.value_of("PRAGMA user_version");
    if (found == "0") {
        database.execute("BEGIN IMMEDIATE");
        database.execute(schema);
        database.execute("COMMIT");
    } else if (found != version) {
        throw StoreFailure{
            fmt::format("written by another version of Staunton (schema {})", found)};
    }
}

std::int64_t number_of(Milliseconds time) {
    return time.count();
}

std::optional<std::int64_t> number_of(std::optional<Milliseconds> time) {
    return time ? std::optional{number_of(*time)} : std::nullopt;
}

std::optional<Milliseconds> time_of(std::optional<std::int64_t> number) {
    return number ? std::optional{Milliseconds{*number}} : std::nullopt;
}

std::optional<std::span<unsigned char const>> bytes_of(std::optional<SecretHash> const& hash) {
    return hash ? std::optional<std::span<unsigned char const>>{*hash} : std::nullopt;
}

std::optional<SecretHash> hash_of(std::span<unsigned char const> bytes) {
    SecretHash hash{};
    if (bytes.size() != hash.size()) {
        return std::nullopt;
    }
    std::ranges::copy(bytes, hash.begin());
    return hash;
}

} // namespace

struct Store::Implementation {
    explicit Implementation(DirectoryLock held, std::string const& path)
        : lock{std::move(held)}, database{path} {}

    WriteResult write(GameCreated const& game);
    WriteResult write(InvitationUsed const& used);
    WriteResult write(SeatTakenUp const& seat);
    WriteResult write(GameBegan const& began);
    WriteResult write(ClockAnchored const& anchored);
    WriteResult write(EventAppended const& event);

    WriteResult write(StillAlive const&) { return WriteResult::durable; }

    [[nodiscard]] WriteResult one_row_changed() const {
        return database.changes() == 1 ? WriteResult::durable : WriteResult::conflict;
    }

    std::optional<StoredGame> load(GameId const& id);

    DirectoryLock lock;
    Database database;
    TablesPrepared const tables{database}; // before the statements that use them
    Statement begin{database, "BEGIN IMMEDIATE"};
    Statement commit{database, "COMMIT"};
    Statement create_game{database, "INSERT OR IGNORE INTO games (id, header, created_at, "
                                    "has_clock) VALUES (?, ?, ?, ?)"};
    Statement create_seat{database, "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)"};
    Statement use_invitation{database,
                             "UPDATE seats SET token = ?, invitation = NULL WHERE game = ? AND "
                             "color = ? AND invitation = ?"};
    Statement take_up_seat{database, "UPDATE seats SET taken_up = 1 WHERE game = ? AND color = ?"};
    Statement begin_game{database, "UPDATE games SET began_at = ?, anchor_time = 0, anchor_alive = "
                                   "? WHERE id = ? AND began_at IS NULL"};
    Statement anchor_clock{database,
                           "UPDATE games SET anchor_time = ?, anchor_alive = ? WHERE id = ?"};
    // Written by its predecessor's number, so that of two writers one loses and no gap can arise.
    Statement advance_game{database, "UPDATE games SET sequence = ?, last_event_at = ?, ended = ? "
                                     "WHERE id = ? AND sequence = ?"};
    Statement insert_event{database, "INSERT INTO events VALUES (?, ?, ?, ?)"};
    Statement set_alive{database, "UPDATE server SET alive = ?"};
    Statement select_game{database,
                          "SELECT header, created_at, began_at, anchor_time, anchor_alive, "
                          "last_event_at, ended FROM games WHERE id = ?"};
    Statement select_seats{database, "SELECT color, kind, level, token, invitation, taken_up FROM "
                                     "seats WHERE game = ?"};
    Statement select_events{database, "SELECT line FROM events WHERE game = ? ORDER BY sequence"};
};

WriteResult Store::Implementation::write(GameCreated const& game) {
    create_game.bind(game.id.text())
        .bind(game.header)
        .bind(number_of(game.created_at))
        .bind(std::int64_t{game.has_clock})
        .run();
    if (one_row_changed() != WriteResult::durable) {
        return WriteResult::conflict;
    }
    for (chess::Color const color : chess::both_colors) {
        StoredSeat const& seat = game.seats[color];
        create_seat.bind(game.id.text())
            .bind(std::to_underlying(color))
            .bind(std::to_underlying(seat.kind))
            .bind(std::int64_t{seat.level})
            .bind_blob(bytes_of(seat.token))
            .bind_blob(bytes_of(seat.invitation))
            .bind(std::int64_t{seat.taken_up})
            .run();
    }
    return WriteResult::durable;
}

WriteResult Store::Implementation::write(InvitationUsed const& used) {
    use_invitation.bind_blob(used.token)
        .bind(used.id.text())
        .bind(std::to_underlying(used.color))
        .bind_blob(used.invitation)
        .run();
    return one_row_changed();
}

WriteResult Store::Implementation::write(SeatTakenUp const& seat) {
    take_up_seat.bind(seat.id.text()).bind(std::to_underlying(seat.color)).run();
    return one_row_changed();
}

WriteResult Store::Implementation::write(GameBegan const& began) {
    begin_game.bind(number_of(began.began_at))
        .bind(number_of(began.alive))
        .bind(began.id.text())
        .run();
    return one_row_changed();
}

WriteResult Store::Implementation::write(ClockAnchored const& anchored) {
    anchor_clock.bind(number_of(anchored.anchor.game_time))
        .bind(number_of(anchored.anchor.alive))
        .bind(anchored.id.text())
        .run();
    return one_row_changed();
}

WriteResult Store::Implementation::write(EventAppended const& event) {
    auto const sequence = static_cast<std::int64_t>(event.sequence);
    advance_game.bind(sequence)
        .bind(number_of(event.game_time))
        .bind(std::int64_t{event.ends_the_game})
        .bind(event.id.text())
        .bind(sequence - 1)
        .run();
    if (one_row_changed() != WriteResult::durable) {
        return WriteResult::conflict;
    }
    insert_event.bind(event.id.text())
        .bind(sequence)
        .bind(event.line)
        .bind(number_of(event.received_at))
        .run();
    return WriteResult::durable;
}

std::optional<StoredGame> Store::Implementation::load(GameId const& id) {
    select_game.bind(id.text());
    if (!select_game.step()) {
        return std::nullopt;
    }
    StoredGame game{.id = id,
                    .header = select_game.text(0),
                    .created_at = Milliseconds{select_game.number(1)},
                    .began_at = time_of(select_game.optional_number(2)),
                    .anchor = {.game_time = Milliseconds{select_game.number(3)},
                               .alive = time_of(select_game.optional_number(4))},
                    .last_event_at = Milliseconds{select_game.number(5)},
                    .ended = select_game.number(6) != 0,
                    .seats = {},
                    .events = {}};
    select_game.reset();
    select_seats.bind(id.text());
    while (select_seats.step()) {
        auto const color = select_seats.number(0) == 0 ? chess::Color::white : chess::Color::black;
        game.seats[color] = {.kind = static_cast<SeatKind>(select_seats.number(1)),
                             .level = static_cast<unsigned>(select_seats.number(2)),
                             .token = hash_of(select_seats.blob(3)),
                             .invitation = hash_of(select_seats.blob(4)),
                             .taken_up = select_seats.number(5) != 0};
    }
    select_events.bind(id.text());
    while (select_events.step()) {
        game.events.push_back(select_events.text(0));
    }
    return game;
}

std::expected<Store, StoreError> Store::open(std::filesystem::path directory) {
    std::error_code error;
    std::filesystem::create_directories(directory, error);
    if (error) {
        return std::unexpected(StoreError{fmt::format("cannot make the data directory {}: {}",
                                                      directory.string(), error.message())});
    }
    auto lock = DirectoryLock::take(directory);
    if (!lock) {
        return std::unexpected(StoreError{lock.error()});
    }
    std::filesystem::path const file = directory / "staunton.sqlite";
    try {
        return Store{std::make_unique<Implementation>(*std::move(lock), file.string())};
    } catch (StoreFailure const& failure) {
        return std::unexpected(
            StoreError{fmt::format("cannot use {}: {}", file.string(), failure.what())});
    }
}

std::vector<WriteResult> Store::apply(std::span<Write const> writes, Milliseconds alive) {
    Implementation& store = *implementation_;
    std::vector<WriteResult> results;
    results.reserve(writes.size());
    try {
        store.begin.run();
        for (Write const& write : writes) {
            results.push_back(
                std::visit([&](auto const& what) { return store.write(what); }, write));
        }
        store.set_alive.bind(number_of(alive)).run();
        store.commit.run();
    } catch (StoreFailure const&) {
        try {
            store.database.execute("ROLLBACK");
        } catch (StoreFailure const&) { // NOLINT(bugprone-empty-catch): none was open any more
        }
        results.assign(writes.size(), WriteResult::failed);
    }
    return results;
}

std::expected<std::optional<StoredGame>, StoreError> Store::load(GameId const& id) {
    try {
        return implementation_->load(id);
    } catch (StoreFailure const& failure) {
        return std::unexpected(StoreError{failure.what()});
    }
}

Milliseconds Store::alive() const {
    return Milliseconds{std::stoll(implementation_->database.value_of("SELECT alive FROM server"))};
}

std::expected<std::vector<GameId>, StoreError> Store::stop_the_clocks() {
    Database& database = implementation_->database;
    try {
        database.execute(
            "UPDATE games SET anchor_time = max(last_event_at, anchor_time + (SELECT alive FROM "
            "server) - anchor_alive), anchor_alive = NULL "
            "WHERE ended = 0 AND began_at IS NOT NULL AND anchor_alive IS NOT NULL");
        std::vector<GameId> ids;
        Statement select{database, "SELECT id FROM games WHERE ended = 0 AND began_at IS NOT NULL "
                                   "AND has_clock = 1"};
        while (select.step()) {
            if (auto id = GameId::parse(select.text(0))) {
                ids.push_back(*std::move(id));
            }
        }
        return ids;
    } catch (StoreFailure const& failure) {
        return std::unexpected(StoreError{failure.what()});
    }
}

void Store::limit_size(std::uint64_t bytes) {
    implementation_->database.execute(
        fmt::format("PRAGMA max_page_count = {}", bytes / 4096 + 1).c_str());
}

Store::Store(std::unique_ptr<Implementation> implementation)
    : implementation_{std::move(implementation)} {}

Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

} // namespace staunton::server
