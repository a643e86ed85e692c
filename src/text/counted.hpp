// Numbers of things in messages.
#pragma once

#include <cstdint>
#include <string>

namespace gloss {

/// "1 pair", "2 pairs": `noun` is one whose plural ends in s.
inline std::string counted(int64_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

}  // namespace gloss
