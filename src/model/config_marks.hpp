// The first and the last line of a config.yaml that gloss writes. Options that a file lacks have their defaults, so
// that a file that lost its end would be read in silence; one with the first line must have the last. What a person has
// written has neither.
#pragma once

#include <string>

namespace gloss {

inline const std::string kConfigBegin = "# The options of a model, as gloss writes them, down to the line: # end";
inline const std::string kConfigEnd = "# end";

}  // namespace gloss
