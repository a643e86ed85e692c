// What this program is made of.
#pragma once

#include <string>

namespace gloss {

/// Lines "gloss 0.1.0", "LibTorch 2.x", "compiler ...": what `gloss --version` prints and a bug report should hold.
std::string version_text();

}  // namespace gloss
