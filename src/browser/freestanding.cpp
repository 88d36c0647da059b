// SPDX-License-Identifier: GPL-3.0-or-later
// A browser has no files and no console: what the C++ library would print before it gives up is
// left out here, and with it everything that the module would have to import.
#if defined(__wasm__)

#include <cstddef>
#include <cstdlib>
#include <new>

extern "C" [[noreturn]] void abort_message(char const* /*format*/, ...) {
    __builtin_trap();
}

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(char const* /*format*/, ...) {
    __builtin_trap();
}

_LIBCPP_END_NAMESPACE_STD

void* operator new(std::size_t size) {
    void* const place = std::malloc(size == 0 ? 1 : size);
    if (place == nullptr) {
        __builtin_trap();
    }
    return place;
}

void operator delete(void* place) noexcept {
    std::free(place);
}

void operator delete(void* place, std::size_t /*size*/) noexcept {
    std::free(place);
}

#endif
