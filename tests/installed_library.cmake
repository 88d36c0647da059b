# SPDX-License-Identifier: GPL-3.0-or-later
# The installed library, used by somebody else: BUILD is installed into an empty folder, and a copy
# of EXAMPLES outside the source tree is built with nothing but that, with the compiler's own
# settings, and tested. Further arguments: SOURCE (Staunton's own folder), COMPILER, GENERATOR,
# PROGRAM (make or ninja).
cmake_minimum_required(VERSION 3.25)

set(folder ${BUILD}/installed_library)
file(REMOVE_RECURSE ${folder})
file(MAKE_DIRECTORY ${folder})
set(prefix ${folder}/prefix)

function(give_up why)
    file(REMOVE_RECURSE ${folder})
    message(FATAL_ERROR "${why}")
endfunction()

# Runs a command that must succeed, and gives what it printed.
function(must_run what)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE printed ERROR_VARIABLE printed)
    if(NOT status EQUAL 0)
        give_up("${what} failed:\n${printed}")
    endif()
endfunction()

# Configures a project that consists of one find_package call; the result and what was printed.
function(configure_with call)
    set(project ${folder}/call)
    file(REMOVE_RECURSE ${project})
    file(WRITE ${project}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\n"
        "project(call LANGUAGES CXX)\n${call}\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -S ${project} -B ${project}/build -G ${GENERATOR}
        -D CMAKE_MAKE_PROGRAM=${PROGRAM} -D CMAKE_CXX_COMPILER=${COMPILER}
        -D CMAKE_PREFIX_PATH=${prefix} ${ARGN}
        RESULT_VARIABLE status OUTPUT_VARIABLE printed ERROR_VARIABLE printed)
    string(REGEX REPLACE "[ \n]+" " " printed "${printed}")
    set(status ${status} PARENT_SCOPE)
    set(printed "${printed}" PARENT_SCOPE)
endfunction()

must_run("Installing" ${CMAKE_COMMAND} --install ${BUILD} --component library --prefix ${prefix})

# Beside the examples, a source that includes every installed header.
file(COPY ${EXAMPLES}/ DESTINATION ${folder}/examples)
file(GLOB_RECURSE headers RELATIVE ${prefix}/include/staunton ${prefix}/include/staunton/*.h)
list(LENGTH headers count)
if(count LESS 50)
    give_up("Only ${count} headers were installed")
endif()
list(TRANSFORM headers REPLACE "(.+)" "#include \"\\1\"\n")
string(JOIN "" headers ${headers})
file(WRITE ${folder}/examples/every_header.cpp "${headers}")
file(APPEND ${folder}/examples/CMakeLists.txt "add_library(every_header OBJECT every_header.cpp)\n"
    "target_link_libraries(every_header PRIVATE staunton::record staunton::engine)\n")

must_run("Configuring the examples" ${CMAKE_COMMAND} -S ${folder}/examples -B ${folder}/build
    -G ${GENERATOR} -D CMAKE_MAKE_PROGRAM=${PROGRAM} -D CMAKE_CXX_COMPILER=${COMPILER}
    -D CMAKE_PREFIX_PATH=${prefix} -D CMAKE_EXPORT_COMPILE_COMMANDS=ON)
must_run("Building the examples" ${CMAKE_COMMAND} --build ${folder}/build --parallel 2)
must_run("Testing the examples"
    ${CMAKE_CTEST_COMMAND} --test-dir ${folder}/build --no-tests=error --output-on-failure)

# The program of each README, alone in an empty folder, prints what the README says.
foreach(readme README.md README.ko.md)
    file(READ ${SOURCE}/${readme} text)
    foreach(kind cmake cpp text)
        if(NOT text MATCHES "\n```${kind}\n([^`]+)```")
            give_up("${readme} has no block of ${kind}")
        endif()
        set(block_${kind} "${CMAKE_MATCH_1}")
    endforeach()
    set(first ${folder}/${readme})
    file(WRITE ${first}/CMakeLists.txt "${block_cmake}")
    file(WRITE ${first}/main.cpp "${block_cpp}")
    must_run("Configuring the program of ${readme}" ${CMAKE_COMMAND} -S ${first} -B ${first}/build
        -G ${GENERATOR} -D CMAKE_MAKE_PROGRAM=${PROGRAM} -D CMAKE_CXX_COMPILER=${COMPILER}
        -D CMAKE_PREFIX_PATH=${prefix})
    must_run("Building the program of ${readme}" ${CMAKE_COMMAND} --build ${first}/build)
    execute_process(COMMAND ${first}/build/first OUTPUT_VARIABLE printed)
    if(NOT printed STREQUAL block_text)
        give_up("The program of ${readme} printed\n${printed}")
    endif()
endforeach()

# What is private to our own build has not come along.
file(READ ${folder}/build/compile_commands.json commands)
foreach(flag -march -Werror -Wall ${SOURCE}/src)
    string(FIND "${commands}" "${flag}" place)
    if(NOT place EQUAL -1)
        give_up("The library's users are compiled with ${flag}")
    endif()
endforeach()

# Modules that need nothing come without Boost and fmt; asked for, the missing ones are named.
set(without -D CMAKE_DISABLE_FIND_PACKAGE_Boost=ON -D CMAKE_DISABLE_FIND_PACKAGE_fmt=ON)
configure_with("find_package(staunton 0.1 REQUIRED)
    if(NOT TARGET staunton::engine OR TARGET staunton::record OR staunton_record_FOUND)
        message(FATAL_ERROR wrong)
    endif()" ${without})
if(NOT status EQUAL 0)
    give_up("Without Boost and fmt the rest is not found:\n${printed}")
endif()
configure_with("find_package(staunton REQUIRED COMPONENTS chess)
    if(NOT TARGET staunton::base OR TARGET staunton::laws OR Boost_FOUND)
        message(FATAL_ERROR wrong)
    endif()")
if(NOT status EQUAL 0)
    give_up("chess alone does not come alone:\n${printed}")
endif()
foreach(expected
        "find_package(staunton REQUIRED COMPONENTS record)|staunton::record needs fmt and Boost.JSON"
        "find_package(staunton REQUIRED COMPONENTS chess openings)|staunton has no module 'openings'"
        "find_package(staunton 0.2 REQUIRED)|version: 0.1"
        "find_package(staunton 1.0 REQUIRED)|version: 0.1")
    string(REPLACE "|" ";" expected "${expected}")
    list(GET expected 0 call)
    list(GET expected 1 complaint)
    configure_with("${call}" ${without})
    string(FIND "${printed}" "${complaint}" place)
    if(status EQUAL 0 OR place EQUAL -1)
        give_up("${call} should say \"${complaint}\", but it printed:\n${printed}")
    endif()
endforeach()

file(REMOVE_RECURSE ${folder})
