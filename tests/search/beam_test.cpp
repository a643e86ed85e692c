// Beam search against every sequence there is, and against a plain second beam.
#include "search/beam.hpp"

#include <set>

#include "catch.hpp"
#include "reference.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

TranslateOptions beam_options(int beam, int n_best, const char* penalty, double alpha) {
  TranslateOptions options;
  options.beam_size = beam;
  options.n_best = n_best;
  options.length_penalty = penalty;
  options.length_alpha = alpha;
  return options;
}

}  // namespace

TEST_CASE("a beam as wide as the space is exhaustive search") {
  const SearchInput input = input_of({3, 5});
  for (const char* penalty : {"none", "wu", "average"}) {
    for (const double alpha : {0.0, 0.6, 1.0, 2.0}) {
      for (uint64_t seed = 0; seed < 40; ++seed) {
        const TableModel model = random_table(4, seed, static_cast<double>(seed % 5) - 1);
        TranslateOptions options = beam_options(256, 256, penalty, alpha);
        options.max_length = 4;
        const auto expected = brute_force(model, input.source, options);
        CAPTURE(penalty, alpha, seed);
        REQUIRE(expected.size() == 40 + 81);  // 1 + 3 + 9 + 27 finished, 3^4 unfinished
        for (const int n_best : {1, 3, 40, 256}) {
          options.n_best = n_best;
          REQUIRE(same(search_one(model, input, options), expected, static_cast<size_t>(n_best)));
        }
      }
    }
  }
}

TEST_CASE("narrow beams follow the rules, and stopping early changes nothing") {
  const SearchInput input = input_of({8, 1, 4});
  size_t steps_saved = 0;
  for (const char* penalty : {"none", "wu", "average"}) {
    for (const double alpha : {0.6, 1.0}) {
      for (uint64_t seed = 0; seed < 60; ++seed) {
        const TableModel model = random_table(6, seed, 1.5);
        for (const int beam : {1, 2, 3, 5}) {
          TranslateOptions options = beam_options(beam, 1, penalty, alpha);
          options.max_length = 9;
          const auto expected = plain_beam(model, input.source, options);
          for (int n_best = 1; n_best <= beam; ++n_best) {
            options.n_best = n_best;
            const SearchTask task = {model, std::span(&input, 1), {}, options, true};
            model.rows_per_step.clear();
            CAPTURE(penalty, alpha, seed, beam, n_best);
            REQUIRE(same(beam_search(task).at(0), expected, static_cast<size_t>(n_best)));
            steps_saved += 9 - model.rows_per_step.size();
          }
        }
      }
    }
  }
  CHECK(steps_saved > 0);
}

TEST_CASE("without a length penalty a beam stops once its best finished hypothesis leads") {
  // `</s>` first: -0.105; whatever lives on is at -2.3 or below.
  const TableModel model(4, [](const Ids&, const Ids&) { return std::vector<double>{3.3, 0, 0, 0}; });
  TranslateOptions options = beam_options(3, 1, "none", 1);
  CHECK(search_one(model, input_of({1}), options).at(0).ids == Ids{kEnd});
  CHECK(model.rows_per_step == std::vector<size_t>{1});
}

TEST_CASE("poor hypotheses that end early do not keep the good one from being written") {
  // The right piece is 2, six times, then `</s>`; `</s>` is the runner-up of every step, far behind.
  const TableModel model(5, [](const Ids&, const Ids& prefix) {
    return prefix.size() < 6 ? std::vector<double>{9, 0, 20, 1, 2} : std::vector<double>{20, 0, 1, 2, 3};
  });
  for (const char* penalty : {"none", "wu", "average"}) {
    for (const int beam : {1, 2, 3, 5}) {
      CAPTURE(penalty, beam);
      TranslateOptions options = beam_options(beam, 1, penalty, 1);
      options.max_length = 12;
      CHECK(search_one(model, input_of({1}), options).at(0).ids == Ids{2, 2, 2, 2, 2, 2, kEnd});
    }
  }
}

TEST_CASE("n-best lists are sorted, distinct and true to the table") {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    const TableModel model = random_table(7, seed, 0.5);
    const SearchInput input = input_of({2, 6, 3});
    const auto list = search_one(model, input, beam_options(5, 5, "average", 1));
    REQUIRE(list.size() == 5);
    std::set<Ids> distinct;
    for (size_t i = 0; i < list.size(); ++i) {
      CHECK(told_truly(model, input.source, list[i]));
      distinct.insert(list[i].ids);
      if (i > 0 && list[i].finished == list[i - 1].finished) CHECK(list[i].score <= list[i - 1].score);
      if (i > 0 && list[i].finished) CHECK(list[i - 1].finished);
    }
    CHECK(distinct.size() == 5);
  }
}

TEST_CASE("ties go to the better parent, then to the lower id") {
  const TableModel model(5, [](const Ids&, const Ids& prefix) {
    const double end = prefix.size() < 2 ? -9 : 9;
    return std::vector<double>{end, 0, 0, 0, 0};
  });
  const auto list = search_one(model, input_of({1}), beam_options(4, 4, "average", 1));
  REQUIRE(list.size() == 4);
  for (size_t i = 0; i < 4; ++i) CHECK(list[i].ids == Ids{1, static_cast<int>(i) + 1, kEnd});
}

TEST_CASE("</s> below the best `beam` candidates is dropped") {
  // Beam 2; the four candidates of the first step are 1, 2, </s>, 3: </s> ranks third and must not finish.
  const TableModel model(4, [](const Ids&, const Ids& prefix) {
    if (prefix.empty()) return std::vector<double>{1, 3, 2, 0};
    return std::vector<double>{0, 0, 0, -9};
  });
  TranslateOptions options = beam_options(2, 2, "none", 1);
  options.max_length = 1;
  for (const Hypothesis& hypothesis : search_one(model, input_of({1}), options)) CHECK_FALSE(hypothesis.finished);
  options.beam_size = 3;
  CHECK(search_one(model, input_of({1}), options).at(0).ids == Ids{kEnd});
}
