// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/perft_crew.h"

#include "chess/legal_moves.h"
#include "chess/perft.h"

#include <limits>
#include <mutex>
#include <system_error>
#include <thread>

namespace staunton::cli {

namespace {

/// A piece of work: a position below the first move of that index.
struct Opening {
    std::size_t branch;
    chess::Position position;
};

/// Whether the sum fits; `sum` is changed only if it does.
bool add_if_it_fits(std::uint64_t& sum, std::uint64_t count) {
    if (count > std::numeric_limits<std::uint64_t>::max() - sum) {
        return false;
    }
    sum += count;
    return true;
}

class Crew {
public:
    Crew(PerftTask const& task, PerftProgress const& progress) : task_{task}, progress_{progress} {
        if (task.hash_bytes > 0) {
            table_.emplace(task.hash_bytes);
        }
        bool const two_moves = task.depth >= 4;
        depth_ = task.depth - (two_moves ? 2 : 1);
        for (chess::Move const first : chess::legal_moves(task.position)) {
            chess::Position const after = task.position.after(first);
            std::size_t const branch = branches_.size();
            branches_.push_back({first, 0});
            std::size_t const before = openings_.size();
            if (!two_moves) {
                openings_.push_back({branch, after});
            } else {
                for (chess::Move const second : chess::legal_moves(after)) {
                    openings_.push_back({branch, after.after(second)});
                }
            }
            unfinished_.push_back(openings_.size() - before);
            finished_ += unfinished_.back() == 0 ? 1U : 0U;
        }
    }

    std::expected<std::vector<PerftBranch>, chess::PerftFault> count() {
        {
            std::vector<std::jthread> helpers;
            try {
                for (unsigned helper = 1; helper < task_.threads; ++helper) {
                    helpers.emplace_back([this] { work(); });
                }
            } catch (std::system_error const&) {
                // The system gives no more threads; those there are do all the work.
            }
            work();
        }
        if (too_many_) {
            return std::unexpected{chess::PerftFault::too_many};
        }
        return std::move(branches_);
    }

private:
    void work() {
        for (std::size_t index = next_++; index < openings_.size(); index = next_++) {
            Opening const& opening = openings_[index];
            auto const count = count_below(opening.position);
            std::scoped_lock const lock{results_};
            if (!count || !add_if_it_fits(branches_[opening.branch].count, *count)) {
                too_many_ = true; // and the others need not finish
            }
            if (too_many_) {
                return;
            }
            if (--unfinished_[opening.branch] == 0) {
                progress_(++finished_, branches_.size());
            }
        }
    }

    std::expected<std::uint64_t, chess::PerftFault> count_below(chess::Position const& position) {
        if (table_) {
            return chess::perft(position, depth_, *table_, too_many_);
        }
        return chess::perft(position, depth_);
    }

    PerftTask const& task_;
    PerftProgress const& progress_;
    std::optional<chess::PerftTable> table_;
    unsigned depth_ = 0;
    std::vector<PerftBranch> branches_;
    std::vector<Opening> openings_;
    std::vector<std::size_t> unfinished_; ///< openings of each branch
    std::size_t finished_ = 0;            ///< branches
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> too_many_ = false;
    std::mutex results_;
};

} // namespace

std::expected<std::vector<PerftBranch>, chess::PerftFault>
count_branches(PerftTask const& task, PerftProgress const& progress) {
    return Crew{task, progress}.count();
}

std::optional<std::uint64_t> total_of(std::vector<PerftBranch> const& branches) {
    std::uint64_t total = 0;
    for (PerftBranch const& branch : branches) {
        if (!add_if_it_fits(total, branch.count)) {
            return std::nullopt;
        }
    }
    return total;
}

} // namespace staunton::cli
