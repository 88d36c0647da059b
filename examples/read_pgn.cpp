// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a file of games, faults and all, and says what is wrong and where.
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"

#include <iostream>
#include <string_view>

using namespace staunton;

namespace {

constexpr std::string_view file = R"([White "Anderssen"]
[Black "Kieseritzky"]
[Result "1-0"]

1. e4 e5 2. f4 exf4 3. Bc4 $6 {King's Bishop's Gambit} Qh4+ (3... d5) 4. Kf1 b5 1-0

[White "Wrong"]
[Black "Move"]

1. e4 e5 2. Ke3 Nf6 *

[White "Two"]
[Black "Knights"]

1. Nf3 d5 2. e3 Nf6 3. Nd4 Nc6 4. Nb5 a6 5. Nc3 *
1. d4 Nf6 2. Bg5 Ne4 3. Nf3 d5 4. Nd2 1/2-1/2
)";

} // namespace

int main() {
    notation::PgnReader reader{file};
    while (auto const read = reader.next()) {
        notation::PgnGame const& game = read->game;
        std::cout << game.tag("White").value_or("?") << " - " << game.tag("Black").value_or("?")
                  << ": " << game.moves.size() << " half-moves, " << game.result << '\n';

        // A fault ends the reading of its own game only; what came before it is there.
        if (read->error) {
            std::cout << "  line " << read->error->line << ", column " << read->error->column
                      << ", '" << read->error->text << "': " << describe(*read->error) << '\n';
            if (read->error->move_error) {
                for (chess::Move const candidate : read->error->move_error->candidates) {
                    std::cout << "    perhaps from " << name_of(candidate.from()) << '\n';
                }
            }
        }
    }

    // Written out again, a game is in the export format of the PGN standard.
    if (auto const first = notation::PgnReader{file}.next()) {
        std::cout << '\n' << notation::to_pgn(first->game);
    }
}
