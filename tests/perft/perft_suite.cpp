// SPDX-License-Identifier: GPL-3.0-or-later
// perft_suite LIMIT FILE...: counts every position of the files at the deepest level whose known
// count is at most LIMIT ("all" for no limit), on all cores, and names each that differs.
#include "chess/perft.h"
#include "notation/fen.h"
#include "notation/uci_move.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <limits>
#include <mutex>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace staunton;

struct Entry {
    std::string place;
    std::string fen;
    unsigned depth = 0;
    std::uint64_t count = 0;
    bool is_deepest_known = true;
};

template <typename Number>
Number number_in(std::string const& text) {
    Number number{};
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) {
        std::cerr << "'" << text << "' is no number\n";
        std::exit(2);
    }
    return number;
}

/// Reads "FEN ;D1 20 ;D2 400"; nothing for a comment or where every count is above the limit.
std::optional<Entry> parse_entry(std::string const& line, std::uint64_t limit) {
    std::istringstream parts{line};
    Entry entry;
    std::getline(parts, entry.fen, ';');
    for (std::string part; std::getline(parts, part, ';');) {
        std::istringstream words{part};
        std::string depth;
        std::string count;
        words >> depth >> count;
        if (!depth.starts_with('D')) {
            continue;
        }
        entry.is_deepest_known = number_in<std::uint64_t>(count) <= limit;
        if (entry.is_deepest_known) {
            entry.depth = number_in<unsigned>(depth.substr(1));
            entry.count = number_in<std::uint64_t>(count);
        }
    }
    bool const is_entry = !line.empty() && line.front() != '#' && entry.depth > 0;
    return is_entry ? std::optional{entry} : std::nullopt;
}

std::vector<Entry> read_entries(std::string const& path, std::uint64_t limit) {
    std::ifstream file{path};
    if (!file) {
        std::cerr << path << ": cannot be read\n";
        std::exit(3);
    }
    std::vector<Entry> entries;
    std::size_t number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (std::optional<Entry> entry = parse_entry(line, limit)) {
            entry->place = path + ":" + std::to_string(number);
            entries.push_back(std::move(*entry));
        }
    }
    return entries;
}

/// What is wrong with our count; nothing if it is right.
std::optional<std::string> complaint_about(Entry const& entry) {
    std::string fen = entry.fen;
    fen.erase(fen.find_last_not_of(' ') + 1);
    auto const position = notation::position_from_fen(fen);
    if (!position) {
        return entry.place + ": " + notation::describe(position.error());
    }
    std::uint64_t const counted = chess::perft(*position, entry.depth);
    if (counted == entry.count) {
        return std::nullopt;
    }
    std::string text = entry.place + ": depth " + std::to_string(entry.depth) + " counted " +
                       std::to_string(counted) + ", known " + std::to_string(entry.count);
    for (auto const& [move, count] : chess::divide(*position, entry.depth)) {
        text += "\n  " + notation::to_uci(move) + ": " + std::to_string(count);
    }
    return text;
}

/// Counts the entries on all cores; how many are wrong.
class Suite {
public:
    explicit Suite(std::vector<Entry> entries) : entries_{std::move(entries)} {}

    std::size_t run() {
        std::vector<std::jthread> workers;
        for (unsigned core = 0; core < std::max(1U, std::thread::hardware_concurrency()); ++core) {
            workers.emplace_back([this] { count_entries(); });
        }
        workers.clear();
        return wrong_;
    }

private:
    using Clock = std::chrono::steady_clock;

    void count_entries() {
        for (std::size_t i = next_++; i < entries_.size(); i = next_++) {
            std::optional<std::string> const complaint = complaint_about(entries_[i]);
            std::lock_guard const lock{reporting_};
            ++done_;
            leaves_ += entries_[i].count;
            if (complaint) {
                ++wrong_;
                std::cout << *complaint << std::endl;
            }
            report_progress();
        }
    }

    void report_progress() {
        constexpr std::chrono::seconds pause{30};
        Clock::time_point const now = Clock::now();
        if (now - reported_ >= pause) {
            reported_ = now;
            std::cerr << done_ << " of " << entries_.size() << " positions, " << leaves_ / 1'000'000
                      << " million leaves, " << wrong_ << " wrong\n";
        }
    }

    std::vector<Entry> entries_;
    std::atomic<std::size_t> next_ = 0;
    std::mutex reporting_;
    std::size_t done_ = 0;
    std::size_t wrong_ = 0;
    std::uint64_t leaves_ = 0;
    Clock::time_point reported_ = Clock::now();
};

} // namespace

int main(int argument_count, char** arguments) {
    std::vector<std::string> const words{arguments + 1, arguments + argument_count};
    if (words.size() < 2) {
        std::cerr << "usage: perft_suite LIMIT FILE...\n";
        return 2;
    }
    std::uint64_t const limit = words.front() == "all" ? std::numeric_limits<std::uint64_t>::max()
                                                       : number_in<std::uint64_t>(words.front());
    std::vector<Entry> entries;
    for (auto file = words.begin() + 1; file != words.end(); ++file) {
        std::ranges::copy(read_entries(*file, limit), std::back_inserter(entries));
    }
    std::size_t const size = entries.size();
    auto const deepest = std::ranges::count_if(entries, &Entry::is_deepest_known);
    std::size_t const wrong = Suite{std::move(entries)}.run();
    std::cout << size << " positions, " << wrong << " wrong; " << deepest
              << " counted at the deepest level known, the others one or more levels less deep\n";
    return wrong == 0 && size != 0 ? 0 : 1;
}
