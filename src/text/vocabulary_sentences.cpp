#include "text/vocabulary_sentences.hpp"

#include <algorithm>
#include <numeric>

#include "text/random.hpp"
#include "text/vocabulary.hpp"
#include "text/words.hpp"

namespace gloss {

namespace {

/// All lines, or as many as are used drawn by seed, in their order.
std::vector<size_t> choose(size_t count, uint64_t seed) {
  std::vector<size_t> chosen(count);
  std::iota(chosen.begin(), chosen.end(), size_t{0});
  if (count > kMaxVocabularySentences) {
    SplitMix64 random(seed);
    shuffle(chosen, 0, chosen.size(), random);
    chosen.resize(kMaxVocabularySentences);
    std::sort(chosen.begin(), chosen.end());
  }
  return chosen;
}

size_t characters(std::string_view text) {
  return static_cast<size_t>(std::ranges::count_if(text, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

bool is_long(std::string_view word) {
  return word.size() > kLongestVocabularyWord && characters(word) > kLongestVocabularyWord;
}

/// Thai, Chinese, Japanese and others are written without blanks: a "word" of theirs is a paragraph. They, and few
/// others, take three bytes a character.
bool is_without_blanks(std::string_view word) {
  const auto three_bytes = std::ranges::count_if(word, [](char byte) { return (byte & 0xF0) == 0xE0; });
  return 2 * static_cast<size_t>(three_bytes) > characters(word);
}

/// Bytes of the first `count` characters.
size_t front_size(std::string_view text, size_t count) {
  size_t size = 0;
  for (; size < text.size(); ++size) {
    if ((text[size] & 0xC0) != 0x80 && count-- == 0) break;
  }
  return size;
}

}  // namespace

VocabularySentences::VocabularySentences(const std::vector<std::string>& lines, uint64_t seed) {
  for (const size_t i : choose(lines.size(), seed)) split(lines[i]);
}

std::string VocabularySentences::cleaned(std::string_view part) {
  constexpr std::string_view kReserved = "\xE2\x96\x85";
  std::string text(part);
  std::replace(text.begin(), text.end(), '\0', ' ');
  for (size_t at = text.find(kReserved); at != std::string::npos; at = text.find(kReserved, at)) {
    text.replace(at, kReserved.size(), 1, ' ');
  }
  return text;
}

void VocabularySentences::split(std::string_view line) {
  // Most lines are short and stay as they are, blanks and all.
  if (line.size() <= kLongestVocabularyWord) {
    parts_.push_back(line);
  } else {
    split_at_words(line);
  }
}

void VocabularySentences::split_at_words(std::string_view line) {
  size_t begin = 0;  // of the part that grows
  size_t end = 0;    // of its last word
  const auto finish = [&] {
    if (end > begin) parts_.push_back(line.substr(begin, end - begin));
  };
  bool whole = line.size() <= kLongestVocabularyLine;
  for (const WordSpan span : split_words(line)) {
    const std::string_view word = line.substr(span.begin, span.end - span.begin);
    if (is_long(word)) {
      finish();
      take_long(word);
      begin = end = span.end;
      whole = false;
    } else {
      if (span.end - begin > kLongestVocabularyLine) {
        finish();
        begin = span.begin;
      }
      end = span.end;
    }
  }
  if (whole) {
    parts_.push_back(line);
  } else {
    finish();
  }
}

void VocabularySentences::take_long(std::string_view word) {
  if (!is_without_blanks(word)) {
    if (long_words_++ == 0) long_word_ = word;
    return;
  }
  while (!word.empty()) {
    const size_t size = front_size(word, kLongestVocabularyWord);
    parts_.push_back(word.substr(0, size));
    word.remove_prefix(size);
  }
}

}  // namespace gloss
