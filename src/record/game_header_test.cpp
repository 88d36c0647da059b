// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/fen.h"
#include "record/game_header.h"
#include "record/json_text.h"

#include <doctest/doctest.h>

namespace staunton::record {
namespace {

RecordError fault_of(std::string_view line) {
    auto const header = parse_header(line);
    REQUIRE_FALSE(header.has_value());
    return header.error();
}

TEST_CASE("Everything but the first field of a header may be left out") {
    auto const header = parse_header(R"({"staunton":"game/1"})");
    REQUIRE(header.has_value());
    CHECK(header->terms.rules == laws::fide_2023());
    CHECK(header->terms.first_position == chess::Position{});
    CHECK_FALSE(header->terms.time[chess::Color::white].has_clock());
    CHECK(header->variant == Variant::chess);
    CHECK(header->names[chess::Color::black].empty());
}

TEST_CASE("A header says who plays, from where, and on what terms") {
    auto const header = parse_header(
        R"({"staunton":"game/1","rules":"fide-2023","variant":"chess960",)"
        R"("setup":"4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1","time":"40/5400+30:1800+30",)"
        R"("white":{"name":"A"},"black":{"name":"B"},"venue":"unknown fields are ignored"})");
    REQUIRE(header.has_value());
    CHECK(header->variant == Variant::chess960);
    CHECK(header->names[chess::Color::white] == "A");
    CHECK(header->terms.time[chess::Color::black].periods.size() == 2);
    CHECK(header->terms.first_position.castling().has_any(chess::Color::white));
}

TEST_CASE("Armageddon: the players have different times, and one has draw odds") {
    auto const header = parse_header(
        R"({"staunton":"game/1","time":{"white":"300","black":"240","draw_odds":"black"}})");
    REQUIRE(header.has_value());
    CHECK(to_text(header->terms.time[chess::Color::white]) == "300");
    CHECK(to_text(header->terms.time[chess::Color::black]) == "240");
    CHECK(header->terms.draw_odds == chess::Color::black);
}

TEST_CASE("Every header is read back as it was written") {
    for (
        std::string_view const line : {
            R"({"staunton":"game/1"})",
            R"({"staunton":"game/1","time":"300+3","white":{"name":"\"é\u0001"}})",
            R"({"staunton":"game/1","time":{"white":"60","black":"-"}})",
            R"({"staunton":"game/1","time":{"white":"60","black":"60","draw_odds":"white"}})",
            R"({"staunton":"game/1","variant":"chess960","setup":"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"})",
        }) {
        auto const header = parse_header(line);
        REQUIRE(header.has_value());
        CHECK(parse_header(to_line(to_json(*header))) == *header);
    }
}

TEST_CASE("A bad header is refused with its field and column") {
    CHECK(fault_of("").fault == RecordFault::bad_json);
    CHECK(fault_of("{\"staunton\":").fault == RecordFault::bad_json);
    CHECK(fault_of("[]").fault == RecordFault::not_an_object);
    CHECK(fault_of("{}").fault == RecordFault::not_a_record);
    CHECK(fault_of(R"({"staunton":"game/2"})").fault == RecordFault::not_a_record);
    RecordError const rules = fault_of(R"({"staunton":"game/1","rules":"fide-1066"})");
    CHECK(rules.fault == RecordFault::bad_value);
    CHECK(rules.field == "rules");
    CHECK(rules.column == 22);
    CHECK(fault_of(R"({"staunton":"game/1","variant":"checkers"})").field == "variant");
    CHECK(fault_of(R"({"staunton":"game/1","setup":"8/8/8/8/8/8/8/8 w"})").fault ==
          RecordFault::bad_position);
    CHECK(fault_of(R"({"staunton":"game/1","setup":3})").fault == RecordFault::wrong_type);
    RecordError const time = fault_of(R"({"staunton":"game/1","time":"300x"})");
    CHECK(time.fault == RecordFault::bad_time_control);
    CHECK(describe(time) == "field 'time': unreadable time control at column 4");
    CHECK(fault_of(R"({"staunton":"game/1","time":{"white":300}})").fault ==
          RecordFault::wrong_type);
    CHECK(fault_of(R"({"staunton":"game/1","time":{"draw_odds":"red"}})").field == "draw_odds");
    CHECK(fault_of(R"({"staunton":"game/1","white":"A"})").field == "white");
    CHECK(fault_of(R"({"staunton":"game/1","white":{"name":1}})").field == "name");
    CHECK(fault_of(R"({"staunton":"game/1"} {})").column == 23);
}

} // namespace
} // namespace staunton::record
