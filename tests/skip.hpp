// Cases that need what not every machine gives: a corpus ([data]), the right to mount ([mount]). CTest runs those of a
// binary as a test of their own, `test_x [mount]`, which counts as skipped where they cannot run.
#pragma once

#include <string>

namespace gloss::test {

/// To be followed by `return`: says on stdout why this case cannot run here. The binary's exit status is then 4,
/// CTest's "skipped", if it was asked for such cases alone and none of them failed.
void skip(const std::string& reason);

}  // namespace gloss::test
