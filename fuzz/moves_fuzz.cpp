// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes throw together a position and play on from it; at every step the fast generator and the
// slow one written from the words of Article 3 must agree, and so must all that is kept with a
// position and the same found afresh.
#include "chess/legal_moves.h"
#include "fuzz/require.h"
#include "support/plain_rules.h"

#include <algorithm>
#include <span>

using namespace staunton;
using namespace staunton::chess;
using fuzz::require;

namespace {

/// Bytes one after the other; zeros once they are used up.
class Bytes {
public:
    explicit Bytes(std::span<std::uint8_t const> bytes) : bytes_{bytes} {}

    [[nodiscard]] bool empty() const { return bytes_.empty(); }

    std::uint8_t next() {
        if (bytes_.empty()) {
            return 0;
        }
        std::uint8_t const first = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return first;
    }

private:
    std::span<std::uint8_t const> bytes_;
};

Setup setup_of(Bytes& bytes) {
    Setup setup;
    std::uint8_t const head = bytes.next();
    setup.has_the_move = static_cast<Color>(head & 1U);
    for (unsigned count = head >> 3U; count > 0; --count) {
        std::uint8_t const where = bytes.next();
        setup.board.place(square_at(where & 63U), {static_cast<Color>(where >> 7U),
                                                   static_cast<PieceKind>(bytes.next() % 5)});
    }
    for (Color const color : both_colors) {
        setup.board.place(square_at(bytes.next() & 63U), {color, PieceKind::king});
        std::uint8_t const rights = bytes.next();
        for (Square const rook : setup.board.pieces(color, PieceKind::rook)) {
            if (!setup.board.pieces(color, PieceKind::king).empty() &&
                (rights >> static_cast<unsigned>(file_of(rook)) & 1U) != 0) {
                setup.castling.grant(color, castling_side(setup.board.king(color), rook), rook);
            }
        }
    }
    if ((head & 2U) != 0) {
        setup.en_passant = square_at(bytes.next() & 63U);
    }
    return setup;
}

void require_agreement(Position const& position) {
    MoveList const listed = legal_moves(position);
    std::vector<Move> moves{listed.begin(), listed.end()};
    std::ranges::sort(moves, [](Move a, Move b) { return a.bits() < b.bits(); });
    require(moves == support::plainly_legal_moves(position.setup()));
    require(moves.size() == count_legal_moves(position));
    require(moves.empty() != has_legal_move(position));
    require(position == *Position::from(position.setup()));
    for (Move const move : moves) {
        require(is_legal(position, move));
        require(gives_check(position, move) == position.after(move).is_check());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    Bytes bytes{{data, std::min<std::size_t>(size, 120)}};
    auto position = Position::from(setup_of(bytes));
    while (position) {
        require_agreement(*position);
        Move const asked =
            Move::from_bits(static_cast<std::uint16_t>(bytes.next() << 8U | bytes.next()));
        MoveList const moves = legal_moves(*position);
        require(is_legal(*position, asked) == moves.contains(asked));
        if (bytes.empty() || moves.empty()) {
            return 0;
        }
        position = position->after(moves[bytes.next() % moves.size()]);
    }
    return 0;
}
