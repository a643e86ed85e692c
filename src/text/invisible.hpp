// Text of which nothing can be seen.
#pragma once

#include <string_view>

namespace gloss {

/// Whether `text` is nothing but blanks, control characters (NUL too) and marks without a shape: byte order marks,
/// zero-width spaces and joiners, variation selectors. True of an empty one.
bool is_invisible(std::string_view text);

}  // namespace gloss
