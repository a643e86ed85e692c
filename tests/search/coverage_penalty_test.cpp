// The coverage penalty: its equation, and what it does to beam search, greedy search and sampling.
#include "search/coverage_penalty.hpp"

#include <cmath>

#include "catch.hpp"
#include "error_of.hpp"
#include "reference.hpp"
#include "search/beam.hpp"
#include "search/greedy.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

/// A table whose attention can be added up.
TableModel reading_table(int vocabulary, uint64_t seed, double end_bonus) {
  TableModel model = random_table(vocabulary, seed, end_bonus);
  model.weights = random_weights;
  return model;
}

TranslateOptions with_penalty(double beta, int beam, int n_best) {
  TranslateOptions options;
  options.coverage_penalty = beta;
  options.beam_size = beam;
  options.n_best = n_best;
  return options;
}

/// "2 3 </s>" is likelier, but its attention never leaves the first source piece; "1 3 </s>" reads both.
TableModel lazy_or_thorough() {
  TableModel model(4, [](const Ids&, const Ids& prefix) {
    if (prefix.empty()) return std::vector<double>{-9, 1, 2, -9};
    return prefix.size() < 2 ? std::vector<double>{-9, -9, -9, 5} : std::vector<double>{9, -9, -9, -9};
  });
  model.weights = [](const Ids&, const Ids& prefix) {
    const bool second = prefix.size() == 1 && prefix[0] == 1;
    return second ? std::vector<float>{0, 1, 0} : std::vector<float>{0.9F, 0.1F, 0};
  };
  return model;
}

}  // namespace

TEST_CASE("the coverage penalty is the sum of the logarithms of what was read, 1 at most") {
  const CoveragePenalty penalty(0.5);
  SourceRead read = penalty.none_of(4);
  CHECK(penalty.at(read) == Approx(0.5 * 3 * std::log(1e-4)));  // nothing read: the floor, not infinity
  CoveragePenalty::add(std::vector<float>{0.5F, 0.25F, 0.25F, 0}, read);
  CHECK(penalty.at(read) == Approx(0.5 * std::log(0.5 * 0.25 * 0.25)));
  CoveragePenalty::add(std::vector<float>{0.75F, 0, 0.25F, 0}, read);
  CHECK(penalty.at(read) == Approx(0.5 * std::log(1.0 * 0.25 * 0.5)));
  CoveragePenalty::add(std::vector<float>{0, 0, 0, 1}, read);  // `</s>` of the source is no word of it
  CHECK(penalty.at(read) == Approx(0.5 * std::log(1.0 * 0.25 * 0.5)));
  CoveragePenalty::add(std::vector<float>{0, 2, 3, 0}, read);
  CHECK(penalty.at(read) == 0);
  CHECK(holds(error_of([&] { CoveragePenalty::add(std::vector<float>{1, 0}, read); }), "2 attention weights"));
  CHECK_FALSE(CoveragePenalty(0).on());
  CHECK(CoveragePenalty(0).at(CoveragePenalty(0).none_of(4)) == 0);
}

TEST_CASE("with a coverage penalty a beam as wide as the space is exhaustive search") {
  const SearchInput input = input_of({3, 5});
  size_t changed = 0;
  for (const char* length_penalty : {"none", "wu", "average"}) {
    for (const double beta : {0.05, 0.4, 3.0}) {
      for (uint64_t seed = 0; seed < 30; ++seed) {
        const TableModel model = reading_table(4, seed, static_cast<double>(seed % 5) - 1);
        TranslateOptions options = with_penalty(beta, 256, 256);
        options.length_penalty = length_penalty;
        options.length_alpha = 0.7;
        options.max_length = 4;
        const auto expected = brute_force(model, input.source, options);
        CAPTURE(length_penalty, beta, seed);
        for (const int n_best : {1, 3, 40, 256}) {
          options.n_best = n_best;
          REQUIRE(same(search_one(model, input, options), expected, static_cast<size_t>(n_best)));
        }
        options.coverage_penalty = 0;
        changed += brute_force(model, input.source, options).front().ids != expected.front().ids;
      }
    }
  }
  CHECK(changed > 20);  // the penalty decides
}

TEST_CASE("narrow beams with a coverage penalty follow the rules, and stopping early changes nothing") {
  const SearchInput input = input_of({8, 1, 4});
  for (const char* length_penalty : {"none", "wu", "average"}) {
    for (const double beta : {0.1, 1.0}) {
      for (uint64_t seed = 0; seed < 40; ++seed) {
        const TableModel model = reading_table(6, seed, 1.5);
        for (const int beam : {1, 2, 3, 5}) {
          TranslateOptions options = with_penalty(beta, beam, 1);
          options.length_penalty = length_penalty;
          options.max_length = 9;
          const auto expected = plain_beam(model, input.source, options);
          for (int n_best = 1; n_best <= beam; ++n_best) {
            options.n_best = n_best;
            const SearchTask task = {model, std::span(&input, 1), {}, options, true};
            CAPTURE(length_penalty, beta, seed, beam, n_best);
            REQUIRE(same(beam_search(task).at(0), expected, static_cast<size_t>(n_best)));
          }
        }
      }
    }
  }
}

TEST_CASE("the hypothesis that reads the whole source wins over a likelier one that does not") {
  const TableModel model = lazy_or_thorough();
  const SearchInput input = input_of({1, 2});
  const auto plain = search_one(model, input, with_penalty(0, 2, 2));
  const auto covered = search_one(model, input, with_penalty(1, 2, 2));
  REQUIRE(plain.size() == 2);
  REQUIRE(covered.size() == 2);
  CHECK(plain[0].ids == Ids{2, 3, kEnd});
  CHECK(covered[0].ids == Ids{1, 3, kEnd});
  CHECK(covered[1].ids == Ids{2, 3, kEnd});
  CHECK(covered[0].score > covered[1].score);
  CHECK(covered[0].score == Approx(plain[1].score));  // all of it is read: no penalty
  CHECK(covered[1].score == Approx(plain[0].score + std::log(0.3)));
  CHECK(covered[1].log_prob == plain[0].log_prob);
  CHECK_FALSE(plain[0].coverage);
  REQUIRE((covered[0].coverage && covered[1].coverage));
  CHECK(*covered[0].coverage == Approx(0).margin(1e-6));
  CHECK(*covered[1].coverage == Approx(std::log(0.3)));
}

TEST_CASE("for one hypothesis the coverage penalty changes the score alone, in greedy search and a beam of one") {
  const std::vector<SearchInput> inputs = {input_of({1}), input_of({4, 2}), input_of({5, 5, 5}, 3, {2, 3})};
  for (uint64_t seed = 0; seed < 60; ++seed) {
    const TableModel model = reading_table(5, seed, 1);
    TranslateOptions options = with_penalty(0.7, 1, 1);
    options.max_length = 6;
    options.no_repeat_ngram = static_cast<int>(seed % 3);
    const SearchVocabulary vocabulary = {{4}};
    TranslateOptions off = options;
    off.coverage_penalty = 0;
    const auto plain = search(model, inputs, vocabulary, off, true);
    for (const bool attention : {true, false}) {
      const SearchTask task = {model, inputs, vocabulary, options, attention};
      const Hypotheses greedy = greedy_search(task), beam = beam_search(task);
      CAPTURE(seed, attention);
      for (size_t i = 0; i < inputs.size(); ++i) {
        REQUIRE(greedy[i].size() == 1);
        REQUIRE(beam[i].size() == 1);
        CHECK(greedy[i][0].ids == plain[i][0].ids);
        CHECK(beam[i][0].ids == plain[i][0].ids);
        CHECK(greedy[i][0].log_prob == plain[i][0].log_prob);
        CHECK(greedy[i][0].score == beam[i][0].score);
        CHECK(greedy[i][0].coverage.value() == beam[i][0].coverage.value());
        CHECK(greedy[i][0].finished == beam[i][0].finished);
        CHECK(greedy[i][0].attention == beam[i][0].attention);
        CHECK(greedy[i][0].attention == (attention ? plain[i][0].attention : std::vector<float>()));
        Path path;
        path.read.resize(inputs[i].source.size());
        for (size_t k = 0; k < plain[i][0].attention.size(); ++k) {
          path.read[k % path.read.size()] += plain[i][0].attention[k];
        }
        CHECK(greedy[i][0].score == Approx(plain[i][0].score + plain_coverage(options, path.read)));
      }
    }
  }
}

TEST_CASE("whether matrices are wanted does not change what a coverage penalty finds") {
  const SearchInput input = input_of({2, 6, 3});
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const TableModel model = reading_table(6, seed, 0.5);
    const TranslateOptions options = with_penalty(0.5, 4, 4);
    const auto with = search(model, std::span(&input, 1), {}, options, true).at(0);
    const auto without = search(model, std::span(&input, 1), {}, options, false).at(0);
    REQUIRE(with.size() == without.size());
    for (size_t i = 0; i < with.size(); ++i) {
      CHECK(with[i].ids == without[i].ids);
      CHECK(with[i].score == without[i].score);
      CHECK(without[i].attention.empty());
      CHECK(told_truly(model, input.source, with[i]));
    }
  }
}

TEST_CASE("batch = single with a coverage penalty") {
  std::vector<SearchInput> inputs;
  for (int line = 1; line <= 9; ++line) inputs.push_back(input_of(Ids(static_cast<size_t>(line % 4 + 1), line), line));
  const TableModel model = reading_table(6, 5, 0.5);
  const TranslateOptions options = with_penalty(0.4, 4, 3);
  const auto together = search(model, inputs, {}, options, false);
  for (size_t i = 0; i < inputs.size(); ++i) {
    const auto alone = search(model, std::span(inputs).subspan(i, 1), {}, options, false).at(0);
    REQUIRE(alone.size() == together[i].size());
    for (size_t n = 0; n < alone.size(); ++n) {
      CHECK(alone[n].ids == together[i][n].ids);
      CHECK(alone[n].score == together[i][n].score);
    }
  }
}

TEST_CASE("a hypothesis that ends before it begins has read nothing") {
  const TableModel model = reading_table(4, 5, 0);
  for (const int beam : {1, 4}) {
    TranslateOptions options = with_penalty(0.5, beam, 1);
    options.min_length = 9;
    const auto none = search_one(model, input_of({2, 2}), options, {{1, 2, 3}});
    REQUIRE(none.size() == 1);
    CHECK(none[0].ids.empty());
    CHECK(none[0].score == Approx(0.5 * 2 * std::log(1e-4)));
  }
}

TEST_CASE("a coverage penalty needs attention; sampling and forced decoding do without it") {
  TableModel model = reading_table(5, 3, 1);
  const SearchInput input = input_of({2, 1});
  TranslateOptions sampling = with_penalty(0.5, 1, 1);
  sampling.sampling = true;
  const auto sampled = search_one(model, input, sampling).at(0);
  CHECK(sampled.score == sampled.log_prob);
  const std::vector<Ids> target = {sampled.ids};
  CHECK(force(model, std::span(&input, 1), target, true).at(0).score == Approx(sampled.log_prob));
  model.with_attention = false;
  for (const int beam : {1, 3}) {
    const std::string error = error_of([&] { search_one(model, input, with_penalty(0.5, beam, 1)); });
    CHECK(holds(error, "coverage-penalty is 0.5"));
    CHECK(holds(error, "no attention"));
  }
}
