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

/// `Hash`: the size of the transposition table.
struct SetHash {
    std::size_t megabytes; ///< MiB
};

/// `Clear Hash`: the transposition table is to be emptied.
struct ClearHash {};

/// `Level`: how well the engine is to play.
struct SetLevel {
    unsigned level; ///< from `lowest_level` to `highest_level`
};

/// `Seed`: which errors a weaker level makes.
struct SetSeed {
    std::uint64_t seed; ///< below 2^31
};

/// How castling is written: as the king's target square, or as the rook's.
enum class CastlingNotation : std::uint8_t { standard, chess960 };

/// `UCI_Chess960`.
struct SetCastlingNotation {
    CastlingNotation notation; ///< of moves that the engine writes
};

/// An option that is understood, but changes nothing.
struct NothingToSet {};

/// What `setoption` can ask for.
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
