// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/audit_json.h"

#include "notation/algebraic.h"
#include "record/ruling_json.h"
#include "record/ruling_text.h"

#include <boost/json/array.hpp>
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace staunton::record {

namespace {

std::string written_result(notation::PgnGame const& game) {
    return std::string{game.tag("Result").value_or(game.result)};
}

std::string written_move(JudgedGame const& judged, laws::ClaimChance const& claim) {
    return notation::to_san(judged.game.position_at(claim.ply), *claim.move);
}

boost::json::object claim_to_json(JudgedGame const& judged, laws::ClaimChance const& claim) {
    boost::json::object object{{"ply", claim.ply}, {"by", name_of(claim.by)}};
    if (claim.move) {
        object["move"] = written_move(judged, claim);
    }
    return object;
}

boost::json::array repetitions_to_json(JudgedGame const& judged) {
    boost::json::array array;
    for (laws::Repetition const& repetition : judged.audit.repetitions) {
        array.push_back(boost::json::object{
            {"plies", boost::json::array(repetition.plies.begin(), repetition.plies.end())},
            {"first_claim", claim_to_json(judged, repetition.first_claim)},
        });
    }
    return array;
}

boost::json::array intended_moves_to_json(JudgedGame const& judged) {
    boost::json::array array;
    for (laws::IntendedMove const& intended : judged.audit.intended_moves) {
        chess::Position const& position = judged.game.position_at(intended.ply);
        array.push_back(boost::json::object{
            {"ply", intended.ply},
            {"by", name_of(position.has_the_move())},
            {"move", notation::to_san(position, intended.move)},
            {"occurrences", intended.occurrences},
        });
    }
    return array;
}

/// The Articles of what is said about the game: of its ending, or of the claims that were possible.
std::vector<laws::Article> articles_of(laws::GameAudit const& audit) {
    if (audit.ending) {
        return audit.ending->articles;
    }
    std::vector<laws::Article> articles;
    auto const add = [&](laws::Article article) {
        if (std::ranges::find(articles, article) == articles.end()) {
            articles.push_back(article);
        }
    };
    for (laws::Repetition const& repetition : audit.repetitions) {
        add({repetition.first_claim.move ? "9.2.1" : "9.2.2"});
    }
    if (!audit.intended_moves.empty()) {
        add({"9.2.1"});
    }
    if (audit.fifty_moves) {
        add({audit.fifty_moves->move ? "9.3.1" : "9.3.2"});
    }
    return articles;
}

boost::json::object error_to_json(notation::PgnError const& error) {
    return {{"line", error.line},
            {"column", error.column},
            {"ply", error.ply},
            {"move", error.text},
            {"reason", describe(error)}};
}

std::string claim_text(JudgedGame const& judged, laws::ClaimChance const& claim) {
    std::string text = fmt::format("{} could first claim after half-move {}",
                                   sentence_name(laws::actor_of(claim.by)), claim.ply);
    if (claim.move) {
        text += fmt::format(" with the intended move {}", written_move(judged, claim));
    }
    return text;
}

} // namespace

JudgedGame judge(std::size_t number, notation::PgnResult read, laws::RuleSet const& rules) {
    chess::Game game = read.game.replay();
    laws::GameAudit result = laws::audit({game, rules});
    return {number, std::move(read), std::move(game), std::move(result)};
}

boost::json::object to_json(JudgedGame const& judged) {
    notation::PgnGame const& pgn = judged.read.game;
    laws::GameAudit const& audit = judged.audit;
    boost::json::object object{{"game", judged.number},
                               {"white", pgn.tag("White").value_or("?")},
                               {"black", pgn.tag("Black").value_or("?")}};
    object["result"] =
        audit.ending ? std::string{score_of(audit.ending->result)} : written_result(pgn);
    object["ending"] = audit.ending ? name_of(audit.ending->ending) : "none";
    object["ply"] = audit.ending ? audit.ending->ply : judged.game.ply();
    object["played_on"] = audit.played_on;
    object["repetitions"] = repetitions_to_json(judged);
    object["intended_moves"] = intended_moves_to_json(judged);
    object["fifty_moves"] =
        audit.fifty_moves ? claim_to_json(judged, *audit.fifty_moves) : boost::json::value{};
    boost::json::array articles;
    for (laws::Article const article : articles_of(audit)) {
        articles.emplace_back(article.number);
    }
    object["articles"] = std::move(articles);
    if (judged.read.error) {
        object["error"] = error_to_json(*judged.read.error);
    }
    return object;
}

std::string to_text(JudgedGame const& judged) {
    notation::PgnGame const& pgn = judged.read.game;
    std::string text = fmt::format("Game {}: {} - {}, {}, {}\n", judged.number,
                                   pgn.tag("White").value_or("?"), pgn.tag("Black").value_or("?"),
                                   written_result(pgn), half_moves(judged.game.ply()));
    if (std::optional<laws::Conclusion> const& ending = judged.audit.ending) {
        text += fmt::format("  After half-move {}: {}\n", ending->ply, conclusion_text(*ending));
        if (judged.audit.played_on != 0) {
            text += fmt::format("  What was played on, {}, does not count.\n",
                                half_moves(judged.audit.played_on));
        }
    }
    for (laws::Repetition const& repetition : judged.audit.repetitions) {
        text += fmt::format("  The same position after half-moves {}; {} ({}).\n",
                            fmt::join(repetition.plies, ", "),
                            claim_text(judged, repetition.first_claim),
                            repetition.first_claim.move ? "9.2.1" : "9.2.2");
    }
    for (laws::IntendedMove const& intended : judged.audit.intended_moves) {
        if (intended.ply == judged.game.ply()) {
            chess::Position const& last = judged.game.position();
            text += fmt::format("  At the end, {} could claim with the intended move {} (9.2.1).\n",
                                sentence_name(laws::actor_of(last.has_the_move())),
                                notation::to_san(last, intended.move));
        }
    }
    if (judged.audit.fifty_moves) {
        text +=
            fmt::format("  Fifty moves; {} ({}).\n", claim_text(judged, *judged.audit.fifty_moves),
                        judged.audit.fifty_moves->move ? "9.3.1" : "9.3.2");
    }
    if (judged.read.error) {
        text += fmt::format("  Line {}, column {}: {}; what follows was not read.\n",
                            judged.read.error->line, judged.read.error->column,
                            describe(*judged.read.error));
    }
    return text;
}

} // namespace staunton::record
