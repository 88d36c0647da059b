// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/reachability.h"
#include "notation/fen.h"
#include "notation/pgn_reader.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace staunton::notation {
namespace {

std::string contents_of(std::filesystem::path const& path) {
    std::ostringstream text;
    text << std::ifstream{path}.rdbuf();
    return text.str();
}

/// How many positions of the file's games, as far as they start from the initial one, were asked
/// about.
std::size_t check_positions_of(std::filesystem::path const& path) {
    std::string const text = contents_of(path);
    PgnReader reader{text};
    std::size_t positions = 0;
    while (std::optional<PgnResult> const read = reader.next()) {
        if (read->game.first_position != chess::Position{}) {
            continue;
        }
        chess::Game const game = read->game.replay();
        for (chess::Ply ply = 0; ply <= game.ply(); ++ply) {
            auto const reasons = chess::unreachable_reasons(game.position_at(ply));
            INFO(path.string(), ": ", to_fen(game.position_at(ply)));
            REQUIRE(reasons.empty());
            ++positions;
        }
    }
    return positions;
}

TEST_CASE("3.10.3: no position of a game that was played is called unreachable") {
    std::size_t positions = 0;
    for (std::string const folder : {"/pgn", "/historic"}) {
        for (auto const& entry :
             std::filesystem::directory_iterator{STAUNTON_TESTS_FOLDER + folder}) {
            if (entry.path().extension() == ".pgn") {
                positions += check_positions_of(entry.path());
            }
        }
    }
    CHECK(positions > 1'000);
}

} // namespace
} // namespace staunton::notation
