// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/time_control.h"

#include "base/text_cursor.h"
#include "base/try.h"

#include <array>
#include <cstdint>

namespace staunton::laws {

namespace {

constexpr std::size_t most_periods = 16;
constexpr Milliseconds longest_time = std::chrono::hours{1000};
constexpr unsigned most_moves = 1000;

template <typename Value>
using Read = std::expected<Value, TimeControlError>;

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

std::unexpected<TimeControlError> fault_at(std::size_t offset) {
    return std::unexpected{TimeControlError{offset}};
}

/// At least one digit; no more than `most`.
Read<std::int64_t> read_number(base::TextCursor& cursor, std::int64_t most) {
    std::size_t const start = cursor.offset();
    std::int64_t number = 0;
    for (char const digit : cursor.take_while(is_digit)) {
        number = number * 10 + (digit - '0');
        if (number > most) {
            return fault_at(start);
        }
    }
    if (cursor.offset() == start) {
        return fault_at(start);
    }
    return number;
}

/// The digits after a decimal point, as milliseconds.
Read<std::int64_t> read_decimals(base::TextCursor& cursor) {
    std::size_t const start = cursor.offset();
    std::int64_t milliseconds = 0;
    std::int64_t unit = 100;
    for (char const digit : cursor.take_while(is_digit)) {
        if (unit == 0) {
            return fault_at(start + 3);
        }
        milliseconds += (digit - '0') * unit;
        unit /= 10;
    }
    if (cursor.offset() == start) {
        return fault_at(start);
    }
    return milliseconds;
}

Read<Milliseconds> read_time(base::TextCursor& cursor) {
    std::size_t const start = cursor.offset();
    std::int64_t const whole = TRY(read_number(cursor, longest_time / std::chrono::seconds{1}));
    std::int64_t const part = cursor.take_if('.') ? TRY(read_decimals(cursor)) : 0;
    Milliseconds const time{whole * 1000 + part};
    if (time > longest_time) {
        return fault_at(start);
    }
    return time;
}

std::optional<ExtraTime> take_extra_kind(base::TextCursor& cursor) {
    if (cursor.take_if('+')) {
        return ExtraTime::increment;
    }
    if (cursor.take_if('d')) {
        return ExtraTime::delay;
    }
    if (cursor.take_if('b')) {
        return ExtraTime::bronstein;
    }
    return std::nullopt;
}

/// `moves/`, if it stands here.
Read<std::optional<unsigned>> read_moves(base::TextCursor& cursor) {
    base::TextCursor ahead = cursor;
    ahead.take_while(is_digit);
    if (ahead.peek() != '/') {
        return std::nullopt;
    }
    std::size_t const start = cursor.offset();
    std::int64_t const moves = TRY(read_number(cursor, most_moves));
    if (moves == 0) {
        return fault_at(start);
    }
    cursor.take();
    return static_cast<unsigned>(moves);
}

Read<Period> read_period(base::TextCursor& cursor) {
    Period period;
    period.moves = TRY(read_moves(cursor));
    period.allotted = TRY(read_time(cursor));
    if (std::optional<ExtraTime> const kind = take_extra_kind(cursor)) {
        period.extra_kind = *kind;
        period.extra = TRY(read_time(cursor));
    }
    return period;
}

/// Whether a player who starts with it can make a single move.
bool lets_play_start(Period const& first) {
    bool const given_beforehand = first.extra_kind != ExtraTime::bronstein;
    return first.allotted > Milliseconds{0} || (given_beforehand && first.extra > Milliseconds{0});
}

std::string text_of(Milliseconds time) {
    std::string text = std::to_string(time.count() / 1000);
    auto const part = static_cast<unsigned>(time.count() % 1000);
    if (part == 0) {
        return text;
    }
    text += '.';
    text += std::to_string(1000 + part).substr(1);
    text.erase(text.find_last_not_of('0') + 1);
    return text;
}

char letter_of(ExtraTime kind) {
    switch (kind) {
    case ExtraTime::increment:
        return '+';
    case ExtraTime::delay:
        return 'd';
    case ExtraTime::bronstein:
        return 'b';
    }
    return '+';
}

} // namespace

std::expected<TimeControl, TimeControlError> parse_time_control(std::string_view text) {
    if (text == "-") {
        return TimeControl{};
    }
    base::TextCursor cursor{text};
    TimeControl control;
    std::size_t start = 0;
    do {
        if (control.periods.size() == most_periods) {
            return fault_at(cursor.offset());
        }
        // Only the last period may last to the end of the game.
        if (!control.periods.empty() && !control.periods.back().moves) {
            return fault_at(start);
        }
        start = cursor.offset();
        control.periods.push_back(TRY(read_period(cursor)));
    } while (cursor.take_if(':'));
    if (!cursor.at_end()) {
        return fault_at(cursor.offset());
    }
    if (!lets_play_start(control.periods.front())) {
        return fault_at(0);
    }
    return control;
}

std::string to_text(TimeControl const& control) {
    if (!control.has_clock()) {
        return "-";
    }
    std::string text;
    for (Period const& period : control.periods) {
        if (!text.empty()) {
            text += ':';
        }
        if (period.moves) {
            text += std::to_string(*period.moves) + '/';
        }
        text += text_of(period.allotted);
        if (period.extra > Milliseconds{0} || period.extra_kind != ExtraTime::increment) {
            text += letter_of(period.extra_kind) + text_of(period.extra);
        }
    }
    return text;
}

} // namespace staunton::laws
