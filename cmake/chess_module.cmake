# SPDX-License-Identifier: GPL-3.0-or-later
# chess_module(<name> [DEPENDS <module>...] [LIBRARIES <target>...])
#
# One folder src/<name> is one module, one namespace staunton::<name> and one target staunton::<name>.
# Every *_test.cpp in the folder goes into the test program <name>_test; a main.cpp is no part of
# the library.
# DEPENDS is the whole list of modules whose headers may be included (base is open to all);
# the layering test reads these very lines.
function(chess_module name)
    cmake_parse_arguments(PARSE_ARGV 1 module "" "" "DEPENDS;LIBRARIES")
    set(folder ${CMAKE_CURRENT_SOURCE_DIR}/${name})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    set(tests ${sources})
    list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cpp$")
    list(FILTER tests INCLUDE REGEX "_test\\.cpp$")

    set(links "")
    foreach(dependency IN LISTS module_DEPENDS)
        list(APPEND links staunton::${dependency})
    endforeach()
    if(NOT name STREQUAL base)
        list(APPEND links staunton::base)
    endif()

    if(sources)
        add_library(staunton_${name} STATIC ${sources})
        set(scope PUBLIC)
        # Our warnings and STAUNTON_NATIVE's -march are of this build only: nobody who links the
        # installed library gets them. What inline functions depend on is PUBLIC instead.
        target_link_libraries(staunton_${name} PRIVATE $<BUILD_INTERFACE:staunton_warnings>)
    else()
        add_library(staunton_${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    add_library(staunton::${name} ALIAS staunton_${name})
    target_include_directories(staunton_${name} ${scope} $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}>)
    target_compile_features(staunton_${name} ${scope} cxx_std_23)
    # For the installed package: what comes along with this module.
    set_target_properties(staunton_${name} PROPERTIES STAUNTON_NEEDS "base;${module_DEPENDS}")
    target_link_libraries(staunton_${name} ${scope} ${links} ${module_LIBRARIES})

    if(tests)
        add_executable(${name}_test ${tests} ${PROJECT_SOURCE_DIR}/tests/support/doctest_main.cpp)
        target_include_directories(${name}_test PRIVATE ${PROJECT_SOURCE_DIR}/tests)
        target_compile_definitions(${name}_test PRIVATE
            STAUNTON_TESTS_FOLDER="${PROJECT_SOURCE_DIR}/tests")
        target_link_libraries(${name}_test PRIVATE
            staunton::${name} staunton_warnings doctest::doctest rapidcheck)
        if(name STREQUAL chess)
            target_sources(${name}_test PRIVATE ${PROJECT_SOURCE_DIR}/tests/support/plain_rules.cpp)
        endif()
        add_test(NAME ${name} COMMAND ${name}_test)
        set_tests_properties(${name} PROPERTIES LABELS unit)
    endif()
endfunction()
