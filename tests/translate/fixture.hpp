// What the tests of the pipeline share: a tiny vocabulary, a translator over the fake model, sources made of lists.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gloss/translator.hpp"
#include "text/vocabulary.hpp"
#include "translate/fake_model.hpp"

namespace gloss::testing {

inline const std::vector<std::string>& test_words() {
  static const std::vector<std::string> words = {"the",  "cat",  "sat",  "on",    "mat", "a",   "dog",   "ran",
                                                 "over", "hill", "with", "green", "hat", "and", "small", "birds"};
  return words;
}

/// Sentence `index` of an endless list: 1-12 words.
inline std::string test_sentence(int index) {
  const auto& words = test_words();
  std::string text;
  for (int i = 0; i <= (index * 7) % 12; ++i) {
    if (i > 0) text += ' ';
    text += words[static_cast<size_t>(index * 5 + i * i * 3 + i) % words.size()];
  }
  return text;
}

inline std::vector<std::string> test_sentences(int count) {
  std::vector<std::string> sentences;
  for (int i = 0; i < count; ++i) sentences.push_back(test_sentence(i));
  return sentences;
}

inline std::shared_ptr<const Vocabulary> make_vocabulary(const VocabularySpec& spec) {
  return std::make_shared<const Vocabulary>(
      Vocabulary::from_bytes(train_vocabulary(test_sentences(200), spec), "test vocabulary"));
}

inline std::shared_ptr<const Vocabulary> test_vocabulary() {
  static const auto vocabulary = [] {
    VocabularySpec spec;
    spec.size = 36;
    return make_vocabulary(spec);
  }();
  return vocabulary;
}

inline TranslatorParts test_parts(const FakeModel::Hook& hook = {}, double copy_bonus = 6) {
  const auto vocabulary = test_vocabulary();
  const auto make = [vocabulary, hook, copy_bonus] {
    return std::make_unique<FakeModel>(vocabulary->size(), vocabulary->eos_id(), hook, copy_bonus);
  };
  return {make, vocabulary, vocabulary};
}

inline TranslateOptions test_options(int threads = 1, int batch_size = 7, int beam_size = 1) {
  TranslateOptions options;
  options.threads = threads;
  options.batch_size = batch_size;
  options.beam_size = beam_size;
  return options;
}

/// Hands out the given lines, always ready.
inline LineSource list_source(std::vector<InputLine> lines) {
  auto rest = std::make_shared<std::pair<std::vector<InputLine>, size_t>>(std::move(lines), 0);
  LineSource source;
  source.next = [rest]() -> std::optional<InputLine> {
    if (rest->second == rest->first.size()) return std::nullopt;
    return rest->first[rest->second++];
  };
  source.ready = [] { return true; };
  return source;
}

inline std::vector<InputLine> numbered(const std::vector<std::string>& texts) {
  std::vector<InputLine> lines;
  for (const std::string& text : texts) lines.push_back({static_cast<int64_t>(lines.size()) + 1, text, {}, {}});
  return lines;
}

/// Everything that must be equal for two results to be the same.
inline bool same(const Translation& a, const Translation& b) {
  return a.text == b.text && a.log_prob == b.log_prob && a.score == b.score && a.ids == b.ids &&
         a.piece_log_probs == b.piece_log_probs && a.finished == b.finished &&
         a.attention.weights == b.attention.weights;
}

inline bool same(const TranslatedLine& a, const TranslatedLine& b) {
  if (a.line != b.line || a.source != b.source || a.translations.size() != b.translations.size()) return false;
  for (size_t i = 0; i < a.translations.size(); ++i) {
    if (!same(a.translations[i], b.translations[i])) return false;
  }
  return true;
}

}  // namespace gloss::testing
