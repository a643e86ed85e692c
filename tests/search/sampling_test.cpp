// Sampling: the frequencies of a known distribution, what top-k and top-p leave, and noise without state.
#include "search/sampling.hpp"

#include <cmath>
#include <limits>
#include <set>

#include "catch.hpp"
#include "reference.hpp"
#include "search/draw.hpp"
#include "search/noise.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

const std::vector<double> kProbabilities = {0.05, 0.3, 0.1, 0.3, 0.2, 0.05};

TableModel known_table() {
  return TableModel(6, [](const Ids&, const Ids&) {
    std::vector<double> logits;
    for (const double p : kProbabilities) logits.push_back(std::log(p));
    return logits;
  });
}

TranslateOptions sampling_options(int count) {
  TranslateOptions options;
  options.sampling = true;
  options.sample_count = count;
  options.max_length = 1;
  return options;
}

/// How often each id is drawn first.
std::vector<double> counts(const TranslateOptions& options, const SearchVocabulary& vocabulary = {}) {
  std::vector<double> result(6);
  for (const Hypothesis& sample : search_one(known_table(), input_of({1}), options, vocabulary)) {
    result[static_cast<size_t>(sample.ids.at(0))] += 1;
  }
  return result;
}

/// Pearson's statistic against (unnormalized) weights; an id of weight 0 must not occur.
double chi_square(const std::vector<double>& observed, const std::vector<double>& weights) {
  double drawn = 0;
  double total = 0;
  for (size_t id = 0; id < weights.size(); ++id) {
    drawn += observed[id];
    total += weights[id];
  }
  double sum = 0;
  for (size_t id = 0; id < weights.size(); ++id) {
    const double expected = drawn * weights[id] / total;
    if (weights[id] == 0) {
      CHECK(observed[id] == 0);
    } else {
      sum += (observed[id] - expected) * (observed[id] - expected) / expected;
    }
  }
  return sum;
}

constexpr double kBound = 30.9;  // chi-square with 5 degrees of freedom passes it once in 100,000

}  // namespace

TEST_CASE("samples are drawn in parts where all rows together are too many, and come out the same") {
  const TableModel model = random_table(6, 3, 1);
  const std::vector<SearchInput> inputs = {input_of({1}), input_of({4, 2}, 2)};
  TranslateOptions options = sampling_options(20);
  options.max_length = 8;
  const SearchVocabulary vocabulary;
  SearchTask task = {model, inputs, vocabulary, options, true};
  const Hypotheses together = sample_search(task);
  CHECK(*std::ranges::max_element(model.rows_per_step) == 40);
  for (const size_t numbers : {size_t{1}, size_t{6 * 2 * 3}}) {
    model.rows_per_step.clear();
    task.numbers_at_once = numbers;
    const Hypotheses parts = sample_search(task);
    CHECK(*std::ranges::max_element(model.rows_per_step) == std::max<size_t>(2, numbers / 6));
    for (size_t i = 0; i < inputs.size(); ++i) {
      REQUIRE(parts[i].size() == together[i].size());
      for (size_t k = 0; k < parts[i].size(); ++k) {
        CHECK(parts[i][k].ids == together[i][k].ids);
        CHECK(parts[i][k].log_probs == together[i][k].log_probs);
        CHECK(parts[i][k].attention == together[i][k].attention);
      }
    }
  }
}

TEST_CASE("samples have the model's frequencies") {
  CHECK(chi_square(counts(sampling_options(20000)), kProbabilities) < kBound);
}

TEST_CASE("samples follow the temperature") {
  TranslateOptions options = sampling_options(20000);
  for (const double temperature : {0.5, 2.0}) {
    options.temperature = temperature;
    std::vector<double> weights;
    for (const double p : kProbabilities) weights.push_back(std::pow(p, 1 / temperature));
    CHECK(chi_square(counts(options), weights) < kBound);
    CHECK(chi_square(counts(options), kProbabilities) > kBound);
  }
  options.temperature = 1e-6;
  options.sample_count = 100;
  const auto coldest = counts(options);
  CHECK(coldest[1] + coldest[3] == 100);  // the two most probable ids are equal
}

TEST_CASE("top-k and top-p leave exactly their sets, ties to the lower id") {
  TranslateOptions options = sampling_options(20000);
  SECTION("top-k") {
    options.top_k = 3;
    CHECK(chi_square(counts(options), {0, 0.3, 0, 0.3, 0.2, 0}) < kBound);
  }
  SECTION("top-k cuts between equals") {
    options.top_k = 1;
    CHECK(counts(options)[1] == 20000);
  }
  SECTION("top-k above the vocabulary") {
    options.top_k = 60;
    CHECK(chi_square(counts(options), kProbabilities) < kBound);
  }
  SECTION("top-p") {
    options.top_p = 0.75;  // .3 + .3 + .2
    CHECK(chi_square(counts(options), {0, 0.3, 0, 0.3, 0.2, 0}) < kBound);
  }
  SECTION("top-p cuts between equals") {
    options.top_p = 0.93;  // .3 + .3 + .2 + .1 + the first .05
    CHECK(chi_square(counts(options), {0.05, 0.3, 0.1, 0.3, 0.2, 0}) < kBound);
  }
  SECTION("a tiny top-p keeps one") {
    options.top_p = 1e-9;
    CHECK(counts(options)[1] == 20000);
  }
  SECTION("top-p counts mass within top-k") {
    options.top_k = 3;     // .3 .3 .2 of .8
    options.top_p = 0.74;  // .6 of .8 is .75
    CHECK(chi_square(counts(options), {0, 0.3, 0, 0.3, 0, 0}) < kBound);
  }
  SECTION("bans come before top-k") {
    options.top_k = 2;
    CHECK(chi_square(counts(options, {{1}}), {0, 0, 0, 0.3, 0.2, 0}) < kBound);
  }
}

TEST_CASE("log-probabilities of samples are the model's at temperature 1, and the score is their sum") {
  const TableModel model = random_table(6, 8, 0);
  const SearchInput input = input_of({3, 1});
  TranslateOptions options = sampling_options(30);
  options.max_length = 8;
  options.temperature = 2.5;
  options.top_p = 0.7;
  const auto samples = search_one(model, input, options);
  REQUIRE(samples.size() == 30);
  std::set<Ids> distinct;
  for (size_t i = 0; i < samples.size(); ++i) {
    CHECK(told_truly(model, input.source, samples[i]));
    CHECK(samples[i].score == samples[i].log_prob);
    if (i > 0) CHECK(samples[i].score <= samples[i - 1].score);
    distinct.insert(samples[i].ids);
  }
  CHECK(distinct.size() > 10);
}

TEST_CASE("seed, line and sample each change what is drawn, repeating them repeats it") {
  const TableModel model = random_table(6, 8, -1);
  TranslateOptions options = sampling_options(1);
  options.max_length = 20;
  const Ids first = search_one(model, input_of({3, 1}, 5), options)[0].ids;
  CHECK(search_one(model, input_of({3, 1}, 5), options)[0].ids == first);
  CHECK(search_one(model, input_of({3, 1}, 6), options)[0].ids != first);
  options.seed = 2;
  CHECK(search_one(model, input_of({3, 1}, 5), options)[0].ids != first);
}

TEST_CASE("finished samples leave the batch") {
  const TableModel model = random_table(6, 8, 1);
  TranslateOptions options = sampling_options(50);
  options.max_length = 12;
  size_t pieces = 0;
  for (const Hypothesis& sample : search_one(model, input_of({3, 1}), options)) pieces += sample.ids.size();
  size_t rows = 0;
  for (const size_t count : model.rows_per_step) rows += count;
  CHECK(model.rows_per_step.front() == 50);
  CHECK(rows == pieces);
}

TEST_CASE("splitmix64 gives its published numbers") {
  // The first outputs for these states as the algorithm's public-domain C version by S. Vigna prints them.
  CHECK(splitmix64(0) == 0xE220A8397B1DCDAFULL);
  CHECK(splitmix64(1234567) == 6457827717110365317ULL);
}

TEST_CASE("noise is uniform over each part of its key") {
  for (int part = 0; part < 4; ++part) {
    std::vector<double> bins(10);
    for (int i = 0; i < 20000; ++i) {
      NoiseKey key = {1, 1, 0, 0};
      if (part == 0) key.seed = static_cast<uint64_t>(i);
      if (part == 1) key.line = i;
      if (part == 2) key.sample = i;
      if (part == 3) key.step = i;
      const double noise = uniform_noise(key);
      REQUIRE(noise >= 0);
      REQUIRE(noise < 1);
      bins[static_cast<size_t>(noise * 10)] += 1;
    }
    CAPTURE(part);
    CHECK(chi_square(bins, std::vector<double>(10, 1.0)) < 41);  // 9 degrees of freedom: once in 200,000
  }
}

TEST_CASE("a draw covers both ends of [0, 1) and survives impossible pieces") {
  const float impossible = -std::numeric_limits<float>::infinity();
  Drawer drawer((TranslateOptions()));
  const std::vector<float> row = {impossible, std::log(0.25F), std::log(0.75F), impossible};
  CHECK(drawer.draw(row, {}, 0) == 1);
  CHECK(drawer.draw(row, {}, 0.2499) == 1);
  CHECK(drawer.draw(row, {}, 0.2501) == 2);
  CHECK(drawer.draw(row, {}, 1 - 0x1.0p-53) == 2);
  const Ids all = {1, 2};
  CHECK_FALSE(drawer.draw(row, all, 0.5).has_value());
}

TEST_CASE("a draw walks through what top-k and top-p kept by ascending id") {
  const std::vector<float> row = {std::log(0.1F), std::log(0.2F), std::log(0.15F), std::log(0.55F)};
  TranslateOptions by_k;
  by_k.top_k = 3;
  TranslateOptions by_p;
  by_p.top_p = 0.85;
  for (const TranslateOptions& options : {by_k, by_p}) {
    Drawer drawer(options);
    CHECK(drawer.draw(row, {}, 0) == 1);
    CHECK(drawer.draw(row, {}, 0.3) == 2);  // 0.2 / 0.9 < 0.3 < 0.35 / 0.9
    CHECK(drawer.draw(row, {}, 0.4) == 3);
  }
}
