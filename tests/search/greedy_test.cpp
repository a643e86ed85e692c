// Greedy search: equal to a beam of one, and rows leave when they are done.
#include "search/greedy.hpp"

#include "catch.hpp"
#include "reference.hpp"
#include "search/beam.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

/// Writes as many ones as its source's first id says, then `</s>`, each with a probability of 0.9 or so.
TableModel counting_table() {
  return TableModel(4, [](const Ids& source, const Ids& prefix) {
    const bool at_end = prefix.size() >= static_cast<size_t>(source.front());
    return std::vector<double>{at_end ? 5.0 : 0.0, at_end ? 0.0 : 5.0, 1, 1};
  });
}

}  // namespace

TEST_CASE("greedy search equals beam search with one hypothesis") {
  const std::vector<SearchInput> inputs = {input_of({1}), input_of({4, 2}), input_of({5, 5, 5}, 3, {2, 3})};
  for (const char* penalty : {"none", "wu", "average"}) {
    for (uint64_t seed = 0; seed < 100; ++seed) {
      const TableModel model = random_table(5, seed, 1);
      TranslateOptions options;
      options.beam_size = 1;
      options.length_penalty = penalty;
      options.max_length = 6;
      options.min_length = static_cast<int>(seed % 3);
      options.no_repeat_ngram = static_cast<int>(seed % 4);
      const SearchVocabulary vocabulary = {{4}};
      const SearchTask task = {model, inputs, vocabulary, options, true};
      const Hypotheses greedy = greedy_search(task);
      const Hypotheses beam = beam_search(task);
      CAPTURE(penalty, seed);
      for (size_t i = 0; i < inputs.size(); ++i) {
        REQUIRE(greedy[i].size() == 1);
        REQUIRE(beam[i].size() == 1);
        CHECK(greedy[i][0].ids == beam[i][0].ids);
        CHECK(greedy[i][0].log_probs == beam[i][0].log_probs);
        CHECK(greedy[i][0].score == beam[i][0].score);
        CHECK(greedy[i][0].attention == beam[i][0].attention);
        CHECK(greedy[i][0].finished == beam[i][0].finished);
      }
    }
  }
}

TEST_CASE("search takes the greedy road for one hypothesis") {
  const TableModel model = random_table(6, 3, 1);
  const SearchInput input = input_of({2, 2});
  TranslateOptions options;
  options.beam_size = 1;
  const auto found = search_one(model, input, options);
  const SearchTask task = {model, std::span(&input, 1), {}, options, true};
  REQUIRE(found.size() == 1);
  CHECK(found[0].ids == greedy_search(task)[0][0].ids);
  CHECK(told_truly(model, input.source, found[0]));
}

TEST_CASE("finished lines leave the batch") {
  const TableModel model = counting_table();
  const std::vector<SearchInput> inputs = {input_of({3}, 1), input_of({1}, 2), input_of({5}, 3), input_of({1}, 4)};
  TranslateOptions options;
  SECTION("greedy") {
    options.beam_size = 1;
    search(model, inputs, {}, options, false);
    CHECK(model.rows_per_step == std::vector<size_t>{4, 4, 2, 2, 1, 1});
  }
  SECTION("beam") {
    options.beam_size = 2;
    options.length_penalty = "none";
    search(model, inputs, {}, options, false);
    CHECK(model.rows_per_step == std::vector<size_t>{4, 8, 4, 4, 2, 2});
  }
}

TEST_CASE("no attention is carried unless it is wanted and there is one") {
  TableModel model = counting_table();
  const std::vector<SearchInput> inputs = {input_of({2})};
  TranslateOptions options;
  for (const int beam : {1, 3}) {
    options.beam_size = beam;
    model.with_attention = true;
    CHECK(search(model, inputs, {}, options, true)[0][0].attention.size() == 3 * 2);
    CHECK(search(model, inputs, {}, options, false)[0][0].attention.empty());
    model.with_attention = false;
    CHECK(search(model, inputs, {}, options, true)[0][0].attention.empty());
  }
}
