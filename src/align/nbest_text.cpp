#include "align/nbest_text.hpp"

#include "align/numbers.hpp"

namespace gloss {
namespace {

std::string features(const Translation& translation) {
  const auto number = [](double value) { return format_number(value, kScoreDigits); };
  std::string text = "LogProb= " + number(translation.log_prob);
  text += " Length= " + std::to_string(translation.ids.size());
  if (translation.coverage) text += " Coverage= " + number(*translation.coverage);
  return text + " Unfinished= " + (translation.finished ? "0" : "1");
}

}  // namespace

std::string nbest_text(const TranslatedLine& line) {
  constexpr const char* kBar = " ||| ";
  const std::string id = std::to_string(line.line - 1);
  std::string text;
  for (const Translation& translation : line.translations) {
    text += id + kBar + translation.text + kBar + features(translation) + kBar +
            format_number(translation.score, kScoreDigits) + '\n';
  }
  return text;
}

}  // namespace gloss
