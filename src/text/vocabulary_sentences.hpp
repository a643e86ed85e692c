// The text that a vocabulary is trained on: a corpus made safe for SentencePiece's trainer, which is quadratic in long
// repetitive lines and crashes on very long words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gloss {

/// Lines longer than this are split at blanks (SentencePiece itself would leave them out).
constexpr size_t kLongestVocabularyLine = 4192;  // bytes
/// Words longer than this are left out: they are no language, and nobody learns to translate them. Text of scripts that
/// are written without blanks is split there instead.
constexpr size_t kLongestVocabularyWord = 1000;  // characters

class VocabularySentences {
 public:
  /// `lines` must outlive this object. More than kMaxVocabularySentences are drawn by the seed, in their order.
  VocabularySentences(const std::vector<std::string>& lines, uint64_t seed);

  /// Calls f(text) for every piece of text, in order. NUL and U+2585, which the trainer uses inside, become blanks.
  template <class F>
  void for_each(F&& f) const {
    for (const std::string_view part : parts_) f(cleaned(part));
  }
  const std::vector<std::string_view>& parts() const { return parts_; }
  static std::string cleaned(std::string_view part);

  int64_t long_words() const { return long_words_; }         ///< that were left out
  std::string_view long_word() const { return long_word_; }  ///< the first of them

 private:
  void split(std::string_view line);
  void split_at_words(std::string_view line);
  void take_long(std::string_view word);

  std::vector<std::string_view> parts_;
  int64_t long_words_ = 0;
  std::string_view long_word_;
};

}  // namespace gloss
