// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/algebraic.h"
#include "record/audit_json.h"
#include "support/scenario.h"

#include <doctest/doctest.h>

namespace staunton::record {
namespace {

std::string whole_file(std::filesystem::path const& path) {
    std::ifstream stream{path};
    REQUIRE_MESSAGE(stream.is_open(), path.string());
    return {std::istreambuf_iterator<char>{stream}, {}};
}

std::filesystem::path const folder{STAUNTON_TESTS_FOLDER "/historic"};

JudgedGame judged(std::string const& name) {
    std::string const text = whole_file(folder / (name + ".pgn"));
    notation::PgnReader reader{text};
    std::optional<notation::PgnResult> game = reader.next();
    REQUIRE(game.has_value());
    REQUIRE_MESSAGE(!game->error.has_value(), name);
    return judge(1, *std::move(game), laws::fide_2023());
}

/// What expected.txt says of one game.
struct Expected {
    std::string name;
    chess::Ply plies;
    std::vector<std::vector<chess::Ply>> repetitions{};
    std::vector<std::string> intended{};
};

std::vector<Expected> all_expected() {
    std::vector<Expected> all;
    std::ifstream stream{folder / "expected.txt"};
    for (std::string line; std::getline(stream, line);) {
        std::vector<std::string> const words = support::words_of(line);
        if (words.empty() || words.front() == "#") {
            continue;
        }
        if (words.front() == "game") {
            all.push_back({words[1], std::stoul(words[2])});
        } else if (words.front() == "intended") {
            all.back().intended.push_back(words[1] + ' ' + words[2] + ' ' + words[3]);
        } else {
            REQUIRE(words.front() == "repetition");
            all.back().repetitions.emplace_back();
            for (std::size_t i = 1; i < words.size(); ++i) {
                all.back().repetitions.back().push_back(std::stoul(words[i]));
            }
        }
    }
    return all;
}

std::vector<std::string> intended_in(JudgedGame const& game) {
    std::vector<std::string> all;
    all.reserve(game.audit.intended_moves.size());
    for (laws::IntendedMove const& intended : game.audit.intended_moves) {
        all.push_back(std::to_string(intended.ply) + ' ' +
                      notation::to_san(game.game.position_at(intended.ply), intended.move) + ' ' +
                      std::to_string(intended.occurrences));
    }
    return all;
}

TEST_CASE("9.2.3: in the historic games every repetition falls at the plies that are known") {
    std::vector<Expected> const all = all_expected();
    CHECK(all.size() == 20);
    for (Expected const& expected : all) {
        CAPTURE(expected.name);
        JudgedGame const game = judged(expected.name);
        CHECK(game.game.ply() == expected.plies);
        std::vector<std::vector<chess::Ply>> found;
        found.reserve(game.audit.repetitions.size());
        for (laws::Repetition const& repetition : game.audit.repetitions) {
            found.push_back(repetition.plies);
        }
        CHECK(found == expected.repetitions);
    }
}

TEST_CASE("9.2.1: in the historic games every claim with an intended move is found, and no other") {
    for (Expected const& expected : all_expected()) {
        CAPTURE(expected.name);
        CHECK(intended_in(judged(expected.name)) == expected.intended);
    }
}

TEST_CASE("9.2.1: Fischer could claim against Petrosian in 1971 by writing down 34.Qe2") {
    JudgedGame const game = judged("fischer_petrosian_1971_g3");
    REQUIRE(game.audit.repetitions.size() == 1);
    laws::ClaimChance const& claim = game.audit.repetitions.front().first_claim;
    CHECK(claim.ply == 66);
    CHECK(claim.by == chess::Color::white);
    CHECK(notation::to_san(game.game.position_at(66), *claim.move) == "Qe2");
    CHECK_FALSE(game.audit.ending.has_value());
}

TEST_CASE("9.2.1: Burn could have claimed two moves earlier with a move that he did not play") {
    JudgedGame const game = judged("pillsbury_burn_1898_vienna");
    laws::ClaimChance const& claim = game.audit.repetitions.front().first_claim;
    CHECK(claim.ply == 95);
    CHECK(notation::to_san(game.game.position_at(95), *claim.move) == "Kg7");
}

TEST_CASE("9.6.1: Khamparia-Li 2018 was over with 75...Rc1") {
    laws::GameAudit const audit = judged("khamparia_li_2018").audit;
    REQUIRE(audit.ending.has_value());
    CHECK(audit.ending->ending == laws::Ending::fivefold_repetition);
    CHECK(audit.ending->ply == 150);
    CHECK(audit.played_on == 0);
}

TEST_CASE("9.6.1: under today's Laws Pest-Paris 1842 was over with 26...Bc7") {
    laws::GameAudit const audit = judged("pest_paris_1842").audit;
    REQUIRE(audit.ending.has_value());
    CHECK(audit.ending->ending == laws::Ending::fivefold_repetition);
    CHECK(audit.ending->ply == 52);
    CHECK(audit.played_on == 2);
}

} // namespace
} // namespace staunton::record
