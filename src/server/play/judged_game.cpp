// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/play/judged_game.h"

#include "base/try.h"
#include "notation/algebraic.h"
#include "notation/uci_move.h"
#include "record/game_event.h"
#include "record/json_text.h"
#include "record/ruling_json.h"

#include <algorithm>
#include <utility>

namespace staunton::server {

namespace {

/// What an event can change, as far as the game goes on differently afterwards.
struct Traces {
    chess::Ply ply;
    std::optional<chess::Color> offer;
    std::optional<chess::Move> declared_move;
    bool ended;

    explicit Traces(laws::Arbiter const& arbiter)
        : ply{arbiter.game().ply()}, offer{arbiter.open_offer()},
          declared_move{arbiter.declared_move()}, ended{arbiter.has_ended()} {}

    [[nodiscard]] friend bool operator==(Traces const&, Traces const&) = default;
};

bool is_mere_refusal(laws::Ruling const& ruling) {
    return ruling.kind == laws::RulingKind::refused &&
           std::ranges::all_of(ruling.clock_change,
                               [](base::Milliseconds change) { return change.count() == 0; });
}

} // namespace

JudgedGame::JudgedGame(record::GameHeader header)
    : header_{std::move(header)}, arbiter_{header_.terms} {}

std::expected<JudgedGame, record::RecordError>
JudgedGame::replay(std::string_view header, std::vector<std::string> const& events) {
    JudgedGame game{TRY(record::parse_header(header))};
    for (std::string const& line : events) {
        laws::Event const event = TRY(record::parse_event(line, game.arbiter_.position()));
        Judgement judgement = game.receive(event);
        if (!judgement.changed_something) {
            // It did when it was written down: the numbers of the events must stay what they were.
            game.events_.push_back(line);
        }
    }
    return game;
}

Judgement JudgedGame::receive(laws::Event const& event) {
    Judgement judgement;
    judgement.moves_before = moves_.size();
    Traces const before{arbiter_};
    std::vector<laws::Ruling> const rulings = arbiter_.receive(event);
    judgement.changed_something = !std::ranges::all_of(rulings, is_mere_refusal) ||
                                  rulings.empty() || Traces{arbiter_} != before;
    for (laws::Ruling const& ruling : rulings) {
        judgement.rulings.push_back(record::ruling_to_json(ruling, events_.size() + 1, event));
    }
    if (judgement.changed_something) {
        judgement.line = record::to_line(record::to_json(event));
        events_.push_back(judgement.line);
        rulings_.insert(rulings_.end(), judgement.rulings.begin(), judgement.rulings.end());
        last_event_at_ = event.at;
        note_new_moves(event.at);
    }
    return judgement;
}

std::string JudgedGame::uci(chess::Move move) const {
    return notation::to_uci(move, header_.variant == record::Variant::chess960
                                      ? notation::UciCastling::rook_square
                                      : notation::UciCastling::king_target);
}

void JudgedGame::note_new_moves(base::Milliseconds at) {
    chess::Game const& game = arbiter_.game();
    moves_.resize(std::min(moves_.size(), game.ply()));
    while (moves_.size() < game.ply()) {
        chess::Ply const ply = moves_.size();
        chess::Move const move = game.moves()[ply];
        chess::Position const& position = game.position_at(ply);
        moves_.push_back({.uci = uci(move),
                          .san = notation::to_san(position, move),
                          .clock = arbiter_.clock().remaining(position.has_the_move(), at)});
    }
}

} // namespace staunton::server
