# Which commit the program is built from, as a source file: gloss::revision() names it "1f2e3d4c5b", "1f2e3d4c5b-dirty"
# where the sources differ from it, and nothing outside of a checkout or without git. Included, it makes the target
# gloss_revision, which looks at every build; as a script (cmake -P) it is what that target runs. The file changes only
# when the name does: nothing else is compiled anew, and what is built twice from one commit is the same.
if(NOT CMAKE_SCRIPT_MODE_FILE)
  find_package(Git QUIET)
  set(GLOSS_REVISION_SOURCE ${PROJECT_BINARY_DIR}/revision.cpp)
  add_custom_target(gloss_revision
                    COMMAND ${CMAKE_COMMAND} -D "GIT=${GIT_EXECUTABLE}" -D "SOURCES=${PROJECT_SOURCE_DIR}"
                            -D "OUTPUT=${GLOSS_REVISION_SOURCE}" -P ${CMAKE_CURRENT_LIST_FILE}
                    BYPRODUCTS ${GLOSS_REVISION_SOURCE}
                    COMMENT "Looking up the commit" VERBATIM)
  return()
endif()

function(ask_git result)
  execute_process(COMMAND ${GIT} --no-optional-locks -C ${SOURCES} ${ARGN} OUTPUT_VARIABLE output RESULT_VARIABLE status
                  ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
  set(${result} "${output}" PARENT_SCOPE)
  set(status ${status} PARENT_SCOPE)
endfunction()

set(revision "")
if(GIT)
  ask_git(prefix rev-parse --show-prefix)  # not empty for sources that were unpacked inside another project
  if(status EQUAL 0 AND prefix STREQUAL "")
    ask_git(revision rev-parse --verify --short=10 HEAD)
    ask_git(changes status --porcelain -- CMakeLists.txt app configs include scripts/cmake src)
    if(NOT revision STREQUAL "" AND NOT changes STREQUAL "")
      string(APPEND revision "-dirty")
    endif()
  endif()
endif()
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT [[
// Made by scripts/cmake/Revision.cmake.
namespace gloss {

const char* revision() {
  return "@revision@";
}

}  // namespace gloss
]])
