// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/play/surroundings.h"
#include "server/storage/event_log.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

namespace staunton::server {

/// Threads of the lowest priority that think for the computer: the server goes first. When many
/// games wait, each gets a shorter thought.
class EnginePool final : public Thinkers {
public:
    /// `rooms` hears the answers. At least one thread.
    EnginePool(unsigned threads, Executor rooms);
    /// Answers nothing any more.
    ~EnginePool() override;

    [[nodiscard]] std::unique_ptr<PendingAnswer>
    ask(Question question, std::function<void(engine::Report const&)> answer) override;

private:
    struct Task;
    class Ticket;
    class Worker;

    std::shared_ptr<Task> next(std::size_t& waiting);

    Executor rooms_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::shared_ptr<Task>> tasks_;
    bool finished_ = false;
    std::vector<std::unique_ptr<Worker>> workers_; // last: they use all the others
};

} // namespace staunton::server
