#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Counts, with callgrind, the instructions that perft takes a leaf, for one processor (Haswell) and
# one compiler, so that the figure is the same on every machine; fails where it is above the limit.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=build/instructions
cmake -S . -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=clang++-19 \
    -DCMAKE_CXX_FLAGS=-march=haswell -DSTAUNTON_SLIDERS=pext >"$folder.log" 2>&1 || { cat "$folder.log" >&2; exit 3; }
cmake --build "$folder" --target perft_once >"$folder.log" 2>&1 || { cat "$folder.log" >&2; exit 3; }
program=$folder/bin/perft_once

# instructions FEN DEPTH
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" "$2" 2>&1 |
        awk '/Collected/ {print $NF}'
}

worst=0
# check NAME FEN DEPTH LIMIT: the start-up, which is the same at depth 0, is left out.
check() {
    local leaves whole start
    leaves=$("$program" "$2" "$3")
    whole=$(instructions "$2" "$3")
    start=$(instructions "$2" 0)
    awk -v name="$1" -v leaves="$leaves" -v spent="$((whole - start))" -v limit="$4" 'BEGIN {
        each = spent / leaves
        printf "%-17s %7d leaves %6.2f instructions each (at most %s)\n", name, leaves, each, limit
        exit each > limit
    }' || worst=1
}

check "initial position" "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" 4 21
check "Kiwipete" "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" 3 11.5
check "rook ending" "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1" 5 26
exit "$worst"
