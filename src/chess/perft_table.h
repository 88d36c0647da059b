// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>

namespace staunton::chess {

/// Counts already made, for positions that several sequences of moves reach. Its size is fixed; a
/// new count takes the place of an older one. Any number of threads may use it at once: no lock,
/// and an entry torn between two writers is taken for a missing one. A position is known by its
/// 64-bit `hash()` alone: two different ones of the same hash and depth would be given one count.
class PerftTable {
public:
    /// As many entries as fit that many bytes; at least one.
    explicit PerftTable(std::size_t bytes);

    /// The number of sequences of `depth` moves from the position of that hash, if it is known.
    [[nodiscard]] std::optional<std::uint64_t> find(std::uint64_t hash, unsigned depth) const {
        std::uint64_t const key = key_of(hash, depth);
        Entry const& entry = entry_of(key);
        std::uint64_t const count = entry.count.load(std::memory_order_relaxed);
        std::uint64_t const check = entry.check.load(std::memory_order_relaxed);
        return (check ^ scattered(count)) == key && count != empty ? std::optional{count}
                                                                   : std::nullopt;
    }

    /// Keeps a count.
    void keep(std::uint64_t hash, unsigned depth, std::uint64_t count) {
        std::uint64_t const key = key_of(hash, depth);
        Entry& entry = entry_of(key);
        entry.count.store(count, std::memory_order_relaxed);
        entry.check.store(key ^ scattered(count), std::memory_order_relaxed);
    }

private:
    struct Entry {
        std::atomic<std::uint64_t> check; ///< the key and the count, mixed: neither fits alone
        std::atomic<std::uint64_t> count;
    };

    static constexpr std::uint64_t empty = ~std::uint64_t{0};

    /// One to one for each depth.
    [[nodiscard]] static std::uint64_t key_of(std::uint64_t hash, unsigned depth) {
        return std::rotl(hash, 7) ^ depth * 0x9E3779B97F4A7C15U;
    }

    /// One to one: counts that differ little have checks that differ much.
    [[nodiscard]] static std::uint64_t scattered(std::uint64_t count) {
        return count * 0xBF58476D1CE4E5B9U;
    }

    [[nodiscard]] Entry& entry_of(std::uint64_t key) const { return entries_[key & mask_]; }

    std::size_t mask_;
    std::unique_ptr<Entry[]> entries_; // NOLINT: an array of atomics of a size known at run time
};

/// Why there is no count.
enum class PerftFault : std::uint8_t {
    too_many,  ///< the count does not fit 64 bits
    cancelled, ///< somebody wished it to end
};

/// How many sequences of `depth` legal moves there are, using and filling the table. Ends soon
/// after `cancelled` becomes true.
[[nodiscard]] std::expected<std::uint64_t, PerftFault> perft(Position const& position,
                                                             unsigned depth, PerftTable& table,
                                                             std::atomic<bool> const& cancelled);

} // namespace staunton::chess
