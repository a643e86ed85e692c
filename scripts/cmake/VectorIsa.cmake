# Which clones of the loops with GLOSS_VECTOR_CLONES are built (src/nn/ops/simd_math.hpp): all, from which the fastest
# that the CPU can run is picked when the program is loaded, or one alone, to test it (scripts/test_isa.sh).
set(GLOSS_VECTOR_ISA all CACHE STRING "Instruction sets of the vector loops: all, default, x86-64-v3 or x86-64-v4")

# Only files with such loops see the choice: few are compiled anew for another one.
function(gloss_choose_vector_isa)
  if(GLOSS_VECTOR_ISA STREQUAL "all")
    return()
  elseif(GLOSS_VECTOR_ISA STREQUAL "default")
    set(attribute "")
  elseif(GLOSS_VECTOR_ISA MATCHES "^x86-64-v[34]$")
    set(attribute "__attribute__((target(\"arch=${GLOSS_VECTOR_ISA}\")))")
  else()
    message(FATAL_ERROR "GLOSS_VECTOR_ISA is '${GLOSS_VECTOR_ISA}'; it can be all, default, x86-64-v3 or x86-64-v4")
  endif()
  foreach(source ${ARGN})
    file(STRINGS ${source} loops REGEX "GLOSS_VECTOR_CLONES")
    if(loops)
      set_source_files_properties(${source} PROPERTIES COMPILE_DEFINITIONS "GLOSS_VECTOR_CLONES=${attribute}")
    endif()
  endforeach()
endfunction()
