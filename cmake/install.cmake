# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` writes. Component `library`: the modules that others link, each a target
# staunton::<module>, their headers, and the package that find_package(staunton) reads. Component
# `program`: the program, and its page if it has been built. Server and cli are the program, and
# their headers stay here.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(library_modules base chess notation endgame laws record engine)
# Of the engine, what a program needs that plays or speaks UCI; the search itself is private.
set(engine_headers analysis.h benchmark.h uci/session.h)

# The includes of a user read as ours do: #include "chess/position.h".
set(library_includes ${CMAKE_INSTALL_INCLUDEDIR}/staunton)
set(library_package ${CMAKE_INSTALL_LIBDIR}/cmake/staunton)

add_custom_target(staunton_library)
set(library_needs "")
foreach(module IN LISTS library_modules)
    set(target staunton_${module})
    set_target_properties(${target} PROPERTIES EXPORT_NAME ${module})
    install(TARGETS ${target} EXPORT ${target}
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library
        INCLUDES DESTINATION ${library_includes})
    # One file for each module, so that a module whose dependencies are missing can stay out.
    install(EXPORT ${target} NAMESPACE staunton:: FILE staunton-${module}-targets.cmake
        DESTINATION ${library_package} COMPONENT library)
    add_dependencies(staunton_library ${target})
    get_target_property(needs ${target} STAUNTON_NEEDS)
    list(REMOVE_ITEM needs ${module})
    list(JOIN needs " " needs)
    string(APPEND library_needs "set(staunton_${module}_needs ${needs})\n")

    set(folder ${PROJECT_SOURCE_DIR}/src/${module})
    if(DEFINED ${module}_headers)
        set(headers ${${module}_headers})
    else()
        file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/*.h)
    endif()
    foreach(header IN LISTS headers)
        get_filename_component(header_folder ${header} DIRECTORY)
        install(FILES ${folder}/${header} COMPONENT library
            DESTINATION ${library_includes}/${module}/${header_folder})
    endforeach()
endforeach()

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/staunton-config.cmake.in
    ${CMAKE_CURRENT_BINARY_DIR}/staunton-config.cmake INSTALL_DESTINATION ${library_package})
# Before 1.0 a minor version may change any name.
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/staunton-config-version.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/staunton-config.cmake
    ${CMAKE_CURRENT_BINARY_DIR}/staunton-config-version.cmake
    DESTINATION ${library_package} COMPONENT library)

install(TARGETS staunton RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
# The program looks for its page here, from the folder in which it stands.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/web/dist/ DESTINATION ${CMAKE_INSTALL_DATADIR}/staunton/web
    COMPONENT program OPTIONAL)
