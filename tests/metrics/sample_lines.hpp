// Outputs and references to score, shared by the tests of BLEU and chrF.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace gloss {

using Lines = std::vector<std::string>;

// An empty line, Chinese and Japanese, HTML entities, numbers and dashes, a CR, U+00A0, U+2009, U+3000, Greek sigmas,
// a dotted capital I.
inline const Lines kReferences = {
    "The price rose by 1,000.5 dollars - or 10-20% - in 2016.",
    "",
    "我们明天去北京,好吗? 他说:不去。",
    "He said &quot;no&quot; &amp; left; A&lt;B &gt; C.",
    "Un prix de 12\u00a0000\u00a0€ : c'est trop cher\u2009!",
    "全角\u3000空白 と「かぎ」",
    "Well-known state-of-the-art <skipped>systems don't crash...\r",
    "ΟΔΟΣ ΣΟΦΙΑΣ И Москва ÄÖÜ İstanbul",
};
inline const Lines kHypotheses = {
    "The price went up by 1,000.5 dollars or 10-20 % in 2016 .",
    "",
    "我们明天去北京,好吗? 她说:去。",
    "He said \"no\" & left: A<B > C.",
    "Un prix de 12\u00a0000 € : est trop cher !",
    "全角 空白 「かぎ」 と",
    "Well known state-of-the-art systems do not crash ...",
    "οδος ΣΟΦΙΑΣ и МОСКВА äÖÜ istanbul",
};

inline Lines read_data(const std::string& name) {
  std::ifstream file(std::string(std::getenv("GLOSS_TEST_DATA")) + "/" + name);
  Lines lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

/// A made-up bad translation, a pure function of the reference: of line i (from 0), split at single blanks, word j is
/// dropped where (7i + 13j) mod 11 = 0; then words j and j+1 of what is left change places where (i + j) mod 9 = 4 (the
/// walk goes on behind both); in lines with i mod 10 = 3 words of ASCII letters are lower-cased.
inline Lines degraded(const Lines& references) {
  Lines result;
  for (size_t i = 0; i < references.size(); ++i) {
    std::istringstream line(references[i]);
    Lines words;
    size_t j = 0;
    for (std::string word; std::getline(line, word, ' '); ++j) {
      if ((i * 7 + j * 13) % 11 != 0) words.push_back(word);
    }
    for (j = 0; j + 1 < words.size(); ++j) {
      if ((i + j) % 9 != 4) continue;
      std::swap(words[j], words[j + 1]);
      ++j;
    }
    std::string text;
    for (auto& word : words) {
      const bool is_ascii = std::ranges::all_of(word, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
      if (i % 10 == 3 && is_ascii) {
        std::ranges::transform(word, word.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
      }
      text += (text.empty() ? "" : " ") + word;
    }
    result.push_back(text);
  }
  return result;
}

}  // namespace gloss
