// Text from a file inside a message: short, and without bytes that a terminal or a C string would stumble over.
#pragma once

#include <string>
#include <string_view>

namespace gloss {

/// Control bytes as \xNN; what is longer than `most` bytes is cut, at the beginning of a character, and ends in "...".
std::string printable(std::string_view text, size_t most = std::string_view::npos);

}  // namespace gloss
