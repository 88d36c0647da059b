#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The slow suites: deep perft, sanitizers, tidy, fuzzers. usage: tools/test_long.sh [--list]
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ ${1:-} == --list ]]; then
    echo "perft to the last known level, instructions a leaf, formatting, clang-tidy, address and thread sanitizers, fuzzers 60 s each (legal moves 600 s)"
    exit 0
fi

say() { printf '\n== %s\n' "$*"; }

say "perft, every suite whole (2.4 million million leaves)"
build/release/bin/perft_suite all tests/perft/*.perft

say "instructions a leaf"
tools/count_instructions.sh

say "formatting"
git ls-files '*.cpp' '*.h' | xargs clang-format-19 --dry-run --Werror

say "clang-tidy"
cmake --workflow --preset tidy

for sanitizer in asan tsan; do
    say "unit tests with $sanitizer"
    cmake --preset "$sanitizer"
    cmake --build --preset "$sanitizer"
    ctest --preset "$sanitizer" -L unit
done

say "fuzzers, 60 s each; legal moves against the slow generator, 600 s"
cmake --preset fuzz
cmake --build --preset fuzz
for fuzzer in build/fuzz/bin/*_fuzz; do
    name=$(basename "$fuzzer")
    mkdir -p "build/fuzz/corpus/$name"
    seeds=()
    [[ -d fuzz/seeds/$name ]] && seeds=("fuzz/seeds/$name")
    [[ -f fuzz/$name.dict ]] && seeds+=("-dict=fuzz/$name.dict")
    seconds=60
    [[ $name == moves_fuzz ]] && seconds=600
    "$fuzzer" "-max_total_time=$seconds" -rss_limit_mb=2048 -print_final_stats=1 "build/fuzz/corpus/$name" "${seeds[@]}" 2>&1 | tail -n 4
done
