#include "gloss/version.hpp"

#include <torch/version.h>

namespace gloss {

const char* revision();  // scripts/cmake/Revision.cmake makes it

std::string version() {
  const std::string commit = revision();
  return GLOSS_VERSION + (commit.empty() ? "" : " (" + commit + ")");
}

std::string version_text() {
#if defined(__clang__)
  const std::string compiler = "Clang " __clang_version__;
#else
  const std::string compiler = "GCC " __VERSION__;
#endif
  return "gloss " + version() + "\nLibTorch " TORCH_VERSION "\ncompiler " + compiler + "\n";
}

}  // namespace gloss
