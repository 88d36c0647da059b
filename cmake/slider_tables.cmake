# SPDX-License-Identifier: GPL-3.0-or-later
# How bishops and rooks find their squares (src/chess/slider_attacks.h): pext or magic.
# auto takes pext where the compiler may use BMI2 and the processor is quick at it (AMD's first two
# Zen generations are not), magic otherwise.
set(STAUNTON_SLIDERS auto CACHE STRING "auto, pext or magic")
set_property(CACHE STAUNTON_SLIDERS PROPERTY STRINGS auto pext magic)

set(sliders ${STAUNTON_SLIDERS})
if(sliders STREQUAL "auto")
    include(CheckCXXSourceCompiles)
    unset(STAUNTON_PEXT_IS_FAST CACHE)
    if(STAUNTON_NATIVE)
        set(CMAKE_REQUIRED_FLAGS -march=native)
    endif()
    check_cxx_source_compiles("
        #if !defined(__BMI2__) || defined(__znver1__) || defined(__znver2__)
        #error PEXT is missing or slow
        #endif
        int main() { return 0; }" STAUNTON_PEXT_IS_FAST)
    unset(CMAKE_REQUIRED_FLAGS)
    if(STAUNTON_PEXT_IS_FAST)
        set(sliders pext)
    else()
        set(sliders magic)
    endif()
elseif(NOT sliders MATCHES "^(pext|magic)$")
    message(FATAL_ERROR "STAUNTON_SLIDERS is '${sliders}': expected auto, pext or magic")
endif()

# Whoever uses the headers must make the same choice, so it travels with the target.
string(TOUPPER ${sliders} sliders_name)
target_compile_definitions(staunton_chess PUBLIC STAUNTON_SLIDERS_${sliders_name})
if(sliders STREQUAL "pext")
    target_compile_options(staunton_chess PUBLIC -mbmi2)
endif()

add_executable(make_slider_tables ${PROJECT_SOURCE_DIR}/tools/make_slider_tables.cpp)
target_include_directories(make_slider_tables PRIVATE ${PROJECT_SOURCE_DIR}/src)
target_link_libraries(make_slider_tables PRIVATE staunton_warnings)
set(slider_tables ${CMAKE_CURRENT_BINARY_DIR}/chess/slider_tables_${sliders}.cpp)
add_custom_command(OUTPUT ${slider_tables}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/chess
    COMMAND make_slider_tables ${sliders} > ${slider_tables}.tmp
    COMMAND ${CMAKE_COMMAND} -E rename ${slider_tables}.tmp ${slider_tables}
    DEPENDS make_slider_tables
    COMMENT "Making the slider tables (${sliders})")
target_sources(staunton_chess PRIVATE ${slider_tables})
