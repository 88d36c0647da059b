// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/move.h"
#include "engine/search/value.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace staunton::engine {

/// What a remembered value says about the true one.
enum class Bound : std::uint8_t { none, upper, lower, exact };

/// What was found out about a position. The move may belong to another position whose hash
/// collides: it is a hint, to be looked for among the legal moves.
struct Remembered {
    chess::Move move;                 ///< the best one; `Move{}` if none is known
    Value value = 0;                  ///< of the search
    Value evaluation = unknown_value; ///< without looking ahead
    Depth depth = 0;                  ///< half-moves that the search looked ahead
    Bound bound = Bound::none;        ///< how far `value` can be trusted
};

/// Remembers positions by their hash, in buckets of one cache line. When a bucket is full the
/// shallowest and oldest entry gives way.
class TranspositionTable {
public:
    /// Of so many MiB, at least one.
    explicit TranspositionTable(std::size_t megabytes) { resize(megabytes); }

    /// Makes room for so many MiB, at least one, and forgets everything.
    void resize(std::size_t megabytes);
    /// Forgets everything.
    void clear();

    /// Marks what was remembered until now as old.
    void start_search() { age_ = static_cast<std::uint8_t>((age_ + 1) & age_mask); }

    /// Mates in the value are counted from a root `ply` half-moves above the position.
    [[nodiscard]] std::optional<Remembered> find(std::uint64_t hash, Depth ply) const;
    /// Mates in the value are counted from the same root. Keeps an older move if there is no new
    /// one.
    void remember(std::uint64_t hash, Depth ply, Remembered const& found);

    /// Asks the processor to fetch what is remembered of that position.
    void prefetch(std::uint64_t hash) const;

    /// How full the table is with entries of this search, in thousandths.
    [[nodiscard]] unsigned permille_used() const;

private:
    struct Entry {
        std::uint64_t hash = 0;
        std::uint16_t move = 0;
        std::int16_t value = 0;
        std::int16_t evaluation = 0;
        std::uint8_t depth = 0;
        std::uint8_t bound_and_age = 0;
    };

    static_assert(sizeof(Entry) == 16);

    struct alignas(64) Bucket {
        std::array<Entry, 4> entries;
    };

    static constexpr unsigned age_mask = 0x3F;

    [[nodiscard]] std::size_t index_of(std::uint64_t hash) const;
    [[nodiscard]] Entry& replaceable(Bucket& bucket, std::uint64_t hash) const;
    [[nodiscard]] static Bound bound_of(Entry const& entry);
    [[nodiscard]] unsigned searches_ago(Entry const& entry) const;

    std::vector<Bucket> buckets_;
    std::uint8_t age_ = 0;
};

} // namespace staunton::engine
