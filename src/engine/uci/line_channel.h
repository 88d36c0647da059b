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

/// A line as it was read.
struct InputLine {
    std::string text;         ///< at most `longest_line` bytes
    bool is_too_long = false; ///< whether the rest of it was skipped
};

/// Reads lines of bounded length.
class LineReader {
public:
    /// The stream outlives the reader.
    explicit LineReader(std::istream& input) : input_{input} {}

    /// The next line without its end; nothing at the end of the input.
    [[nodiscard]] std::optional<InputLine> next();

private:
    std::istream& input_;
};

/// Writes whole lines from several threads, each at once.
class LineWriter {
public:
    /// The stream outlives the writer, and nobody else writes to it.
    explicit LineWriter(std::ostream& output) : output_{output} {}

    /// Writes the line and its end, and flushes. Thread-safe.
    void write(std::string_view line);

private:
    std::ostream& output_;
    std::mutex mutex_;
};

} // namespace staunton::engine
