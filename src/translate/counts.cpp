// The one line that a run ends with.
#include <cstdio>
#include <string>

#include "gloss/translator.hpp"

namespace gloss {

std::string TranslateCounts::summary() const {
  const double rate = seconds > 0 ? static_cast<double>(target_pieces) / seconds : 0;
  char timing[64];
  std::snprintf(timing, sizeof timing, "%.1f s, %.0f tokens/s", seconds, rate);
  std::string text = std::to_string(lines) + (lines == 1 ? " line, " : " lines, ") + timing;
  text += "; blank " + std::to_string(blank) + ", cut " + std::to_string(cut) + ", replaced " +
          std::to_string(replaced) + ", unfinished " + std::to_string(unfinished);
  return text;
}

}  // namespace gloss
