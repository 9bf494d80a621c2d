# The target check-tidy: clang-tidy over engine, app and tests. Reading the headers of Qt and GoogleTest takes most of its
# time, so the files of one target are looked at together, in a unit that includes them. A unit keeps a stamp and is looked
# at again when one of its files, a header or the list of checks has changed. A target with the property HEXMOOT_TIDY_APART has
# a unit for each file: one that is quick to read, and whose files may use the same local names.

# tidy_unit(TARGET NAME FILE...): looks at the files together, as the target compiles them.
function(tidy_unit target name)
  set(files ${ARGN})
  set(unit ${CMAKE_BINARY_DIR}/tidy/${name}.cpp)
  list(JOIN files "\"\n#include \"" text)
  file(CONFIGURE OUTPUT ${unit} CONTENT "#include \"${text}\"\n" @ONLY)
  # Our headers are found by quotes; all that is found by angle brackets is of the system and not ours to mend.
  set(folders $<REMOVE_DUPLICATES:$<FILTER:$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>,EXCLUDE,^/usr/include$>>)
  set(words $<FILTER:$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>,EXCLUDE,^$>)
  add_custom_command(OUTPUT ${unit}.ok
    COMMAND clang-tidy-19 --quiet --config-file=${PROJECT_SOURCE_DIR}/.clang-tidy ${unit} --
            -std=c++20 -fPIC -iquote ${PROJECT_SOURCE_DIR}
            "$<$<BOOL:${folders}>:-isystem$<JOIN:${folders},;-isystem>>" "$<$<BOOL:${words}>:-D$<JOIN:${words},;-D>>"
    COMMAND ${CMAKE_COMMAND} -E touch ${unit}.ok
    DEPENDS ${unit} ${files} ${tidy_headers} ${PROJECT_SOURCE_DIR}/.clang-tidy
    COMMENT "Tidy ${name}" VERBATIM COMMAND_EXPAND_LISTS)
  set_property(GLOBAL APPEND PROPERTY hexmoot_tidy_stamps ${unit}.ok)
endfunction()

# tidy_target(TARGET): adds the unit of a target, without files that an earlier unit has or that the build makes.
function(tidy_target target)
  get_target_property(folder ${target} SOURCE_DIR)
  get_target_property(sources ${target} SOURCES)
  get_property(seen GLOBAL PROPERTY hexmoot_tidied)
  set(files)
  foreach(source IN LISTS sources)
    get_filename_component(file "${source}" ABSOLUTE BASE_DIR ${folder})
    string(FIND "${file}" "${CMAKE_BINARY_DIR}/" built)
    if(file MATCHES "\\.cpp$" AND NOT built EQUAL 0 AND NOT file IN_LIST seen)
      list(APPEND files ${file})
    endif()
  endforeach()
  if(NOT files)
    return()
  endif()
  set_property(GLOBAL APPEND PROPERTY hexmoot_tidied ${files})

  get_target_property(apart ${target} HEXMOOT_TIDY_APART)
  if(apart)
    foreach(file IN LISTS files)
      get_filename_component(name ${file} NAME_WE)
      tidy_unit(${target} ${target}.${name} ${file})
    endforeach()
  else()
    tidy_unit(${target} ${target} ${files})
  endif()
endfunction()

# tidy_folder(FOLDER): adds the targets of a folder and of the folders below.
function(tidy_folder folder)
  get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(type ${target} TYPE)
    if(type MATCHES "^(STATIC_LIBRARY|OBJECT_LIBRARY|EXECUTABLE)$")
      tidy_target(${target})
    endif()
  endforeach()
  get_property(below DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  foreach(sub IN LISTS below)
    tidy_folder(${sub})
  endforeach()
endfunction()

file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS
     ${PROJECT_SOURCE_DIR}/engine/*.h ${PROJECT_SOURCE_DIR}/app/*.h ${PROJECT_SOURCE_DIR}/tests/*.h)
tidy_folder(${PROJECT_SOURCE_DIR}/app)
tidy_folder(${PROJECT_SOURCE_DIR}/engine)
if(HEXMOOT_TESTS)
  tidy_folder(${PROJECT_SOURCE_DIR}/tests)
endif()
get_property(stamps GLOBAL PROPERTY hexmoot_tidy_stamps)
add_custom_target(check-tidy DEPENDS ${stamps})
