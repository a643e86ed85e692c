// What a Learner hands to the model beside a batch: the number of the update, for schedules inside mechanisms, and the
// weights of the losses.
#include "train/learner.hpp"

#include <ATen/ATen.h>

#include <functional>
#include <span>
#include <vector>

#include "catch.hpp"
#include "plain_batch.hpp"
#include "tiny_run.hpp"

namespace gloss {

using namespace test;

namespace {

/// All weights in one row, after the first update and after the second, of a run whose options `change` has set.
std::vector<at::Tensor> weights_by_update(const std::function<void(TinyRun&)>& change) {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  change(run);
  const Vocabulary vocabulary = Vocabulary::load(run.train.vocab);
  const Sentences pairs = made_up_pairs(12);
  const Corpus corpus = make_corpus({pairs.source, pairs.target}, vocabulary, vocabulary, {});
  const std::vector<Batch> batches = {batch_of(std::span(corpus.pairs))};
  Learner learner({run.model, run.train, run.translate}, {vocabulary.size(), vocabulary.size(), vocabulary.eos_id()});
  std::vector<at::Tensor> weights;
  for (int64_t n = 1; n <= 2; ++n) {
    learner.update(batches, n, 0.01);
    std::vector<at::Tensor> all;
    for (const auto& [_, weight] : learner.tensors().weights) all.push_back(weight.detach().flatten());
    weights.push_back(at::cat(all));
  }
  return weights;
}

}  // namespace

TEST_CASE("schedules inside mechanisms go by the number of the update") {
  // Temperatures 0.37 and then 0.14, or 0.3 where the fall ends.
  const auto falling_to = [](double lowest) {
    return weights_by_update([&](TinyRun& run) {
      run.model.attention_normalizer = "gumbel";
      run.model.attention_temperature_decay = 1;
      run.model.attention_temperature_min = lowest;
    });
  };
  const std::vector<at::Tensor> low = falling_to(0.01), high = falling_to(0.3);
  CHECK(at::equal(low[0], high[0]));
  CHECK_FALSE(at::equal(low[1], high[1]));
}

TEST_CASE("a random generator from a damaged checkpoint is refused in words of ours") {
  RunConfig config;
  config.model.embedding_size = config.model.encoder_hidden = config.model.decoder_hidden = 4;
  Learner learner(config, {8, 8, 2});
  const std::string state = learner.generator_state();
  CHECK_NOTHROW(learner.set_generator_state(state));
  CHECK(contains(error_of([&] { learner.set_generator_state(std::string(state.size(), '\xFF')); }),
                 "the checkpoint's random generator is damaged; delete"));
  CHECK(contains(error_of([&] { learner.set_generator_state("short"); }), "has 5 bytes of state"));
}

TEST_CASE("word dropout changes what is learnt, the same way every time") {
  const auto with = [](double p) { return weights_by_update([&](TinyRun& run) { run.train.word_dropout = p; })[1]; };
  const at::Tensor some = with(0.3);
  CHECK(at::equal(some, with(0.3)));
  CHECK_FALSE(at::equal(some, with(0)));
}

TEST_CASE("the coverage loss changes what is learnt, by its weight") {
  const auto with = [](double weight) {
    return weights_by_update([&](TinyRun& run) { run.train.coverage_loss = weight; })[1];
  };
  const at::Tensor none = with(0), half = with(0.5), whole = with(1);
  CHECK(at::equal(none, with(0)));
  CHECK_FALSE(at::equal(none, half));
  CHECK_FALSE(at::equal(half, whole));
}

}  // namespace gloss
