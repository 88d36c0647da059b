// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/transposition_table.h"

#include <algorithm>

namespace staunton::engine {

void TranspositionTable::resize(std::size_t megabytes) {
    std::size_t const count = std::max<std::size_t>(megabytes, 1) * 1024 * 1024 / sizeof(Bucket);
    buckets_ = {};
    buckets_.resize(count);
}

void TranspositionTable::clear() {
    std::ranges::fill(buckets_, Bucket{});
    age_ = 0;
}

std::optional<Remembered> TranspositionTable::find(std::uint64_t hash, Depth ply) const {
    for (Entry const& entry : buckets_[index_of(hash)].entries) {
        if (entry.hash == hash && bound_of(entry) != Bound::none) {
            return Remembered{.move = chess::Move::from_bits(entry.move),
                              .value = counted_from_root(entry.value, ply),
                              .evaluation = entry.evaluation,
                              .depth = entry.depth,
                              .bound = bound_of(entry)};
        }
    }
    return std::nullopt;
}

void TranspositionTable::remember(std::uint64_t hash, Depth ply, Remembered const& found) {
    Entry& entry = replaceable(buckets_[index_of(hash)], hash);
    bool const is_same = entry.hash == hash && bound_of(entry) != Bound::none;
    // A deeper result of this very search is worth more than a fresh shallow bound.
    if (is_same && found.bound != Bound::exact && searches_ago(entry) == 0 &&
        entry.depth > found.depth + 3) {
        return;
    }
    bool const keep_move = is_same && found.move == chess::Move{};
    entry = Entry{.hash = hash,
                  .move = keep_move ? entry.move : found.move.bits(),
                  .value = static_cast<std::int16_t>(counted_from_position(found.value, ply)),
                  .evaluation = static_cast<std::int16_t>(found.evaluation),
                  .depth = static_cast<std::uint8_t>(std::clamp(found.depth, 0, 255)),
                  .bound_and_age = static_cast<std::uint8_t>(static_cast<unsigned>(found.bound) |
                                                             static_cast<unsigned>(age_) << 2U)};
}

void TranspositionTable::prefetch(std::uint64_t hash) const {
    __builtin_prefetch(&buckets_[index_of(hash)]);
}

unsigned TranspositionTable::permille_used() const {
    std::size_t const sampled = std::min<std::size_t>(buckets_.size(), 250);
    std::size_t used = 0;
    for (std::size_t index = 0; index < sampled; ++index) {
        for (Entry const& entry : buckets_[index].entries) {
            used += bound_of(entry) != Bound::none && searches_ago(entry) == 0 ? 1U : 0U;
        }
    }
    return static_cast<unsigned>(used * 1000 / (sampled * 4));
}

std::size_t TranspositionTable::index_of(std::uint64_t hash) const {
    // The high half of a product spreads the hash over any number of buckets without a division
    // (Lemire, "Fast random integer generation in an interval", 2019).
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::size_t>(static_cast<Wide>(hash) * buckets_.size() >> 64U);
}

TranspositionTable::Entry& TranspositionTable::replaceable(Bucket& bucket,
                                                           std::uint64_t hash) const {
    Entry* worst = bucket.entries.data();
    int worst_worth = 1'000'000;
    for (Entry& entry : bucket.entries) {
        if (entry.hash == hash || bound_of(entry) == Bound::none) {
            return entry;
        }
        int const worth = entry.depth - 8 * static_cast<int>(searches_ago(entry));
        if (worth < worst_worth) {
            worst_worth = worth;
            worst = &entry;
        }
    }
    return *worst;
}

Bound TranspositionTable::bound_of(Entry const& entry) {
    return static_cast<Bound>(entry.bound_and_age & 3U);
}

unsigned TranspositionTable::searches_ago(Entry const& entry) const {
    return (static_cast<unsigned>(age_) - (static_cast<unsigned>(entry.bound_and_age) >> 2U)) &
           age_mask;
}

} // namespace staunton::engine
