// The text that a vocabulary is trained on: split, cleaned, nothing else lost.
#include "text/vocabulary_sentences.hpp"

#include "catch.hpp"

using namespace gloss;

namespace {

std::vector<std::string> parts_of(const std::vector<std::string>& lines) {
  std::vector<std::string> parts;
  VocabularySentences(lines, 1).for_each([&](const std::string& part) { parts.push_back(part); });
  return parts;
}

std::string repeated(const std::string& text, size_t times) {
  std::string result;
  for (size_t i = 0; i < times; ++i) result += text;
  return result;
}

}  // namespace

TEST_CASE("short lines stay as they are, blanks and all") {
  const std::vector<std::string> lines{"a  b ", "", " \t", repeated("words ", 600)};
  CHECK(parts_of(lines) == lines);
}

TEST_CASE("NUL and the trainer's own character become blanks") {
  CHECK(parts_of({std::string("a\0b", 3), "x\u2585y"}) == std::vector<std::string>{"a b", "x y"});
}

TEST_CASE("a long line is split at blanks, and no word is lost or cut") {
  std::string line, joined;
  for (int i = 0; i < 5000; ++i) line += "word" + std::to_string(i) + " ";
  const auto parts = parts_of({line});
  CHECK(parts.size() > 8);
  for (const std::string& part : parts) {
    CHECK(part.size() <= kLongestVocabularyLine);
    joined += part + " ";
  }
  CHECK(joined == line);
}

TEST_CASE("words of more than 1,000 characters are left out and counted") {
  const std::string longest = repeated("é", kLongestVocabularyWord), too_long = longest + "é";
  const std::vector<std::string> lines{"a " + longest + " b", "a " + too_long + " b", too_long};
  const VocabularySentences sentences(lines, 1);
  CHECK(sentences.long_words() == 2);
  CHECK(sentences.long_word() == too_long);
  const std::vector<std::string> kept(sentences.parts().begin(), sentences.parts().end());
  CHECK(kept == std::vector<std::string>{lines[0], "a", " b"});
}

TEST_CASE("a paragraph of a script without blanks is split, not left out") {
  const std::vector<std::string> lines{repeated("字", 2500)};
  const VocabularySentences sentences(lines, 1);
  CHECK(sentences.long_words() == 0);
  const std::vector<std::string> kept(sentences.parts().begin(), sentences.parts().end());
  CHECK(kept == std::vector<std::string>{repeated("字", 1000), repeated("字", 1000), repeated("字", 500)});
}
