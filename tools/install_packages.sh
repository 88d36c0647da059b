#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing of the Debian 12 packages that Staunton is built, tested or fuzzed with.
# usage: tools/install_packages.sh build|test|long
set -euo pipefail

purpose=${1:?usage: tools/install_packages.sh build|test|long}

packages=(ca-certificates ccache cmake g++ git ninja-build pkg-config
    doctest-dev libboost1.81-dev libboost-json1.81-dev libcli11-dev libfmt-dev librapidcheck-dev
    libsodium-dev libspdlog-dev libsqlite3-dev libbenchmark-dev
    clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32)
if [[ $purpose != build ]]; then
    packages+=(chromium curl fonts-noto-cjk)
fi
if [[ $purpose == long ]]; then
    packages+=(clang-format-19 clang-tidy-19 libclang-rt-19-dev stockfish valgrind)
fi
# A newer Node than Debian's is welcome, however it was installed.
command -v node >/dev/null || packages+=(nodejs)
command -v npm >/dev/null || packages+=(npm)

missing=()
for package in "${packages[@]}"; do
    if ! dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed; then
        missing+=("$package")
    fi
done
[[ ${#missing[@]} -gt 0 ]] || exit 0

as_root=()
if [[ $(id -u) -ne 0 ]]; then
    command -v sudo >/dev/null || {
        echo "These packages are missing, and only root can install them: ${missing[*]}" >&2
        exit 3
    }
    as_root=(sudo)
fi
echo "Installing with apt: ${missing[*]}" >&2
"${as_root[@]}" apt-get update -q
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
