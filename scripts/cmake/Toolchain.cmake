# What every target is compiled with, as the interface target gloss_flags.

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  # Precompiled headers need the two sloppiness values, see "Precompiled headers" in ccache's manual.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE_PROGRAM})
endif()

add_library(gloss_flags INTERFACE)
target_compile_options(gloss_flags INTERFACE -Wall -Wextra -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
                       $<$<BOOL:${CCACHE_PROGRAM}>:-fpch-preprocess>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 sees overlapping copies in `"text" + string` where there are none (its bug 105651).
  target_compile_options(gloss_flags INTERFACE -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13)
  # Later ones see copies beyond the end of the std::vector<bool> in LibTorch's custom functions.
  target_compile_options(gloss_flags INTERFACE -Wno-array-bounds -Wno-stringop-overflow)
endif()
if(GLOSS_WERROR)
  target_compile_options(gloss_flags INTERFACE -Werror)
endif()
if(GLOSS_SANITIZE)
  target_compile_options(gloss_flags INTERFACE -fsanitize=address,undefined -fno-omit-frame-pointer)
  target_link_options(gloss_flags INTERFACE -fsanitize=address,undefined)
endif()

find_program(MOLD_PROGRAM mold)
if(MOLD_PROGRAM)
  target_link_options(gloss_flags INTERFACE -fuse-ld=mold)
endif()
