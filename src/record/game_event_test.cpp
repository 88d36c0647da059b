// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"
#include "record/game_event.h"
#include "record/json_text.h"

#include <doctest/doctest.h>

namespace staunton::record {
namespace {

using namespace std::chrono_literals;

laws::Event event_of(std::string_view line) {
    auto const event = parse_event(line, chess::Position{});
    REQUIRE_MESSAGE(event.has_value(), describe(event.error()));
    return *event;
}

RecordError fault_of(std::string_view line) {
    auto const event = parse_event(line, chess::Position{}, 10s);
    REQUIRE_FALSE(event.has_value());
    return event.error();
}

chess::Move const pawn_move = chess::Move::plain(chess::Square::e2, chess::Square::e4);

TEST_CASE("A move is read in algebraic notation and in UCI") {
    CHECK(event_of(R"({"t":1,"by":"white","event":"play","move":"e4"})") ==
          laws::Event{1s, laws::Actor::white, laws::Play{pawn_move}});
    CHECK(event_of(R"({"t":1,"by":"white","event":"play","move":"e2e4"})") ==
          laws::Event{1s, laws::Actor::white, laws::Play{pawn_move}});
    CHECK(event_of(R"({"by":"white","event":"move","move":"e4"})").deed ==
          laws::Deed{laws::MakeMove{pawn_move}});
}

TEST_CASE("A move that is not legal is part of the event, for the arbiter to rule on") {
    CHECK(event_of(R"({"by":"white","event":"play","move":"e2e5"})").deed ==
          laws::Deed{laws::Play{chess::Move::plain(chess::Square::e2, chess::Square::e5)}});
    CHECK(event_of(R"({"by":"white","event":"play","move":"e7e8q"})").deed ==
          laws::Deed{laws::Play{chess::Move::promotion(chess::Square::e7, chess::Square::e8,
                                                       chess::PieceKind::queen)}});
    CHECK(event_of(R"({"by":"white","event":"play","move":"Qh5"})").deed ==
          laws::Deed{laws::PlayUnreadable{"Qh5"}});
    CHECK(event_of(R"({"by":"white","event":"play","move":""})").deed ==
          laws::Deed{laws::PlayUnreadable{""}});
    CHECK(event_of(R"({"by":"white","event":"claim","claim":"fifty","move":"Qh5"})").deed ==
          laws::Deed{laws::ClaimDraw{laws::DrawClaimKind::fifty, std::nullopt, true, "Qh5"}});
}

TEST_CASE("Times are exact to the millisecond") {
    CHECK(event_of(R"({"t":0,"by":"white","event":"offer"})").at == 0ms);
    CHECK(event_of(R"({"t":12.5,"by":"white","event":"offer"})").at == 12'500ms);
    CHECK(event_of(R"({"t":86399.999,"by":"white","event":"offer"})").at == 86'399'999ms);
    CHECK(event_of(R"({"t":0.001,"by":"white","event":"offer"})").at == 1ms);
    for (std::int64_t const ms :
         std::vector<std::int64_t>{1, 999, 1001, 123456789, 1000000000000}) {
        laws::Event const event{base::Milliseconds{ms}, laws::Actor::black, laws::Resign{}};
        CHECK(event_of(to_line(to_json(event))) == event);
    }
}

TEST_CASE("An event without a time happens at the earliest moment") {
    auto const event = parse_event(R"({"by":"white","event":"offer"})", chess::Position{}, 7s);
    REQUIRE(event.has_value());
    CHECK(event->at == 7s);
}

TEST_CASE("Every event is read back as it was written") {
    using laws::Actor;
    auto const knight = chess::Move::plain(chess::Square::g1, chess::Square::f3);
    for (laws::Event const& event : std::vector<laws::Event>{
             {1ms, Actor::white, laws::Play{pawn_move}},
             {2ms, Actor::white, laws::PlayUnreadable{"what\n\"is\" this"}},
             {3ms, Actor::white, laws::MakeMove{pawn_move}},
             {3ms, Actor::white, laws::MakeMove{std::nullopt, "Nd9"}},
             {4ms, Actor::black, laws::PressClock{}},
             {5s, Actor::black, laws::OfferDraw{}},
             {5s, Actor::black, laws::AcceptDraw{}},
             {5s, Actor::black, laws::DeclineDraw{}},
             {6s, Actor::white, laws::ClaimDraw{laws::DrawClaimKind::threefold}},
             {6s, Actor::white, laws::ClaimDraw{laws::DrawClaimKind::fifty, knight}},
             {6s, Actor::white,
              laws::ClaimDraw{laws::DrawClaimKind::fifty, std::nullopt, true, "?"}},
             {7s, Actor::arbiter, laws::ClaimFlag{}},
             {7s, Actor::white, laws::ClaimIllegalMove{}},
             {7s, Actor::white, laws::ClaimQuickplay{}},
             {8s, Actor::white, laws::Resign{}},
             {9s, Actor::arbiter, laws::SetClocks{1500ms, std::nullopt}},
             {9s, Actor::arbiter, laws::SetClocks{std::nullopt, 0ms}},
             {9s, Actor::arbiter, laws::Forfeit{chess::Color::black, "absent"}},
         }) {
        CAPTURE(to_line(to_json(event)));
        CHECK(event_of(to_line(to_json(event))) == event);
    }
}

TEST_CASE("Castling and promotion are read back as they were written") {
    chess::Setup setup = chess::starting_setup();
    setup.board.remove(chess::Square::f1);
    setup.board.remove(chess::Square::g1);
    auto const position = chess::Position::from(setup);
    REQUIRE(position.has_value());
    auto const castling = chess::legal_move(*position, chess::Square::e1, chess::Square::g1);
    REQUIRE(castling.has_value());
    laws::Event const event{0ms, laws::Actor::white, laws::Play{*castling}};
    CHECK(parse_event(to_line(to_json(event)), *position) == event);
}

TEST_CASE("A bad event is refused with its field and column") {
    CHECK(fault_of("{\"t\":}").fault == RecordFault::bad_json);
    CHECK(fault_of("{\"t\":}").column == 6);
    CHECK(fault_of("7").fault == RecordFault::not_an_object);
    CHECK(fault_of(R"({"by":"white"})").field == "event");
    CHECK(fault_of(R"({"by":"white","event":"sneeze"})").fault == RecordFault::unknown_event);
    CHECK(describe(fault_of(R"({"by":"white","event":"touch","square":"e2"})")) ==
          "field 'event': event 'touch' is not supported yet");
    CHECK(fault_of(R"({"event":"offer"})").field == "by");
    CHECK(fault_of(R"({"by":"green","event":"offer"})").fault == RecordFault::bad_value);
    CHECK(fault_of(R"({"by":"white","event":"play"})").field == "move");
    CHECK(fault_of(R"({"by":"white","event":"play","move":5})").fault == RecordFault::wrong_type);
    CHECK(fault_of(R"({"by":"white","event":"claim"})").field == "claim");
    CHECK(fault_of(R"({"by":"white","event":"claim","claim":"moon"})").text == "moon");
    CHECK(fault_of(R"({"event":"forfeit","player":"arbiter"})").field == "player");
    CHECK(fault_of(R"({"event":"clock","white":-1})").fault == RecordFault::bad_time);
    RecordError const early = fault_of(R"({"by":"white","t":9.999,"event":"offer"})");
    CHECK(early.fault == RecordFault::time_goes_back);
    CHECK(early.column == 15);
    for (std::string_view const time : {"-1", "1.0005", "\"1\"", "1e300", "null", "1e10"}) {
        CAPTURE(time);
        std::string const line = R"({"by":"white","event":"offer","t":)" + std::string{time} + "}";
        CHECK(fault_of(line).fault == RecordFault::bad_time);
    }
}

} // namespace
} // namespace staunton::record
