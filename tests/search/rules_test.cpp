// Limits, prefixes and bans, in every way of decoding.
#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "error_of.hpp"
#include "reference.hpp"
#include "search/length_limit.hpp"
#include "search/ngram_block.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

/// Options of greedy search, beam search with its whole list, and sampling.
std::vector<TranslateOptions> all_modes() {
  TranslateOptions greedy;
  greedy.beam_size = 1;
  TranslateOptions beam;
  beam.beam_size = 4;
  beam.n_best = 4;
  TranslateOptions sampling;
  sampling.sampling = true;
  sampling.sample_count = 4;
  return {greedy, beam, sampling};
}

bool repeats_bigram(const Ids& ids) {
  for (size_t i = 0; i + 1 < ids.size(); ++i) {
    const auto again =
        std::search(ids.begin() + static_cast<std::ptrdiff_t>(i) + 1, ids.end(),
                    ids.begin() + static_cast<std::ptrdiff_t>(i), ids.begin() + static_cast<std::ptrdiff_t>(i) + 2);
    if (again != ids.end()) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("the length limit is the smaller of the given one and the source's") {
  TranslateOptions options;
  const SearchInput input = input_of({1, 2, 3});  // four pieces with </s>
  CHECK(length_limit(options, input) == 22);
  options.max_length_ratio = 1.3;
  CHECK(length_limit(options, input) == 15);
  options.max_length = 7;
  CHECK(length_limit(options, input) == 7);
  options.max_length = 50;
  CHECK(length_limit(options, input) == 15);
  options.max_length = 2;
  CHECK(length_limit(options, input_of({1}, 1, {3, 3, 3})) == 3);
  options.max_length = 0;
  options.max_length_ratio = 1e300;
  CHECK(length_limit(options, input) >= 1 << 30);
}

TEST_CASE("an output at the limit is unfinished and has no </s>") {
  const TableModel model = random_table(5, 1, -9);
  const SearchInput input = input_of({2});
  for (TranslateOptions options : all_modes()) {
    for (const int limit : {1, 3}) {
      options.max_length = limit;
      for (const Hypothesis& hypothesis : search_one(model, input, options)) {
        CHECK(told_truly(model, input.source, hypothesis));
        CHECK_FALSE(hypothesis.finished);
        CHECK(hypothesis.ids.size() == static_cast<size_t>(limit));
      }
    }
  }
}

TEST_CASE("unfinished hypotheses only fill up behind finished ones") {
  // After the one-piece output (log-probability -3) the rest goes on for ever at almost no cost.
  const TableModel model(3, [](const Ids&, const Ids& prefix) {
    return prefix.empty() ? std::vector<double>{0, 3, -2} : std::vector<double>{-20, 9, -2};
  });
  TranslateOptions options;
  options.beam_size = 2;
  options.n_best = 2;
  options.max_length = 5;
  const auto list = search_one(model, input_of({1}), options);
  REQUIRE(list.size() == 2);
  CHECK(list[0].ids == Ids{kEnd});
  CHECK(list[1].ids == Ids{1, 1, 1, 1, 1});
  CHECK_FALSE(list[1].finished);
  CHECK(list[1].score > list[0].score);
}

TEST_CASE("a prefix opens every output and its log-probability counts") {
  const TableModel model = random_table(6, 11, 1);
  const SearchInput input = input_of({4, 1}, 1, {5, 2, 5});
  SearchVocabulary vocabulary = {{2}};  // a prefix may hold what is never produced
  for (const TranslateOptions& options : all_modes()) {
    for (const Hypothesis& hypothesis : search_one(model, input, options, vocabulary)) {
      REQUIRE(hypothesis.ids.size() >= 3);
      CHECK(std::equal(input.prefix.begin(), input.prefix.end(), hypothesis.ids.begin()));
      CHECK(std::find(hypothesis.ids.begin() + 3, hypothesis.ids.end(), 2) == hypothesis.ids.end());
      CHECK(told_truly(model, input.source, hypothesis));
    }
  }
}

TEST_CASE("a prefix as long as the limit is written whole") {
  const TableModel model = random_table(6, 11, 1);
  for (TranslateOptions options : all_modes()) {
    options.max_length = 2;
    const auto list = search_one(model, input_of({4}, 1, {5, 2, 5}), options);
    CHECK(list.at(0).ids == Ids{5, 2, 5});
    CHECK_FALSE(list.at(0).finished);
  }
}

TEST_CASE("outputs reach the minimum length, which does not count </s>") {
  const TableModel model = random_table(5, 2, 6);
  const SearchInput input = input_of({3});
  for (TranslateOptions options : all_modes()) {
    CHECK(search_one(model, input, options).at(0).ids == Ids{kEnd});
    options.min_length = 4;
    bool shortest = false;
    for (const Hypothesis& hypothesis : search_one(model, input, options)) {
      REQUIRE(hypothesis.finished);
      CHECK(hypothesis.ids.size() >= 5);
      shortest = shortest || hypothesis.ids.size() == 5;
      CHECK(told_truly(model, input.source, hypothesis));
    }
    CHECK(shortest);
  }
}

TEST_CASE("banned ids are never produced and the others keep their probabilities") {
  const SearchVocabulary vocabulary = {{1, 3}};
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const TableModel model = random_table(6, seed, 0);
    const SearchInput input = input_of({2, 2});
    for (const TranslateOptions& options : all_modes()) {
      for (const Hypothesis& hypothesis : search_one(model, input, options, vocabulary)) {
        CHECK(std::ranges::count(hypothesis.ids, 1) + std::ranges::count(hypothesis.ids, 3) == 0);
        CHECK(told_truly(model, input.source, hypothesis));
      }
    }
  }
}

TEST_CASE("repeated n-grams are found") {
  Ids banned;
  ban_repeated_ngrams(Ids{7, 8, 7, 9, 7}, 2, banned);
  CHECK(banned == Ids{8, 9});
  ban_repeated_ngrams(Ids{7, 8, 7, 9, 7}, 2, banned);
  CHECK(banned == Ids{8, 9});  // none twice
  banned.clear();
  ban_repeated_ngrams(Ids{1, 2, 3, 1, 2}, 3, banned);
  CHECK(banned == Ids{3});
  banned.clear();
  ban_repeated_ngrams(Ids{4, 5, 4}, 1, banned);
  CHECK(banned == Ids{4, 5});
  banned.clear();
  ban_repeated_ngrams(Ids{4, 4}, 3, banned);
  ban_repeated_ngrams(Ids{}, 1, banned);
  CHECK(banned.empty());
}

TEST_CASE("no n-gram is written twice") {
  bool needed = false;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const TableModel model = random_table(4, seed, -2);
    const SearchInput input = input_of({2, 3, 1});
    for (TranslateOptions options : all_modes()) {
      options.max_length = 12;
      for (const Hypothesis& hypothesis : search_one(model, input, options)) {
        needed = needed || repeats_bigram(hypothesis.ids);
      }
      options.no_repeat_ngram = 2;
      for (const Hypothesis& hypothesis : search_one(model, input, options)) {
        CHECK_FALSE(repeats_bigram(hypothesis.ids));
        CHECK(told_truly(model, input.source, hypothesis));
      }
    }
  }
  CHECK(needed);
}

TEST_CASE("where nothing may follow, the output ends unfinished") {
  const TableModel model = random_table(4, 5, 0);
  const SearchInput input = input_of({2});
  for (TranslateOptions options : all_modes()) {
    options.no_repeat_ngram = 1;
    options.min_length = 9;
    const auto list = search_one(model, input, options);
    REQUIRE_FALSE(list.empty());
    for (const Hypothesis& hypothesis : list) {
      CHECK(hypothesis.ids.size() == 3);
      CHECK_FALSE(hypothesis.finished);
      CHECK(told_truly(model, input.source, hypothesis));
    }
    const auto none = search_one(model, input, options, {{1, 2, 3}});
    REQUIRE_FALSE(none.empty());
    CHECK(none[0].ids.empty());
    CHECK(none[0].score == 0);
  }
}

TEST_CASE("what search cannot work with is refused") {
  const TableModel model = random_table(4, 5, 0);
  const TranslateOptions options;
  CHECK(search(model, {}, {}, options, true).empty());
  CHECK(holds(error_of([&] { search_one(model, input_of({1}, 7, {kEnd}), options); }), "line 7"));
  CHECK_THROWS_AS(search_one(model, input_of({1}, 7, {4}), options), Error);
  CHECK_THROWS_AS(search_one(model, input_of({1}), options, {{4}}), Error);
  CHECK_THROWS_AS(search_one(model, {{}, {}, 7}, options), Error);
  const TableModel broken(4, [](const Ids&, const Ids&) { return std::vector<double>(4, std::nan("")); });
  for (const TranslateOptions& mode : all_modes()) {
    CHECK(holds(error_of([&] { search_one(broken, input_of({1}, 9), mode); }), "line 9"));
  }
}
