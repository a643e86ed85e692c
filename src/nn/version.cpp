#include "gloss/version.hpp"

#include <torch/version.h>

namespace gloss {

std::string version_text() {
#if defined(__clang__)
  const std::string compiler = "Clang " __clang_version__;
#else
  const std::string compiler = "GCC " __VERSION__;
#endif
  return "gloss " GLOSS_VERSION "\nLibTorch " TORCH_VERSION "\ncompiler " + compiler + "\n";
}

}  // namespace gloss
