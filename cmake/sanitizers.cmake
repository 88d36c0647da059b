# SPDX-License-Identifier: GPL-3.0-or-later
# STAUNTON_SANITIZE=address (with undefined behaviour) or thread.
if(STAUNTON_SANITIZE STREQUAL "address")
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
elseif(STAUNTON_SANITIZE STREQUAL "thread")
    add_compile_options(-fsanitize=thread -fno-omit-frame-pointer)
    add_link_options(-fsanitize=thread)
elseif(STAUNTON_SANITIZE)
    message(FATAL_ERROR "STAUNTON_SANITIZE is '${STAUNTON_SANITIZE}': expected address or thread")
endif()
if(STAUNTON_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
