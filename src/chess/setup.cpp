// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/setup.h"

#include "chess/attacks.h"

#include <algorithm>
#include <array>
#include <utility>

namespace staunton::chess {

namespace {

constexpr std::array<PieceKind, 8> usual_first_rank{
    PieceKind::rook, PieceKind::knight, PieceKind::bishop, PieceKind::queen,
    PieceKind::king, PieceKind::bishop, PieceKind::knight, PieceKind::rook};

Setup setup_with_first_rank(std::array<PieceKind, 8> const& kinds) {
    Setup setup;
    for (Color const color : both_colors) {
        bool king_seen = false;
        for (File const file : all_files) {
            PieceKind const kind = kinds[static_cast<std::size_t>(file)];
            Square const square = relative_square(color, square_of(file, Rank::first));
            setup.board.place(square, {color, kind});
            setup.board.place(relative_square(color, square_of(file, Rank::second)),
                              {color, PieceKind::pawn});
            king_seen = king_seen || kind == PieceKind::king;
            if (kind == PieceKind::rook) {
                setup.castling.grant(
                    color, king_seen ? CastlingSide::king_side : CastlingSide::queen_side, square);
            }
        }
    }
    return setup;
}

/// The two of five free squares on which the knights stand, by Scharnagl's last digit.
constexpr std::array<std::pair<unsigned, unsigned>, 10> knight_places{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

/// Puts a piece on the free file of that number, counted from the a-file.
void place_on_free(std::array<std::optional<PieceKind>, 8>& files, unsigned number,
                   PieceKind kind) {
    for (auto& file : files) {
        if (!file && number-- == 0) {
            file = kind;
            return;
        }
    }
}

} // namespace

Setup starting_setup() {
    return setup_with_first_rank(usual_first_rank);
}

Setup chess960_setup(unsigned number) {
    std::array<std::optional<PieceKind>, 8> files;
    files[std::size_t{number % 4} * 2 + 1] = PieceKind::bishop;
    number /= 4;
    files[std::size_t{number % 4} * 2] = PieceKind::bishop;
    number /= 4;
    place_on_free(files, number % 6, PieceKind::queen);
    auto const [first, second] = knight_places[number / 6 % 10];
    place_on_free(files, second, PieceKind::knight); // the later first: it does not move the other
    place_on_free(files, first, PieceKind::knight);
    place_on_free(files, 0, PieceKind::rook);
    place_on_free(files, 0, PieceKind::king);
    place_on_free(files, 0, PieceKind::rook);
    std::array<PieceKind, 8> kinds{};
    std::ranges::transform(files, kinds.begin(), [](auto const& kind) { return *kind; });
    return setup_with_first_rank(kinds);
}

} // namespace staunton::chess
