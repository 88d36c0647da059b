# SPDX-License-Identifier: GPL-3.0-or-later
# The warnings every target of ours is compiled with; all of them are errors.
add_library(staunton_warnings INTERFACE)
target_compile_options(staunton_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wswitch-enum -Werror)
if(STAUNTON_NATIVE)
    target_compile_options(staunton_warnings INTERFACE -march=native)
    # g++-12 sees overlaps in std::string that are not there once it vectorises (GCC bug 105651), and
    # calls what its own AVX-512 header leaves undefined on purpose uninitialised (GCC bug 105593).
    target_compile_options(staunton_warnings INTERFACE
        $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict -Wno-maybe-uninitialized>)
endif()
if(STAUNTON_TIDY)
    find_program(CLANG_TIDY_PROGRAM NAMES clang-tidy-19 REQUIRED)
    set(CMAKE_CXX_CLANG_TIDY ${CLANG_TIDY_PROGRAM} --quiet)
endif()
