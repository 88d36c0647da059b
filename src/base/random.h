// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace staunton::base {

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): a small reproducible generator for tests, level
/// noise and hash keys. Never for tokens.
class Random {
public:
    /// Equal seeds give equal numbers, on every machine.
    constexpr explicit Random(std::uint64_t seed) : state_{seed} {}

    /// Any 64-bit number, each as likely.
    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }

    /// A number from 0 to `bound - 1`. `bound` is not zero; the bias is below 2^-32 for bounds that
    /// fit 32 bits.
    constexpr std::uint64_t below(std::uint64_t bound) { return next() % bound; }

private:
    std::uint64_t state_;
};

} // namespace staunton::base
