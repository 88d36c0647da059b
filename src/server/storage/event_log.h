// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/storage/store.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <variant>
#include <vector>

namespace staunton::server {

using GameLoaded = std::expected<std::optional<StoredGame>, StoreError>;

/// Where rooms put what happened. Answers come later, one after the other, in the order of the
/// calls, on the thread of the rooms.
class EventLog {
public:
    EventLog() = default;
    EventLog(EventLog const&) = delete;
    EventLog& operator=(EventLog const&) = delete;
    virtual ~EventLog() = default;

    virtual void write(Write write, std::function<void(WriteResult)> done) = 0;

    /// Finds every write called for before.
    virtual void load(GameId id, std::function<void(GameLoaded)> done) = 0;
};

/// Runs functions, in order, on the thread of the rooms. May be called from any thread.
using Executor = std::function<void(std::function<void()>)>;

/// An event log on a store, with a thread of its own. While one transaction is on its way to the
/// disk the next writes gather, and share the one after it (group commit): no write waits for
/// company.
class GroupCommitLog final : public EventLog {
public:
    /// `alive` says how long the server has been alive, and may be called from any thread.
    GroupCommitLog(Store store, Executor rooms, std::function<Milliseconds()> alive);
    /// Writes what has been called for.
    ~GroupCommitLog() override;

    void write(Write write, std::function<void(WriteResult)> done) override;
    void load(GameId id, std::function<void(GameLoaded)> done) override;

    /// Writes what has been called for, and ends the thread. Nothing may be called for afterwards.
    void finish();

private:
    struct PendingWrite {
        Write write;
        std::function<void(WriteResult)> done;
    };

    struct PendingLoad {
        GameId id;
        std::function<void(GameLoaded)> done;
    };

    using Job = std::variant<PendingWrite, PendingLoad>;

    void add(Job job);
    void work();
    void carry_out(std::vector<Job> jobs);
    void commit(std::vector<Write> writes, std::vector<std::function<void(WriteResult)>> done);

    Store store_;
    Executor rooms_;
    std::function<Milliseconds()> alive_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Job> jobs_;
    bool finished_ = false;
    std::thread thread_; // last: it uses all the others
};

} // namespace staunton::server
