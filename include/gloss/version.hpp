// What this program is made of.
#pragma once

#include <string>

namespace gloss {

/// "0.1.0 (1f2e3d4c5b)": the version and the commit that the program was built from, "-dirty" where its sources differ
/// from that; the version alone where it was not built from a checkout.
std::string version();

/// Lines "gloss " and version(), "LibTorch 2.x", "compiler ...": what `gloss --version` prints and a bug report should
/// hold.
std::string version_text();

}  // namespace gloss
