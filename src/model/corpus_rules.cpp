#include "model/corpus_rules.hpp"

#include <algorithm>
#include <iterator>

namespace gloss {
namespace {

int64_t rounded_up(int64_t number, int64_t step) {
  return (number + step - 1) / step * step;
}

}  // namespace

std::string config_for(int64_t pairs) {
  return pairs <= kFewPairs ? "small" : "rnn";
}

int valid_lines_for(int64_t pairs) {
  if (pairs < 1'000) return 0;
  return static_cast<int>(std::min<int64_t>(pairs / 20, 300));
}

int vocabulary_size_for(int64_t pairs, int64_t characters) {
  struct Row {
    int64_t below;
    int pieces;
  };
  constexpr Row kRows[] = {{5'000, 2'000}, {100'000, 4'000}, {500'000, 8'000}};
  constexpr int kMost = 16'000;
  const auto row = std::ranges::find_if(kRows, [pairs](const Row& r) { return pairs < r.below; });
  const int pieces = row == std::end(kRows) ? kMost : row->pieces;
  return static_cast<int>(std::max<int64_t>(pieces, rounded_up(characters + pieces / 2, 100)));
}

int batch_size_for(int64_t tokens) {
  constexpr int64_t kBatches = 150, kLeast = 1'200, kMost = 5'000;
  return static_cast<int>(std::clamp(rounded_up(tokens / kBatches, 100), kLeast, kMost));
}

int64_t validation_interval_for(int64_t updates_a_pass) {
  return std::clamp<int64_t>(rounded_up(2 * updates_a_pass, 10), 100, 500);
}

}  // namespace gloss
