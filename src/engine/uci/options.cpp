// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci/options.h"

#include "base/try.h"
#include "engine/analysis.h"

namespace staunton::engine {

namespace {

constexpr std::uint64_t greatest_seed = 2'147'483'647;

std::string in_lower_case(std::string_view text) {
    std::string lower{text};
    for (char& character : lower) {
        if (character >= 'A' && character <= 'Z') {
            character = static_cast<char>(character - 'A' + 'a');
        }
    }
    return lower;
}

std::string spin(std::string_view name, std::uint64_t value, std::uint64_t least,
                 std::uint64_t most) {
    return "option name " + std::string{name} + " type spin default " + std::to_string(value) +
           " min " + std::to_string(least) + " max " + std::to_string(most);
}

std::expected<OptionChange, CommandFault> read_castling(Words& words) {
    std::string const value = in_lower_case(words.take());
    if (value != "true" && value != "false") {
        return std::unexpected{words.fault(CommandFaultKind::bad_option_value)};
    }
    return SetCastlingNotation{value == "true" ? CastlingNotation::chess960
                                               : CastlingNotation::standard};
}

std::expected<OptionChange, CommandFault> read_value(Words& words, std::string const& name,
                                                     std::size_t most_hash_megabytes) {
    if (name == "hash") {
        return SetHash{TRY(words.take_number<std::size_t>(1, most_hash_megabytes))};
    }
    if (name == "level") {
        return SetLevel{TRY(words.take_number<unsigned>(lowest_level, highest_level))};
    }
    if (name == "seed") {
        return SetSeed{TRY(words.take_number<std::uint64_t>(0, greatest_seed))};
    }
    if (name == "threads") {
        static_cast<void>(TRY(words.take_number<unsigned>(1, 1)));
        return NothingToSet{};
    }
    return read_castling(words);
}

} // namespace

std::vector<std::string> option_lines(std::size_t default_hash_megabytes,
                                      std::size_t most_hash_megabytes) {
    return {spin("Hash", default_hash_megabytes, 1, most_hash_megabytes),
            "option name Clear Hash type button",
            spin("Threads", 1, 1, 1),
            spin("Level", highest_level, lowest_level, highest_level),
            spin("Seed", 0, 0, greatest_seed),
            "option name UCI_Chess960 type check default false"};
}

std::expected<OptionChange, CommandFault> read_option(Words& words,
                                                      std::size_t most_hash_megabytes) {
    if (!words.take_if("name")) {
        words.take();
        return std::unexpected{words.fault(CommandFaultKind::unknown_word)};
    }
    std::string written;
    while (!words.at_end() && words.peek() != "value") {
        if (!written.empty()) {
            written += ' ';
        }
        written += words.take();
    }
    std::string const name = in_lower_case(written);
    if (name == "clear hash") {
        return ClearHash{};
    }
    if (name != "hash" && name != "level" && name != "seed" && name != "threads" &&
        name != "uci_chess960") {
        CommandFault fault = words.fault(CommandFaultKind::unknown_option);
        fault.word = written;
        return std::unexpected{fault};
    }
    if (!words.take_if("value")) {
        return std::unexpected{words.fault(CommandFaultKind::missing_value)};
    }
    return read_value(words, name, most_hash_megabytes);
}

} // namespace staunton::engine
