// A search that is asked to end does so at its next step; one that is not finds what it always finds.
#include "search/stoppable_model.hpp"

#include "catch.hpp"
#include "search/table_model.hpp"
#include "text/stopped.hpp"

namespace gloss {

using namespace test;

namespace {

std::vector<Hypothesis> search_with(const TranslateOptions& options, const std::function<bool()>& stop_requested) {
  const StoppableModel model(std::make_unique<TableModel>(random_table(6, 3)), stop_requested);
  return search_one(model, input_of({3, 4, 5}), options);
}

}  // namespace

TEST_CASE("a search is left at the step at which the end was asked for") {
  TranslateOptions greedy, beam, sampling;
  greedy.beam_size = 1;
  beam.beam_size = 5;
  beam.n_best = 3;
  sampling.sampling = true;
  for (TranslateOptions options : {greedy, beam, sampling}) {
    options.max_length = 20;
    int asked = 0;
    const auto found = search_with(options, [&] { return ++asked < 0; });
    const auto expected = search_one(random_table(6, 3), input_of({3, 4, 5}), options);
    REQUIRE(found.size() == expected.size());
    for (size_t i = 0; i < found.size(); ++i) CHECK(found[i].ids == expected[i].ids);
    REQUIRE(asked > 2);  // encode, and steps
    for (const int last : {1, 2, asked}) {
      int asked_now = 0;
      CHECK_THROWS_AS(search_with(options, [&] { return ++asked_now == last; }), Stopped);
      CHECK(asked_now == last);
    }
  }
}

TEST_CASE("a model that can be stopped holds what the model itself holds") {
  class Holding : public TableModel {
   public:
    Holding() : TableModel(random_table(6, 3)) {}
    DecodingMemory memory() const override { return {.row = 42}; }
  };
  CHECK(StoppableModel(std::make_unique<Holding>(), [] { return false; }).memory().row == 42);
}

TEST_CASE("forced decoding can be stopped") {
  const StoppableModel model(std::make_unique<TableModel>(random_table(6, 3)), [] { return true; });
  const std::vector<std::vector<int>> targets = {{3, 4}};
  const auto state = random_table(6, 3).encode(targets);
  CHECK_THROWS_AS(model.force(*state, targets, false), Stopped);
}

}  // namespace gloss
