#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the optimised program and the page. usage: tools/build.sh TARGET...
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p build
# CMake forgets the other settings of a folder whose compiler changes.
cache=build/release/CMakeCache.txt
if [[ -f $cache ]] && ! grep -q '^CMAKE_CXX_COMPILER:.*clang++-19$' "$cache"; then
    rm -r build/release
fi
cmake --preset release >build/configure.log 2>&1 || { cat build/configure.log >&2; exit 3; }
cmake --build --preset release --target "$@"
tools/build_rules_wasm.sh

cd web
if [[ ! node_modules/.package-lock.json -nt package-lock.json ]]; then
    npm ci --no-audit --no-fund
fi
newest=$(find src public index.html package-lock.json *.ts -newer dist/index.html -print -quit 2>/dev/null || true)
if [[ ! -f dist/index.html || -n $newest ]]; then
    npm run --silent build
fi
