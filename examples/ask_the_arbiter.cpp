// SPDX-License-Identifier: GPL-3.0-or-later
// A game with an arbiter and a clock: one draw claim is refused, the next one is correct.
#include "laws/arbiter.h"
#include "notation/algebraic.h"
#include "record/ruling_text.h"

#include <chrono>
#include <iostream>
#include <string_view>

using namespace staunton;
using namespace std::chrono_literals;
using laws::Actor;

namespace {

/// Tells the arbiter of one event and prints his rulings.
void tell(laws::Arbiter& arbiter, laws::Event const& event) {
    for (laws::Ruling const& ruling : arbiter.receive(event)) {
        // A ruling is a value: what, why, by which Articles, on what evidence …
        if (ruling.kind != laws::RulingKind::accepted) {
            std::cout << name_of(ruling.kind);
            if (ruling.refusal) {
                std::cout << " (" << name_of(*ruling.refusal) << ')';
            }
            for (laws::Article const& article : ruling.articles) {
                std::cout << ' ' << article.number;
            }
            std::cout << '\n';
        }
        // … and staunton::record puts it into a sentence.
        std::cout << record::ruling_text(ruling, event) << '\n';
    }
}

/// The player having the move plays; five seconds after the last event.
void play(laws::Arbiter& arbiter, std::string_view san) {
    chess::Position const& position = arbiter.position();
    if (auto const move = notation::parse_san(position, san)) {
        std::cout << san << ": ";
        tell(arbiter, {.at = arbiter.now() + 5s,
                       .by = laws::actor_of(position.has_the_move()),
                       .deed = laws::Play{*move}});
    }
}

} // namespace

int main() {
    auto const five_minutes = laws::parse_time_control("300+3");
    if (!five_minutes) {
        return 1;
    }
    laws::Arbiter arbiter{{.rules = laws::fide_2023(), .time = {*five_minutes, *five_minutes}}};

    for (std::string_view const san : {"Nf3", "Nf6", "Ng1", "Ng8"}) {
        play(arbiter, san);
    }

    // White claims too early. The claim costs him: Black gets two minutes (9.5.3).
    tell(arbiter, {.at = arbiter.now() + 1s,
                   .by = Actor::white,
                   .deed = laws::ClaimDraw{.kind = laws::DrawClaimKind::threefold}});
    auto const black_has = arbiter.clock().remaining(chess::Color::black, arbiter.now());
    std::cout << "Black has " << black_has.value_or(0ms) / 1s << " seconds\n";

    for (std::string_view const san : {"Nf3", "Nf6", "Ng1"}) {
        play(arbiter, san);
    }

    // Black writes down Ng8, which would bring the position about for the third time, does not
    // play it, and claims (9.2.1).
    if (auto const move = notation::parse_san(arbiter.position(), "Ng8")) {
        tell(arbiter, {.at = arbiter.now() + 1s,
                       .by = Actor::black,
                       .deed = laws::ClaimDraw{.kind = laws::DrawClaimKind::threefold,
                                               .intended_move = *move}});
    }
    if (arbiter.conclusion()) {
        std::cout << record::conclusion_text(*arbiter.conclusion()) << '\n';
    }
}
