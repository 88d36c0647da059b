// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/event_log.h"

#include "base/overloaded.h"

#include <sys/resource.h>
#include <unistd.h>
#include <utility>

namespace staunton::server {

namespace {

constexpr int raised_priority = -10;

/// On a busy machine a commit waits for a processor longer than for the disk, and everyone waits
/// for the commit. Without the privilege nothing changes.
void raise_priority_of_this_thread() {
    static_cast<void>(::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), raised_priority));
}

} // namespace

GroupCommitLog::GroupCommitLog(Store store, Executor rooms, std::function<Milliseconds()> alive)
    : store_{std::move(store)}, rooms_{std::move(rooms)}, alive_{std::move(alive)},
      thread_{[this] { work(); }} {}

GroupCommitLog::~GroupCommitLog() {
    finish();
}

void GroupCommitLog::write(Write write, std::function<void(WriteResult)> done) {
    add(PendingWrite{std::move(write), std::move(done)});
}

void GroupCommitLog::load(GameId id, std::function<void(GameLoaded)> done) {
    add(PendingLoad{std::move(id), std::move(done)});
}

void GroupCommitLog::add(Job job) {
    {
        std::lock_guard const lock{mutex_};
        jobs_.push_back(std::move(job));
    }
    changed_.notify_one();
}

void GroupCommitLog::finish() {
    {
        std::lock_guard const lock{mutex_};
        finished_ = true;
    }
    changed_.notify_one();
    if (thread_.joinable()) {
        thread_.join();
    }
}

void GroupCommitLog::work() {
    raise_priority_of_this_thread();
    std::unique_lock lock{mutex_};
    while (true) {
        changed_.wait(lock, [this] { return finished_ || !jobs_.empty(); });
        if (jobs_.empty()) {
            return;
        }
        std::vector<Job> jobs = std::exchange(jobs_, {});
        lock.unlock();
        carry_out(std::move(jobs));
        lock.lock();
    }
}

void GroupCommitLog::carry_out(std::vector<Job> jobs) {
    std::vector<Write> writes;
    std::vector<std::function<void(WriteResult)>> done;
    auto const commit_so_far = [&] { commit(std::exchange(writes, {}), std::exchange(done, {})); };
    for (Job& job : jobs) {
        std::visit(base::Overloaded{[&](PendingWrite& pending) {
                                        writes.push_back(std::move(pending.write));
                                        done.push_back(std::move(pending.done));
                                    },
                                    [&](PendingLoad& pending) {
                                        commit_so_far();
                                        rooms_([answer = std::move(pending.done),
                                                game = store_.load(pending.id)]() mutable {
                                            answer(std::move(game));
                                        });
                                    }},
                   job);
    }
    commit_so_far();
}

void GroupCommitLog::commit(std::vector<Write> writes,
                            std::vector<std::function<void(WriteResult)>> done) {
    if (writes.empty()) {
        return;
    }
    std::vector<WriteResult> results = store_.apply(writes, alive_());
    rooms_([answers = std::move(done), results = std::move(results)] {
        for (std::size_t index = 0; index < answers.size(); ++index) {
            if (answers[index]) {
                answers[index](results[index]);
            }
        }
    });
}

} // namespace staunton::server
