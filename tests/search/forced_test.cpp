// Forced decoding gives back what every other way of decoding reported.
#include "catch.hpp"
#include "error_of.hpp"
#include "reference.hpp"

using namespace gloss;
using namespace gloss::test;

TEST_CASE("forcing an output gives its own log-probabilities and attention") {
  const std::vector<SearchInput> inputs = {input_of({1}, 1), input_of({4, 2, 6}, 2), input_of({5, 5}, 3)};
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const TableModel model = random_table(6, seed, 0);
    for (const int mode : {0, 1, 2}) {
      TranslateOptions options;
      options.beam_size = mode == 0 ? 1 : 4;
      options.length_penalty = "none";
      options.sampling = mode == 2;
      options.max_length = 6;  // some end unfinished
      const auto found = search(model, inputs, {}, options, true);
      std::vector<Ids> targets;
      for (const auto& list : found) targets.push_back(list[0].ids);
      const auto forced = force(model, inputs, targets, true);
      REQUIRE(forced.size() == inputs.size());
      for (size_t i = 0; i < forced.size(); ++i) {
        CHECK(forced[i].ids == targets[i]);
        CHECK(forced[i].log_probs == found[i][0].log_probs);
        CHECK(forced[i].attention == found[i][0].attention);
        CHECK(forced[i].score == found[i][0].score);
        CHECK(forced[i].finished == found[i][0].finished);
      }
    }
  }
}

TEST_CASE("forced rows leave at their end") {
  const TableModel model = random_table(6, 1, 0);
  const std::vector<SearchInput> inputs = {input_of({1}), input_of({2}), input_of({3}), input_of({4})};
  const std::vector<Ids> targets = {{2, kEnd}, {}, {kEnd}, {3, 4, 5, 1}};
  const auto forced = force(model, inputs, targets, true);
  CHECK(model.rows_per_step == std::vector<size_t>{3, 2, 1, 1});
  for (size_t i = 0; i < forced.size(); ++i) CHECK(told_truly(model, inputs[i].source, forced[i]));
  CHECK(forced[0].finished);
  CHECK_FALSE(forced[1].finished);
  CHECK_FALSE(forced[3].finished);
}

TEST_CASE("forcing without attention, without lines, and with too few targets") {
  TableModel model = random_table(6, 1, 0);
  const std::vector<SearchInput> inputs = {input_of({1})};
  const std::vector<Ids> targets = {{2, kEnd}};
  CHECK(force(model, inputs, targets, false)[0].attention.empty());
  model.with_attention = false;
  CHECK(force(model, inputs, targets, true)[0].attention.empty());
  CHECK(force(model, {}, {}, true).empty());
  CHECK(holds(error_of([&] { force(model, inputs, {}, true); }), "1 sources but 0 targets"));
}
