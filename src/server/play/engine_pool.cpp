// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/play/engine_pool.h"

#include <algorithm>
#include <sys/resource.h>
#include <unistd.h>
#include <utility>

namespace staunton::server {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t hash_megabytes = 16;
constexpr int lowest_priority = 19;
constexpr Milliseconds least_thought = 10ms;

/// A share of what is left on the clock, so that it lasts: the thirtieth part, and most of the
/// increment; never more than half of it.
Milliseconds share_of(Milliseconds left, Milliseconds increment) {
    return std::min(left / 30 + increment * 7 / 10, left / 2);
}

} // namespace

/// A question on its way. The answer is touched on the rooms' thread only.
struct EnginePool::Task {
    Question question;
    std::function<void(engine::Report const&)> answer;
    std::chrono::steady_clock::time_point asked_at;
    std::atomic<bool> taken_back = false;
    std::mutex mutex;
    engine::Analyst* thinks = nullptr; ///< guarded by `mutex`

    void take_back() {
        taken_back = true;
        answer = nullptr;
        std::lock_guard const lock{mutex};
        if (thinks != nullptr) {
            thinks->stop();
        }
    }

    [[nodiscard]] Milliseconds time_to_think(std::size_t waiting) const {
        Milliseconds most = question.most / static_cast<long>(1 + waiting);
        if (question.on_clock) {
            auto const waited = std::chrono::duration_cast<Milliseconds>(
                std::chrono::steady_clock::now() - asked_at);
            most = std::min(
                most, share_of(std::max(*question.on_clock - waited, 0ms), question.increment));
        }
        return std::max(most, least_thought);
    }
};

class EnginePool::Ticket final : public PendingAnswer {
public:
    explicit Ticket(std::shared_ptr<Task> task) : task_{std::move(task)} {}

    ~Ticket() override { task_->take_back(); }

private:
    std::shared_ptr<Task> task_;
};

class EnginePool::Worker {
public:
    explicit Worker(EnginePool& pool) : pool_{pool}, thread_{[this] { work(); }} {}

    void join() { thread_.join(); }

    void stop() { analyst_.stop(); }

private:
    void work() {
        // On Linux this is the priority of the calling thread alone.
        static_cast<void>(
            ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), lowest_priority));
        std::size_t waiting = 0;
        while (std::shared_ptr<Task> const task = pool_.next(waiting)) {
            think(task, waiting);
        }
    }

    void think(std::shared_ptr<Task> const& task, std::size_t waiting) {
        {
            std::lock_guard const lock{task->mutex};
            task->thinks = &analyst_;
        }
        Question const& question = task->question;
        engine::Limits limits;
        limits.move_time = task->time_to_think(waiting);
        engine::Report report;
        if (!task->taken_back) {
            report = question.level
                         ? analyst_.choose_move(question.game, *question.level, limits, ++seed_)
                         : analyst_.analyse(question.game, limits);
        }
        {
            std::lock_guard const lock{task->mutex};
            task->thinks = nullptr;
        }
        pool_.rooms_([task, report = std::move(report)] {
            // Moved out first: the answer may take back its own ticket.
            auto const answer = std::exchange(task->answer, nullptr);
            if (!task->taken_back && answer) {
                answer(report);
            }
        });
    }

    EnginePool& pool_;
    engine::Analyst analyst_{hash_megabytes};
    std::uint64_t seed_ =
        static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
    std::thread thread_; // last: it uses all the others
};

EnginePool::EnginePool(unsigned threads, Executor rooms) : rooms_{std::move(rooms)} {
    for (unsigned index = 0; index < std::max(threads, 1U); ++index) {
        workers_.push_back(std::make_unique<Worker>(*this));
    }
}

EnginePool::~EnginePool() {
    {
        std::lock_guard const lock{mutex_};
        finished_ = true;
        tasks_.clear();
    }
    changed_.notify_all();
    for (auto const& worker : workers_) {
        worker->stop();
        worker->join();
    }
}

std::unique_ptr<PendingAnswer> EnginePool::ask(Question question,
                                               std::function<void(engine::Report const&)> answer) {
    auto const task = std::make_shared<Task>();
    task->question = std::move(question);
    task->answer = std::move(answer);
    task->asked_at = std::chrono::steady_clock::now();
    {
        std::lock_guard const lock{mutex_};
        std::erase_if(tasks_, [](auto const& waiting) { return waiting->taken_back.load(); });
        tasks_.push_back(task);
    }
    changed_.notify_one();
    return std::make_unique<Ticket>(task);
}

std::shared_ptr<EnginePool::Task> EnginePool::next(std::size_t& waiting) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [this] { return finished_ || !tasks_.empty(); });
    if (finished_) {
        return nullptr;
    }
    std::shared_ptr<Task> task = std::move(tasks_.front());
    tasks_.pop_front();
    waiting = tasks_.size();
    return task;
}

} // namespace staunton::server
