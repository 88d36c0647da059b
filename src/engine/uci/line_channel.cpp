// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci/line_channel.h"

#include <istream>
#include <ostream>

namespace staunton::engine {

std::optional<InputLine> LineReader::next() {
    InputLine line;
    std::streambuf& buffer = *input_.rdbuf();
    using Traits = std::streambuf::traits_type;
    Traits::int_type read = buffer.sbumpc();
    if (Traits::eq_int_type(read, Traits::eof())) {
        return std::nullopt;
    }
    while (!Traits::eq_int_type(read, Traits::eof()) && Traits::to_char_type(read) != '\n') {
        if (line.text.size() < longest_line) {
            line.text += Traits::to_char_type(read);
        } else {
            line.is_too_long = true;
        }
        read = buffer.sbumpc();
    }
    return line;
}

void LineWriter::write(std::string_view line) {
    std::lock_guard const lock{mutex_};
    output_ << line << '\n' << std::flush;
}

} // namespace staunton::engine
