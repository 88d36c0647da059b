// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace staunton::engine {

/// Bytes of a command line that are read; what is longer is skipped.
inline constexpr std::size_t longest_line = std::size_t{1} << 20U;

struct InputLine {
    std::string text;
    bool is_too_long = false;
};

/// Reads lines of bounded length.
class LineReader {
public:
    explicit LineReader(std::istream& input) : input_{input} {}

    /// The next line without its end; nothing at the end of the input.
    [[nodiscard]] std::optional<InputLine> next();

private:
    std::istream& input_;
};

/// Writes whole lines from several threads, each at once.
class LineWriter {
public:
    explicit LineWriter(std::ostream& output) : output_{output} {}

    void write(std::string_view line);

private:
    std::ostream& output_;
    std::mutex mutex_;
};

} // namespace staunton::engine
