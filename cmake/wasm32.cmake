# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's clang for WebAssembly, with the C library of WASI and LLVM's C++ library.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# Sources choose their own level; Release adds nothing to it.
set(CMAKE_CXX_FLAGS_RELEASE_INIT "")
set(CMAKE_CXX_FLAGS_RELEASE "" CACHE STRING "")
