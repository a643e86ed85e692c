# Finds the libraries gloss is built on. LibTorch: the caller's CMAKE_PREFIX_PATH or Torch_DIR first, then the private
# copy that scripts/setup.sh put into .deps/, then the system's.

if(EXISTS ${PROJECT_SOURCE_DIR}/.deps/libtorch/share/cmake/Torch)
  list(APPEND CMAKE_PREFIX_PATH ${PROJECT_SOURCE_DIR}/.deps/libtorch)
endif()
# LibTorch's own package file warns of a profiler library that its CPU wheel does not have.
set(CMAKE_MESSAGE_LOG_LEVEL ERROR)
find_package(Torch QUIET)
unset(CMAKE_MESSAGE_LOG_LEVEL)
if(NOT Torch_FOUND)
  message(FATAL_ERROR "LibTorch was not found. Run scripts/setup.sh, or point CMAKE_PREFIX_PATH at a LibTorch folder.")
endif()

find_package(Threads REQUIRED)
find_package(ZLIB REQUIRED)
find_package(LibLZMA REQUIRED)
find_path(ZSTD_INCLUDE_DIR zstd.h REQUIRED)
find_library(ZSTD_LIBRARY zstd REQUIRED)
find_package(yaml-cpp REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(spdlog REQUIRED)

# Optional. Training asks for large buffers of ever other sizes: glibc's malloc ends up searching through the holes (a
# tenth of the time after 40 minutes of a Transformer) and holds several times the memory.
find_library(TCMALLOC_LIBRARY tcmalloc_minimal)

find_path(SENTENCEPIECE_INCLUDE_DIR sentencepiece_processor.h REQUIRED)
find_library(SENTENCEPIECE_LIBRARY sentencepiece REQUIRED)
find_library(SENTENCEPIECE_TRAIN_LIBRARY sentencepiece_train REQUIRED)
add_library(gloss_sentencepiece INTERFACE)
target_include_directories(gloss_sentencepiece SYSTEM INTERFACE ${SENTENCEPIECE_INCLUDE_DIR})
target_link_libraries(gloss_sentencepiece INTERFACE ${SENTENCEPIECE_TRAIN_LIBRARY} ${SENTENCEPIECE_LIBRARY})
