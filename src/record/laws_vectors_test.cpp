// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/algebraic.h"
#include "notation/fen.h"
#include "record/replay.h"
#include "support/scenario.h"

#include <doctest/doctest.h>

namespace staunton::record {
namespace {

/// One line of repetition_and_counting.tsv.
struct Vector {
    std::string id;
    std::string first_position;
    std::string moves;
    std::string expected;
};

std::vector<Vector> all_vectors() {
    std::ifstream stream{STAUNTON_TESTS_FOLDER "/scenarios/repetition_and_counting.tsv"};
    REQUIRE(stream.is_open());
    std::vector<Vector> all;
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line.front() == '#') {
            continue;
        }
        std::istringstream fields{line};
        Vector vector;
        std::getline(fields, vector.id, '\t');
        std::getline(fields, vector.first_position, '\t');
        std::getline(fields, vector.moves, '\t');
        std::getline(fields, vector.expected, '\t');
        all.push_back(vector);
    }
    return all;
}

laws::Arbiter start(Vector const& vector) {
    laws::GameTerms terms;
    if (vector.first_position != "startpos") {
        auto const position = notation::position_from_fen(vector.first_position);
        REQUIRE(position.has_value());
        terms.first_position = *position;
    }
    return laws::Arbiter{terms};
}

laws::Event by_mover(laws::Arbiter const& arbiter, laws::Deed deed) {
    return {laws::Milliseconds{0}, laws::actor_of(arbiter.position().has_the_move()),
            std::move(deed)};
}

chess::Move read(laws::Arbiter const& arbiter, std::string const& move) {
    auto const parsed = notation::parse_san(arbiter.position(), move);
    REQUIRE(parsed.has_value());
    return *parsed;
}

/// Plays the moves before the bar, and gives the one after it, if there is one.
std::optional<chess::Move> play(laws::Arbiter& arbiter, std::string const& moves) {
    bool intended = false;
    for (std::string const& word : support::words_of(moves)) {
        if (word == "|") {
            intended = true;
        } else if (intended) {
            return read(arbiter, word);
        } else {
            (void)arbiter.receive(by_mover(arbiter, laws::Play{read(arbiter, word)}));
        }
    }
    return std::nullopt;
}

laws::Ruling claim(laws::Arbiter& arbiter, laws::DrawClaimKind kind,
                   std::optional<chess::Move> intended = std::nullopt) {
    return arbiter.receive(by_mover(arbiter, laws::ClaimDraw{kind, intended})).back();
}

void check_repetition(Vector const& vector) {
    laws::Arbiter arbiter = start(vector);
    std::optional<chess::Move> const intended = play(arbiter, vector.moves);
    laws::Ruling const ruling = claim(arbiter, laws::DrawClaimKind::threefold, intended);
    auto const& evidence = std::get<laws::RepetitionEvidence>(ruling.evidence);
    bool const is_third = vector.expected.find('3') != std::string::npos;
    CHECK(evidence.occurrences.size() == (is_third ? 3 : 2));
    CHECK((ruling.kind == laws::RulingKind::ended) == is_third);
}

void check_count(Vector const& vector) {
    laws::Arbiter arbiter = start(vector);
    play(arbiter, vector.moves);
    std::optional<laws::Conclusion> const& conclusion = arbiter.conclusion();
    if (vector.expected == "50") {
        REQUIRE_FALSE(conclusion.has_value());
        CHECK(claim(arbiter, laws::DrawClaimKind::fifty).kind == laws::RulingKind::ended);
        return;
    }
    REQUIRE(conclusion.has_value());
    laws::Ending const expected = vector.expected == "mate" ? laws::Ending::checkmate
                                  : vector.expected == "stalemate"
                                      ? laws::Ending::stalemate
                                      : laws::Ending::seventy_five_moves;
    CHECK(conclusion->ending == expected);
}

TEST_CASE("9.2.3, 9.3, 9.6.2: known cases of repetition and of counting moves") {
    std::size_t checked = 0;
    for (Vector const& vector : all_vectors()) {
        CAPTURE(vector.id);
        vector.id.front() == 'R' ? check_repetition(vector) : check_count(vector);
        ++checked;
    }
    CHECK(checked == 14);
}

TEST_CASE("9.3.1: a claim made before the mating hundredth half-move draws") {
    for (Vector const& vector : all_vectors()) {
        if (vector.id == "M01") {
            laws::Arbiter arbiter = start(vector);
            chess::Move const mate = read(arbiter, "Ra8#");
            CHECK(claim(arbiter, laws::DrawClaimKind::fifty, mate).conclusion->ending ==
                  laws::Ending::fifty_moves);
        }
    }
}

} // namespace
} // namespace staunton::record
