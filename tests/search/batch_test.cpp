// A line's output does not depend on its neighbors, and its attention is the one of the very steps that wrote it.
#include "catch.hpp"
#include "reference.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

std::vector<SearchInput> some_inputs() {
  std::vector<SearchInput> inputs;
  for (int line = 1; line <= 12; ++line) {
    Ids source;
    for (int i = 0; i < line % 5 + 1; ++i) source.push_back((line * 7 + i * i) % 6 + 1);
    inputs.push_back(input_of(source, line, line % 4 == 0 ? Ids{2, 1} : Ids{}));
  }
  return inputs;
}

bool same(const Hypothesis& a, const Hypothesis& b) {
  return a.ids == b.ids && a.log_probs == b.log_probs && a.log_prob == b.log_prob && a.score == b.score &&
         a.finished == b.finished && a.attention == b.attention;
}

void check_batches(const TranslateOptions& options) {
  const auto inputs = some_inputs();
  for (uint64_t seed = 0; seed < 15; ++seed) {
    const TableModel model = random_table(6, seed, 0.5);
    const auto together = search(model, inputs, {}, options, true);
    REQUIRE(together.size() == inputs.size());
    for (size_t i = 0; i < inputs.size(); ++i) {
      const auto alone = search_one(model, inputs[i], options);
      CAPTURE(seed, i);
      REQUIRE(alone.size() == together[i].size());
      for (size_t n = 0; n < alone.size(); ++n) {
        CHECK(same(alone[n], together[i][n]));
        CHECK(told_truly(model, inputs[i].source, alone[n]));
      }
    }
  }
}

}  // namespace

TEST_CASE("batch = single: greedy") {
  TranslateOptions options;
  options.beam_size = 1;
  check_batches(options);
}

TEST_CASE("batch = single: beam and n-best") {
  TranslateOptions options;
  options.beam_size = 5;
  options.n_best = 3;
  options.no_repeat_ngram = 3;
  for (const char* penalty : {"none", "wu", "average"}) {
    options.length_penalty = penalty;
    check_batches(options);
  }
}

TEST_CASE("batch = single: sampling") {
  TranslateOptions options;
  options.sampling = true;
  options.sample_count = 3;
  check_batches(options);
  options.top_p = 0.8;
  options.top_k = 4;
  options.temperature = 1.5;
  check_batches(options);
}

TEST_CASE("a beam wider than the vocabulary") {
  TranslateOptions options;
  options.beam_size = 20;
  options.n_best = 20;
  options.max_length = 1;
  const TableModel model = random_table(6, 4, 0);
  const auto list = search_one(model, input_of({1}), options);
  REQUIRE(list.size() == 6);
  CHECK(list[0].ids == Ids{kEnd});
}
