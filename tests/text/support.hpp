// What the tests of src/text share: a folder that goes away, a made-up corpus, a small vocabulary trained once.
#pragma once

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "text/random.hpp"
#include "text/vocabulary.hpp"

namespace gloss::test {

/// A fresh folder below the system's temporary one.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "gloss-text-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  /// Writes a file and returns its path.
  std::string file(const std::string& name, const std::string& content) const {
    std::ofstream(path_ / name, std::ios::binary) << content;
    return *this / name;
  }
  size_t entries() const { return static_cast<size_t>(std::distance(std::filesystem::directory_iterator(path_), {})); }

 private:
  std::filesystem::path path_;
};

inline std::string slurp(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// Sentences of made-up words with accents, the same every time.
inline std::vector<std::string> made_up_sentences(size_t count) {
  const std::vector<std::string> syllables{"ba", "do", "ri", "la", "né", "to", "mü", "ska", "gi", "pe", "ost", "ir"};
  SplitMix64 random(7);
  std::vector<std::string> sentences;
  for (size_t i = 0; i < count; ++i) {
    std::string sentence;
    for (uint64_t word = 0, words = 2 + random.below(9); word < words; ++word) {
      if (word > 0) sentence += ' ';
      for (uint64_t part = 0, parts = 1 + random.below(3); part < parts; ++part) {
        sentence += syllables[random.below(syllables.size())];
      }
    }
    sentences.push_back(sentence + (i % 3 == 0 ? "?" : "."));
  }
  return sentences;
}

/// A unigram vocabulary of 120 pieces over the made-up sentences.
inline const Vocabulary& small_vocabulary() {
  static const Vocabulary vocabulary = Vocabulary::from_bytes(
      train_vocabulary(made_up_sentences(500), {.size = 120, .user_symbols = {"<sep>", "a,b"}}), "small");
  return vocabulary;
}

/// The folder of the real corpora; only cases tagged [data] ask for it.
inline std::string data_folder() {
  const char* folder = std::getenv("GLOSS_TEST_DATA");
  return folder == nullptr ? "" : folder;
}

}  // namespace gloss::test
