// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/ruling_json.h"

#include "base/overloaded.h"
#include "notation/uci_move.h"
#include "record/json_text.h"

#include <boost/json/array.hpp>

namespace staunton::record {

namespace {

boost::json::array to_json(std::vector<laws::Article> const& articles) {
    boost::json::array array;
    for (laws::Article const article : articles) {
        array.emplace_back(article.number);
    }
    return array;
}

/// What was claimed, if anything was.
std::optional<std::string_view> claim_of(laws::Event const& event) {
    if (auto const* const claim = std::get_if<laws::ClaimDraw>(&event.deed)) {
        return name_of(claim->kind);
    }
    if (std::holds_alternative<laws::ClaimFlag>(event.deed)) {
        return "flag";
    }
    if (std::holds_alternative<laws::ClaimIllegalMove>(event.deed)) {
        return "illegal-move";
    }
    if (std::holds_alternative<laws::ClaimQuickplay>(event.deed)) {
        return "quickplay";
    }
    return std::nullopt;
}

void add_evidence(boost::json::object& object, laws::RepetitionEvidence const& evidence) {
    object["occurrences"] =
        boost::json::array(evidence.occurrences.begin(), evidence.occurrences.end());
    boost::json::array near_misses;
    for (laws::NearMiss const& miss : evidence.near_misses) {
        near_misses.push_back(
            boost::json::object{{"ply", miss.ply}, {"differs", name_of(miss.differs)}});
    }
    object["near_misses"] = std::move(near_misses);
}

boost::json::value shown(laws::Arbiter const& arbiter, chess::Color player) {
    std::optional<base::Milliseconds> const time = arbiter.clock().remaining(player, arbiter.now());
    return time ? seconds(*time) : boost::json::value{};
}

boost::json::value clocks_to_json(laws::Arbiter const& arbiter) {
    boost::json::value const white = shown(arbiter, chess::Color::white);
    boost::json::value const black = shown(arbiter, chess::Color::black);
    if (white.is_null() && black.is_null()) {
        return nullptr;
    }
    return boost::json::object{{"white", white}, {"black", black}};
}

} // namespace

boost::json::object ruling_to_json(laws::Ruling const& ruling, std::size_t number,
                                   laws::Event const& event) {
    boost::json::object object{{"event", number}, {"ruling", name_of(ruling.kind)}};
    if (std::optional<std::string_view> const claim = claim_of(event)) {
        object["claim"] = *claim;
    }
    if (ruling.refusal) {
        object["reason"] = name_of(*ruling.refusal);
    }
    object["articles"] = to_json(ruling.articles);
    std::visit(
        base::Overloaded{
            [](std::monostate) {},
            [&](laws::RepetitionEvidence const& seen) { add_evidence(object, seen); },
            [&](laws::MoveCountEvidence const& count) { object["halfmoves"] = count.halfmoves; },
        },
        ruling.evidence);
    base::Milliseconds const white = ruling.clock_change[chess::Color::white];
    base::Milliseconds const black = ruling.clock_change[chess::Color::black];
    if (white != base::Milliseconds{0} || black != base::Milliseconds{0}) {
        object["clock"] = boost::json::object{{"white", seconds(white)}, {"black", seconds(black)}};
    }
    if (ruling.conclusion) {
        object["conclusion"] = conclusion_to_json(*ruling.conclusion);
    }
    return object;
}

boost::json::object conclusion_to_json(laws::Conclusion const& conclusion) {
    return {{"result", score_of(conclusion.result)},
            {"ending", name_of(conclusion.ending)},
            {"by", name_of(conclusion.by)},
            {"articles", to_json(conclusion.articles)},
            {"ply", conclusion.ply}};
}

boost::json::object game_to_json(laws::Arbiter const& arbiter) {
    boost::json::object object = arbiter.conclusion()
                                     ? conclusion_to_json(*arbiter.conclusion())
                                     : boost::json::object{{"result", "*"},
                                                           {"ending", "none"},
                                                           {"articles", boost::json::array{}},
                                                           {"ply", arbiter.game().ply()}};
    object["clock"] = clocks_to_json(arbiter);
    return object;
}

} // namespace staunton::record
