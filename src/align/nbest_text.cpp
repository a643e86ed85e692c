#include "align/nbest_text.hpp"

#include "align/numbers.hpp"

namespace gloss {

std::string nbest_text(const TranslatedLine& line) {
  const std::string id = std::to_string(line.line - 1);
  std::string text;
  for (const Translation& translation : line.translations) {
    text += id + " ||| " + translation.text + " ||| " + format_number(translation.score, kScoreDigits) + '\n';
  }
  return text;
}

}  // namespace gloss
