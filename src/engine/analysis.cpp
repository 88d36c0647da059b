// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis.h"

#include "engine/level.h"
#include "engine/search/search.h"

#include <cassert>

namespace staunton::engine {

using namespace chess;

namespace {

/// What a full-strength player takes for a move when nobody says.
constexpr base::Milliseconds unhurried{1500};

bool sets_no_end(Limits const& limits) {
    return !limits.depth && !limits.nodes && !limits.move_time && !limits.time_left;
}

} // namespace

struct Analyst::Implementation {
    explicit Implementation(std::size_t hash_megabytes) : memory{hash_megabytes} {}

    /// A weak player starts every move afresh, so that his choice depends on nothing but the game
    /// and the seed.
    SearchMemory& scratch_memory() {
        if (scratch) {
            scratch->clear();
        } else {
            scratch = std::make_unique<SearchMemory>(1);
        }
        return *scratch;
    }

    SearchMemory memory;
    std::unique_ptr<SearchMemory> scratch;
    StopFlag stop_flag{false};
};

Analyst::Analyst(std::size_t hash_megabytes)
    : implementation_{std::make_unique<Implementation>(hash_megabytes)} {}

Analyst::~Analyst() = default;

Report Analyst::analyse(Game const& game, Limits const& limits,
                        std::function<void(Report const&)> const& on_report) {
    assert(has_legal_move(game.position()));
    implementation_->stop_flag = false;
    Fallibility const infallible;
    Search search{implementation_->memory, game, limits, infallible, implementation_->stop_flag};
    return search.run(on_report);
}

Report Analyst::choose_move(Game const& game, unsigned level, Limits const& limits,
                            std::uint64_t seed) {
    assert(has_legal_move(game.position()));
    implementation_->stop_flag = false;
    bool const is_full_strength = level >= highest_level;
    Level const settings = level_settings(level);
    Limits own = within_level(limits, settings);
    if (legal_moves(game.position()).size() == 1) {
        own.depth = 1;
    } else if (sets_no_end(own)) {
        own.move_time = unhurried;
    }
    Fallibility const fallibility{.misjudgement = settings.misjudgement,
                                  .unseen_permille = settings.unseen_permille,
                                  .seed = seed};
    SearchMemory& memory =
        is_full_strength ? implementation_->memory : implementation_->scratch_memory();
    Search search{memory, game, own, fallibility, implementation_->stop_flag};
    return search.run({});
}

void Analyst::stop() {
    implementation_->stop_flag = true;
}

void Analyst::new_game() {
    implementation_->memory.clear();
}

void Analyst::resize_hash(std::size_t megabytes) {
    implementation_->memory.table.resize(megabytes);
}

} // namespace staunton::engine
