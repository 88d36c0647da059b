// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/game_audit.h"

#include "chess/legal_moves.h"
#include "chess/position_identity.h"
#include "laws/automatic_ending.h"

#include <algorithm>
#include <unordered_map>

namespace staunton::laws {

namespace {

/// The first move that leads from one position to the other.
std::optional<chess::Move> move_between(chess::Position const& from, chess::Position const& to) {
    if (from.has_the_move() == to.has_the_move()) {
        return std::nullopt;
    }
    for (chess::Move const move : chess::legal_moves(from)) {
        if (chess::is_same(from.after(move), to)) {
            return move;
        }
    }
    return std::nullopt;
}

/// The plies of every position of the game, in order of its first occurrence.
std::vector<std::vector<chess::Ply>> all_occurrences(chess::Game const& game) {
    std::vector<std::vector<chess::Ply>> all;
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> with_hash;
    for (chess::Ply ply = 0; ply <= game.ply(); ++ply) {
        chess::Position const& position = game.position_at(ply);
        std::vector<std::size_t>& candidates = with_hash[position.hash()];
        auto const known = std::ranges::find_if(candidates, [&](std::size_t index) {
            return chess::is_same(game.position_at(all[index].front()), position);
        });
        if (known != candidates.end()) {
            all[*known].push_back(ply);
        } else {
            candidates.push_back(all.size());
            all.push_back({ply});
        }
    }
    return all;
}

ClaimChance first_claim_of(std::vector<chess::Ply> const& plies, GameView const& view) {
    std::size_t const needed = view.rules.claim_occurrences;
    chess::Ply const claimable = plies[needed - 1];
    chess::Position const& position = view.game.position_at(claimable);
    for (chess::Ply ply = plies[needed - 2]; ply < claimable; ++ply) {
        chess::Position const& before = view.game.position_at(ply);
        if (std::optional<chess::Move> const move = move_between(before, position)) {
            return {ply, before.has_the_move(), move};
        }
    }
    return {claimable, position.has_the_move(), std::nullopt};
}

std::vector<Repetition> repetitions_of(GameView const& view) {
    std::size_t const needed = view.rules.claim_occurrences;
    std::vector<Repetition> repetitions;
    for (std::vector<chess::Ply>& plies : all_occurrences(view.game)) {
        if (plies.size() >= needed) {
            ClaimChance const first = first_claim_of(plies, view);
            repetitions.push_back({std::move(plies), first});
        }
    }
    std::ranges::sort(repetitions, {},
                      [needed](Repetition const& each) { return each.plies[needed - 1]; });
    return repetitions;
}

/// A move that may be written down after that many half-moves and changes nothing for good: the one
/// played, if it is such.
std::optional<chess::Move> reversible_move(chess::Game const& game, chess::Ply ply) {
    chess::Position const& position = game.position_at(ply);
    auto const counts = [&](chess::Move move) {
        return position.after(move).halfmove_clock() > position.halfmove_clock();
    };
    if (ply < game.ply() && counts(game.moves()[ply])) {
        return game.moves()[ply];
    }
    chess::MoveList const moves = chess::legal_moves(position);
    auto const* const found = std::ranges::find_if(moves, counts);
    return found == moves.end() ? std::nullopt : std::optional{*found};
}

std::optional<ClaimChance> first_fifty_move_claim(GameView const& view) {
    std::size_t const needed = std::size_t{2} * view.rules.claim_moves;
    for (chess::Ply ply = 0; ply <= view.game.ply(); ++ply) {
        chess::Position const& position = view.game.position_at(ply);
        if (position.halfmove_clock() >= needed && chess::has_legal_move(position)) {
            return ClaimChance{ply, position.has_the_move(), std::nullopt};
        }
        if (position.halfmove_clock() + 1 == needed) {
            if (std::optional<chess::Move> const move = reversible_move(view.game, ply)) {
                return ClaimChance{ply, position.has_the_move(), move};
            }
        }
    }
    return std::nullopt;
}

std::optional<Conclusion> first_ending(GameView const& view) {
    chess::Game game{view.game.first_position()};
    std::optional<Conclusion> ending = automatic_ending({game, view.rules});
    for (chess::Move const move : view.game.moves()) {
        if (ending) {
            break;
        }
        game.play(move);
        ending = automatic_ending({game, view.rules});
    }
    return ending;
}

std::vector<IntendedMove> intended_moves_of(GameView const& view) {
    std::size_t const needed = view.rules.claim_occurrences;
    std::vector<IntendedMove> intended;
    chess::Game game{view.game.first_position()};
    for (chess::Ply ply = 0; ply <= view.game.ply(); ++ply) {
        for (chess::Move const move : chess::legal_moves(game.position())) {
            chess::Position const after = game.position().after(move);
            // Two moves of each player at least lie between two occurrences.
            if (after.halfmove_clock() < 4 * (needed - 1)) {
                continue;
            }
            std::size_t const count = game.occurrences_of(after).size() + 1;
            if (count >= needed) {
                intended.push_back({ply, move, count});
            }
        }
        if (ply < view.game.ply()) {
            game.play(view.game.moves()[ply]);
        }
    }
    return intended;
}

} // namespace

GameAudit audit(GameView const& view) {
    GameAudit result;
    result.ending = first_ending(view);
    result.played_on = result.ending ? view.game.ply() - result.ending->ply : 0;
    result.repetitions = repetitions_of(view);
    result.intended_moves = intended_moves_of(view);
    result.fifty_moves = first_fifty_move_claim(view);
    return result;
}

} // namespace staunton::laws
