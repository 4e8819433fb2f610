# Target `tidy`: clang-tidy over the core and its tests, in parallel, each file again only when something it may
# include has changed.
find_program(CLANG_TIDY clang-tidy)
file(GLOB TIDY_SOURCES CONFIGURE_DEPENDS cpp/*.cpp tests/native/*.cpp)
list(FILTER TIDY_SOURCES EXCLUDE REGEX "cpp/bindings[^/]*\\.cpp$")
file(GLOB TIDY_READS CONFIGURE_DEPENDS cpp/*.h tests/native/*.h .clang-tidy tests/native/.clang-tidy)

foreach(source IN LISTS TIDY_SOURCES)
  file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${source})
  string(REPLACE "/" "_" name ${name})
  set(stamp ${CMAKE_BINARY_DIR}/tidy/${name}.ok)
  add_custom_command(
    OUTPUT ${stamp}
    COMMAND ${CLANG_TIDY} --quiet -p ${CMAKE_BINARY_DIR} ${source}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${source} ${TIDY_READS}
    COMMENT "clang-tidy ${name}"
    VERBATIM)
  list(APPEND TIDY_STAMPS ${stamp})
endforeach()
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/tidy)
add_custom_target(tidy DEPENDS ${TIDY_STAMPS})
