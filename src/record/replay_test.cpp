// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "chess/legal_moves.h"
#include "record/game_event.h"
#include "record/json_text.h"
#include "record/replay.h"
#include "record/ruling_json.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

namespace staunton::record {
namespace {

using base::Milliseconds;
using base::Random;
using laws::Actor;

TEST_CASE("Blank lines and carriage returns are passed over, and lines are counted all the same") {
    auto const good = replay("\n{\"staunton\":\"game/1\"}\r\n\r\n"
                             "{\"by\":\"white\",\"event\":\"offer\"}\r\n");
    REQUIRE(good.has_value());
    CHECK(good->events.size() == 1);

    auto const bad = replay("{\"staunton\":\"game/1\"}\n\n{\"by\":\"white\"}\n");
    REQUIRE_FALSE(bad.has_value());
    CHECK(bad.error().line == 3);
    CHECK(bad.error().field == "event");
}

TEST_CASE("A record without a first line is refused") {
    CHECK(replay("").error().fault == RecordFault::no_header);
    CHECK(replay(" \n\n").error().fault == RecordFault::no_header);
    CHECK(replay("1. e4 e5\n").error().fault == RecordFault::bad_json);
}

TEST_CASE("Time never goes back") {
    auto const replayed = replay("{\"staunton\":\"game/1\"}\n"
                                 "{\"t\":2,\"by\":\"white\",\"event\":\"offer\"}\n"
                                 "{\"t\":1,\"by\":\"black\",\"event\":\"decline\"}\n");
    REQUIRE_FALSE(replayed.has_value());
    CHECK(replayed.error().fault == RecordFault::time_goes_back);
    CHECK(replayed.error().line == 3);
}

TEST_CASE("A rule book given from outside takes the place of the record's own") {
    laws::RuleSet strict = laws::fide_2023();
    strict.illegal_moves_that_lose = 1;
    auto const replayed =
        replay("{\"staunton\":\"game/1\"}\n{\"by\":\"white\",\"event\":\"press\"}\n", strict);
    REQUIRE(replayed.has_value());
    CHECK(replayed->arbiter.has_ended());
}

// Random games: short clocks, few squares, players who do the wrong thing half of the time.

chess::Move random_move(Random& random, chess::Position const& position) {
    chess::MoveList const moves = chess::legal_moves(position);
    if (moves.empty() || random.below(8) == 0) {
        return chess::Move::plain(chess::square_at(static_cast<unsigned>(random.below(64))),
                                  chess::square_at(static_cast<unsigned>(random.below(64))));
    }
    return moves[random.below(moves.size())];
}

laws::Deed random_deed(Random& random, chess::Position const& position) {
    chess::Move const move = random_move(random, position);
    switch (random.below(24)) {
    case 0:
        return laws::OfferDraw{};
    case 1:
        return random.below(8) == 0 ? laws::Deed{laws::AcceptDraw{}} : laws::DeclineDraw{};
    case 2:
        return laws::ClaimDraw{laws::DrawClaimKind::threefold, move};
    case 3:
        return laws::ClaimDraw{laws::DrawClaimKind::threefold};
    case 4:
        return laws::ClaimDraw{laws::DrawClaimKind::fifty, move};
    case 5:
        return laws::ClaimFlag{};
    case 6:
        return laws::MakeMove{move};
    case 7:
    case 8:
        return laws::PressClock{};
    case 9:
        return laws::SetClocks{Milliseconds{random.below(60'000)}, std::nullopt};
    case 10:
        return laws::PlayUnreadable{"Nz9"};
    case 11:
        return laws::ClaimIllegalMove{};
    case 12:
        return random.below(20) == 0 ? laws::Deed{laws::Resign{}} : laws::OfferDraw{};
    default:
        return laws::Play{move};
    }
}

Actor random_actor(Random& random, chess::Position const& position) {
    switch (random.below(12)) {
    case 0:
        return laws::actor_of(chess::opponent(position.has_the_move()));
    case 1:
        return Actor::arbiter;
    default:
        return laws::actor_of(position.has_the_move());
    }
}

GameHeader random_header(Random& random) {
    constexpr std::array times{"-", "60", "60+2", "30d3", "30b3", "5/20:10+1", "0.5+0.25"};
    GameHeader header;
    for (chess::Color const color : chess::both_colors) {
        header.terms.time[color] = *laws::parse_time_control(times[random.below(times.size())]);
    }
    if (random.below(2) == 0) {
        header.variant = Variant::chess960;
        header.terms.first_position =
            chess::Position::chess960(static_cast<unsigned>(random.below(960)));
    }
    return header;
}

struct RandomGame {
    GameHeader header;
    std::vector<laws::Event> events;
};

RandomGame random_game(std::uint64_t seed) {
    Random random{seed};
    RandomGame game{random_header(random), {}};
    laws::Arbiter arbiter{game.header.terms};
    Milliseconds now{0};
    for (int i = 0; i < 150; ++i) {
        now += Milliseconds{random.below(random.below(20) == 0 ? 8000 : 300)};
        laws::Event const event{now, random_actor(random, arbiter.position()),
                                random_deed(random, arbiter.position())};
        (void)arbiter.receive(event);
        game.events.push_back(event);
    }
    return game;
}

TEST_CASE("The arbiter is a function: equal events give equal rulings and states") {
    CHECK(rc::check([](std::uint64_t seed) {
        RandomGame const game = random_game(seed);
        laws::Arbiter one{game.header.terms};
        laws::Arbiter other{game.header.terms};
        for (laws::Event const& event : game.events) {
            RC_ASSERT(one.receive(event) == other.receive(event));
            RC_ASSERT(one == other);
        }
    }));
}

TEST_CASE("A refusal changes nothing but what the Laws attach to it (9.5.3)") {
    CHECK(rc::check([](std::uint64_t seed) {
        RandomGame const game = random_game(seed);
        laws::Arbiter arbiter{game.header.terms};
        for (laws::Event const& event : game.events) {
            laws::Arbiter const before = arbiter;
            std::vector<laws::Ruling> const rulings = arbiter.receive(event);
            RC_ASSERT(!rulings.empty());
            laws::Ruling const& ruling = rulings.back();
            RC_ASSERT((ruling.kind == laws::RulingKind::refused) == ruling.refusal.has_value());
            RC_ASSERT((ruling.kind == laws::RulingKind::ended) == ruling.conclusion.has_value());
            if (ruling.kind != laws::RulingKind::refused) {
                continue;
            }
            RC_ASSERT(arbiter.game().moves() == before.game().moves());
            RC_ASSERT(arbiter.conclusion() == before.conclusion());
            for (chess::Color const color : chess::both_colors) {
                auto const left = arbiter.clock().remaining(color, event.at);
                auto const expected = before.clock().remaining(color, event.at);
                RC_ASSERT(left.has_value() == expected.has_value());
                RC_ASSERT((!left || *left == *expected + ruling.clock_change[color]));
            }
            if (ruling.clock_change == chess::ByColor<Milliseconds>{}) {
                RC_ASSERT(arbiter.open_offer() == before.open_offer());
                RC_ASSERT(arbiter.declared_move() == before.declared_move());
            }
        }
    }));
}

TEST_CASE("No clock is ever below zero, and nothing moves after the end") {
    CHECK(rc::check([](std::uint64_t seed) {
        RandomGame const game = random_game(seed);
        laws::Arbiter arbiter{game.header.terms};
        for (laws::Event const& event : game.events) {
            bool const had_ended = arbiter.has_ended();
            chess::Ply const ply = arbiter.game().ply();
            (void)arbiter.receive(event);
            RC_ASSERT((!had_ended || arbiter.game().ply() == ply));
            RC_ASSERT((!arbiter.has_ended() || !arbiter.clock().running().has_value()));
            for (chess::Color const color : chess::both_colors) {
                RC_ASSERT(arbiter.clock().remaining(color, event.at).value_or(Milliseconds{0}) >=
                          Milliseconds{0});
            }
        }
    }));
}

TEST_CASE("A game replays from its record to the same rulings and the same state") {
    CHECK(rc::check([](std::uint64_t seed) {
        RandomGame const game = random_game(seed);
        laws::Arbiter arbiter{game.header.terms};
        std::string record = to_line(to_json(game.header)) + '\n';
        std::string rulings;
        for (std::size_t i = 0; i < game.events.size(); ++i) {
            laws::Event const& event = game.events[i];
            record += to_line(to_json(event)) + '\n';
            for (laws::Ruling const& ruling : arbiter.receive(event)) {
                rulings += to_line(ruling_to_json(ruling, i + 1, event)) + '\n';
            }
        }
        auto const replayed = replay(record);
        RC_ASSERT(replayed.has_value());
        RC_ASSERT(replayed->header == game.header);
        RC_ASSERT(replayed->arbiter == arbiter);
        std::string replayed_rulings;
        for (RuledEvent const& ruled : replayed->events) {
            for (laws::Ruling const& ruling : ruled.rulings) {
                replayed_rulings +=
                    to_line(ruling_to_json(ruling, ruled.number, ruled.event)) + '\n';
            }
        }
        RC_ASSERT(replayed_rulings == rulings);
    }));
}

TEST_CASE("Any bytes are a record or a fault within it") {
    CHECK(rc::check([](std::string const& noise, std::uint8_t where) {
        std::string text = "{\"staunton\":\"game/1\",\"time\":\"60\"}\n"
                           "{\"t\":1,\"by\":\"white\",\"event\":\"play\",\"move\":\"e4\"}\n"
                           "{\"t\":2,\"by\":\"black\",\"event\":\"claim\",\"claim\":\"fifty\"}\n";
        text.insert(where % text.size(), noise);
        auto const replayed = replay(text);
        RC_ASSERT((replayed.has_value() || !describe(replayed.error()).empty()));
    }));
}

} // namespace
} // namespace staunton::record
