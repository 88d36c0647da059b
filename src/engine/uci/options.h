// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/uci/words.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <variant>
#include <vector>

namespace staunton::engine {

struct SetHash {
    std::size_t megabytes;
};

struct ClearHash {};

struct SetLevel {
    unsigned level;
};

struct SetSeed {
    std::uint64_t seed;
};

enum class CastlingNotation : std::uint8_t { standard, chess960 };

struct SetCastlingNotation {
    CastlingNotation notation;
};

/// An option that is understood, but changes nothing.
struct NothingToSet {};

using OptionChange =
    std::variant<SetHash, ClearHash, SetLevel, SetSeed, SetCastlingNotation, NothingToSet>;

/// The lines in which `uci` is answered with what can be set.
[[nodiscard]] std::vector<std::string> option_lines(std::size_t default_hash_megabytes,
                                                    std::size_t most_hash_megabytes);

/// Reads what follows `setoption`: `name`, the option, and perhaps `value` and a value. Names are
/// read without regard to case.
[[nodiscard]] std::expected<OptionChange, CommandFault>
read_option(Words& words, std::size_t most_hash_megabytes);

} // namespace staunton::engine
