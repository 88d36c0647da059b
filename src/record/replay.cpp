// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/replay.h"

#include "record/game_event.h"

#include <algorithm>

namespace staunton::record {

namespace {

/// The lines of a text, one after the other, with their numbers.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_{text} {}

    [[nodiscard]] std::size_t number() const { return number_; }

    /// The next line that is not blank; nothing at the end.
    std::optional<std::string_view> next() {
        while (!rest_.empty()) {
            std::size_t const end = std::min(rest_.find('\n'), rest_.size());
            std::string_view const line = rest_.substr(0, end);
            rest_.remove_prefix(std::min(end + 1, rest_.size()));
            ++number_;
            if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
                return line;
            }
        }
        return std::nullopt;
    }

private:
    std::string_view rest_;
    std::size_t number_ = 0;
};

std::unexpected<RecordError> at_line(std::size_t line, RecordError error) {
    error.line = line;
    return std::unexpected{std::move(error)};
}

} // namespace

std::expected<Replay, RecordError> replay(std::string_view text,
                                          std::optional<laws::RuleSet> const& rules) {
    Lines lines{text};
    std::optional<std::string_view> const first = lines.next();
    if (!first) {
        return std::unexpected{RecordError{RecordFault::no_header, 1, 1, {}, {}}};
    }
    std::expected<GameHeader, RecordError> header = parse_header(*first);
    if (!header) {
        return at_line(lines.number(), std::move(header).error());
    }
    header->terms.rules = rules.value_or(header->terms.rules);
    Replay replayed{*header, laws::Arbiter{header->terms}, {}};
    while (std::optional<std::string_view> const line = lines.next()) {
        laws::Arbiter& arbiter = replayed.arbiter;
        std::expected<laws::Event, RecordError> event =
            parse_event(*line, arbiter.position(), arbiter.now());
        if (!event) {
            return at_line(lines.number(), std::move(event).error());
        }
        std::vector<laws::Ruling> rulings = arbiter.receive(*event);
        replayed.events.push_back(
            {replayed.events.size() + 1, *std::move(event), std::move(rulings)});
    }
    return replayed;
}

} // namespace staunton::record
