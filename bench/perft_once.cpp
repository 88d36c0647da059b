// SPDX-License-Identifier: GPL-3.0-or-later
// perft_once FEN DEPTH: counts the leaves once, and nothing else, for tools/count_instructions.sh.
#include "chess/perft.h"
#include "notation/fen.h"

#include <cstdio>
#include <cstdlib>

int main(int argument_count, char** arguments) {
    if (argument_count != 3) {
        std::fprintf(stderr, "usage: perft_once FEN DEPTH\n");
        return 2;
    }
    auto const position = staunton::notation::position_from_fen(arguments[1]);
    if (!position) {
        std::fprintf(stderr, "%s\n", staunton::notation::describe(position.error()).c_str());
        return 2;
    }
    auto const depth = static_cast<unsigned>(std::strtoul(arguments[2], nullptr, 10));
    std::printf("%llu\n",
                static_cast<unsigned long long>(staunton::chess::perft(*position, depth)));
    return 0;
}
