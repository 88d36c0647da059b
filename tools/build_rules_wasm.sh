#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the rules of chess for the page: web/src/lib/rules/staunton_rules.wasm. Rebuilds only what
# has changed, and leaves the file alone if that comes to the same. usage: tools/build_rules_wasm.sh
set -euo pipefail
cd "$(dirname "$0")/.."

built=build/wasm/staunton_rules.wasm
kept=web/src/lib/rules/staunton_rules.wasm
mkdir -p build
cmake -S src/browser -B build/wasm -G Ninja >build/configure_wasm.log 2>&1 || { cat build/configure_wasm.log >&2; exit 3; }
cmake --build build/wasm -- --quiet
cmp --quiet "$built" "$kept" || { cp "$built" "$kept.new" && mv "$kept.new" "$kept"; }
