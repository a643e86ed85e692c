#include "config_choice.hpp"

#include <filesystem>

#include "model/corpus_rules.hpp"
#include "text/counted.hpp"
#include "text/lines.hpp"

namespace gloss {
namespace {

constexpr int64_t kCounted = kFewPairs + 1;  // who has more has many

int64_t count_lines(const std::string& path) {
  LineReader reader(path, LongLines::kCut);
  int64_t lines = 0;
  while (lines < kCounted && reader.next()) ++lines;
  return lines;
}

std::string count_text(int64_t lines) {
  return lines < kCounted ? "the corpus has " + counted(lines, "pair")
                          : "the corpus has more than " + std::to_string(kFewPairs) + " pairs";
}

}  // namespace

ConfigChoice choose_config(const std::string& train_source) {
  const std::string ways = "; --config NAME takes another, --list-configs shows them";
  std::error_code error;
  if (train_source == "-" || !std::filesystem::is_regular_file(train_source, error)) {
    const std::string name = config_for(kCounted);
    return {name, 0, "configuration " + name + ", because the corpus is no file whose lines can be counted" + ways};
  }
  const int64_t lines = count_lines(train_source);
  const std::string name = config_for(lines);
  return {name, valid_lines_for(lines), "configuration " + name + ", because " + count_text(lines) + ways};
}

}  // namespace gloss
