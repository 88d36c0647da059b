// SPDX-License-Identifier: GPL-3.0-or-later
#include "browser/game_report.h"

#include "browser/faults.h"
#include "endgame/insufficient_material.h"
#include "laws/automatic_ending.h"
#include "laws/draw_claim.h"
#include "notation/fen.h"
#include "notation/uci_move.h"

namespace staunton::browser {

using namespace chess;

namespace {

std::optional<JsonObject> ending_object(laws::GameView const& view) {
    std::optional<laws::Conclusion> const conclusion = laws::automatic_ending(view);
    if (!conclusion) {
        return std::nullopt;
    }
    std::vector<std::string_view> articles;
    for (laws::Article const article : conclusion->articles) {
        articles.push_back(article.number);
    }
    JsonObject object;
    object.text("ending", laws::name_of(conclusion->ending))
        .text("result", laws::score_of(conclusion->result))
        .texts("articles", articles);
    return object;
}

/// The claims that would be correct as the position stands.
std::vector<std::string_view> claims_in(laws::GameView const& view) {
    std::vector<std::string_view> claims;
    auto const add_if_correct = [&](laws::DrawClaimKind kind, std::string_view name) {
        laws::ClaimDraw const claim{.kind = kind};
        if (laws::examine(claim, view.has_the_move(), view).is_correct()) {
            claims.push_back(name);
        }
    };
    add_if_correct(laws::DrawClaimKind::threefold, "threefold");
    add_if_correct(laws::DrawClaimKind::fifty, "fifty");
    return claims;
}

/// Takes one line or word from the front, with what ends it.
std::string_view take_until(char end, std::string_view& text) {
    std::size_t const size = text.find(end);
    std::string_view const taken = text.substr(0, size);
    text.remove_prefix(size == std::string_view::npos ? text.size() : size + 1);
    return taken;
}

} // namespace

JsonObject position_report(Position const& position) {
    std::vector<std::string_view> checkers;
    for (Square const square : position.checkers()) {
        checkers.push_back(name_of(square));
    }
    JsonObject may_checkmate;
    for (Color const color : both_colors) {
        may_checkmate.flag(name_of(color),
                           !endgame::material_excludes_checkmate(position.board(), color));
    }
    Game const game{position};
    JsonObject report;
    report.text("has_the_move", name_of(position.has_the_move()))
        .texts("checkers", checkers)
        .object("ending", ending_object({game, laws::fide_2023()}))
        .object("may_checkmate", may_checkmate);
    return report;
}

std::expected<JsonObject, JsonObject> game_report(std::string_view text) {
    auto const first = notation::position_from_fen(take_until('\n', text));
    if (!first) {
        return std::unexpected{fault_object(first.error())};
    }
    Game game{*first};
    while (!text.empty()) {
        auto const move = notation::parse_move(game.position(), take_until(' ', text));
        if (!move) {
            return std::unexpected{fault_object(move.error()).number("index", game.ply())};
        }
        game.play(*move);
    }
    laws::GameView const view{game, laws::fide_2023()};
    JsonObject report;
    report.object("ending", ending_object(view))
        .number("occurrences", game.occurrences())
        .texts("claims", claims_in(view));
    return report;
}

} // namespace staunton::browser
