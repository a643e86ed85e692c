// What must hold of a SentencePiece model before the library may have it. The library trusts its files: it reads
// outside of memory where the rules of normalization are damaged, and tells the rest in terms of its own source code.
#pragma once

#include <string>
#include <string_view>

namespace gloss {

/// Returns the model as the library may load it: as it is, but without the sentences that test the library (what they
/// find is of no use here, and is written to stderr). Throws Error, which says what is wrong, with `name` in front.
std::string check_spm(std::string_view bytes, const std::string& name);

}  // namespace gloss
