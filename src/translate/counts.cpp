// The one line that a run ends with.
#include <cstdio>
#include <string>

#include "gloss/translator.hpp"
#include "text/counted.hpp"

namespace gloss {

std::string TranslateCounts::summary() const {
  const double rate = seconds > 0 ? static_cast<double>(target_pieces) / seconds : 0;
  char timing[64];
  std::snprintf(timing, sizeof timing, "%.1f s, %.0f tokens/s", seconds, rate);
  std::string text = counted(lines, "line") + ", " + timing;
  text += "; blank " + std::to_string(blank) + ", cut " + std::to_string(cut) + ", replaced " +
          std::to_string(replaced) + ", unfinished " + std::to_string(unfinished);
  return text;
}

}  // namespace gloss
