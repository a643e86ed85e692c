// A small translation with attention, shared by the tests of units, links and writers.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "gloss/translation.hpp"

namespace gloss {

/// "the house," -> "das Haus,": three source pieces, four target pieces, the first one a lone U+2581, `</s>` on both.
inline AttentionMatrix example_matrix() {
  AttentionMatrix matrix;
  matrix.source = {"the house,", {{"▁the", 0, 3}, {"▁house", 3, 9}, {",", 9, 10}, {"</s>", 10, 10}}, true};
  matrix.target = {"das Haus,", {{"▁", 0, 0}, {"das", 0, 3}, {"▁Haus", 3, 8}, {",", 8, 9}, {"</s>", 9, 9}}, true};
  matrix.weights = {0.5F,   0.25F, 0.125F, 0.125F,  // ▁
                    1.0F,   0.0F,  0.0F,   0.0F,    // das
                    0.125F, 0.5F,  0.25F,  0.125F,  // ▁Haus
                    0.0F,   0.25F, 0.75F,  0.0F,    // ,
                    0.0F,   0.0F,  0.25F,  0.75F};  // </s>
  return matrix;
}

inline TranslatedLine example_line() {
  Translation best;
  best.text = "das Haus,";
  best.log_prob = -1.25;
  best.score = -0.3125;
  best.ids = {3, 4, 5, 6, 2};
  best.piece_log_probs = {-0.25F, -0.25F, -0.25F, -0.25F, -0.25F};
  best.attention = example_matrix();
  TranslatedLine line;
  line.line = 7;
  line.source = "the house,";
  line.translations = {best};
  return line;
}

/// What a line without anything to translate gives.
inline TranslatedLine blank_line(int64_t number) {
  Translation empty;
  empty.ids = {2};
  empty.attention.source = {"  ", {{"</s>", 2, 2}}, true};
  empty.attention.target = {"", {{"</s>", 0, 0}}, true};
  TranslatedLine line;
  line.line = number;
  line.source = "  ";
  line.blank = true;
  line.translations = {empty};
  return line;
}

inline std::string file_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A folder of its own for a test case, removed at its end.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "gloss-align-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~ScratchFolder() { std::filesystem::remove_all(path_); }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace gloss
