// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/legal_moves.h"
#include "laws/arbiter.h"

#include <doctest/doctest.h>

#include <string_view>

namespace staunton::support {

/// A game in a test: players, a clock that the test moves on, and the arbiter.
class Table {
public:
    explicit Table(laws::GameTerms const& terms = {}) : arbiter_{terms} {}

    /// Lets time pass before the next event.
    Table& after(laws::Milliseconds time) {
        now_ += time;
        return *this;
    }

    /// The arbiter's last ruling on what `actor` does.
    laws::Ruling hears(laws::Actor actor, laws::Deed deed) {
        rulings_ = arbiter_.receive({now_, actor, std::move(deed)});
        REQUIRE(!rulings_.empty());
        return rulings_.back();
    }

    laws::Ruling hears(chess::Color player, laws::Deed deed) {
        return hears(laws::actor_of(player), std::move(deed));
    }

    /// A move written "e2e4" or "e7e8" (to a queen), legal or not.
    [[nodiscard]] chess::Move move(std::string_view text) const {
        auto const from = chess::square_named(text.substr(0, 2));
        auto const to = chess::square_named(text.substr(2, 2));
        REQUIRE(from.has_value());
        REQUIRE(to.has_value());
        if (auto const legal = chess::legal_move(arbiter_.position(), *from, *to)) {
            return *legal;
        }
        auto const promotion =
            chess::legal_move(arbiter_.position(), *from, *to, chess::PieceKind::queen);
        return promotion.value_or(chess::Move::plain(*from, *to));
    }

    /// Plays moves, separated by spaces, for whoever has the move.
    laws::Ruling play(std::string_view moves) {
        laws::Ruling last = laws::accepted({});
        while (!moves.empty()) {
            last = hears(arbiter_.position().has_the_move(), laws::Play{move(moves.substr(0, 4))});
            moves.remove_prefix(std::min<std::size_t>(5, moves.size()));
        }
        return last;
    }

    laws::Ruling claims(chess::Color player, laws::DrawClaimKind kind) {
        return hears(player, laws::ClaimDraw{kind});
    }

    laws::Ruling claims(chess::Color player, laws::DrawClaimKind kind, std::string_view intended) {
        return hears(player, laws::ClaimDraw{kind, move(intended)});
    }

    [[nodiscard]] laws::Arbiter const& arbiter() const { return arbiter_; }

    [[nodiscard]] std::vector<laws::Ruling> const& rulings() const { return rulings_; }

    [[nodiscard]] laws::Milliseconds shown(chess::Color player) const {
        return arbiter_.clock().remaining(player, now_).value();
    }

private:
    laws::Arbiter arbiter_;
    laws::Milliseconds now_{0};
    std::vector<laws::Ruling> rulings_;
};

/// The same time control for both.
[[nodiscard]] inline laws::GameTerms terms_with(std::string_view time) {
    auto const control = laws::parse_time_control(time);
    REQUIRE(control.has_value());
    laws::GameTerms terms;
    terms.time = {{*control, *control}};
    return terms;
}

[[nodiscard]] inline laws::GameTerms terms_from(chess::Position const& position) {
    laws::GameTerms terms;
    terms.first_position = position;
    return terms;
}

/// The numbers of the Articles, joined by spaces.
[[nodiscard]] inline std::string articles_of(laws::Ruling const& ruling) {
    std::string text;
    for (laws::Article const article : ruling.articles) {
        text.append(text.empty() ? "" : " ").append(article.number);
    }
    return text;
}

} // namespace staunton::support
