// Training a batch in parts: nothing is lost in the split, the gradient is that of the whole, and a run can be
// repeated.
#include "train/batch_parts.hpp"

#include <ATen/ATen.h>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

#include "catch.hpp"
#include "plain_batch.hpp"
#include "tiny_run.hpp"
#include "train/learner.hpp"
#include "train/part_team.hpp"
#include "train/thread_count.hpp"

namespace gloss {

using namespace test;

namespace {

Batch uneven_batch() {
  const std::vector<Pair> pairs = {{{5, 6, 1}, {7, 1}, {}},
                                   {{8, 1}, {9, 10, 11, 1}, {}},
                                   {{1}, {12, 1}, {}},
                                   {{13, 14, 15, 16, 1}, {17, 1}, {}},
                                   {{18, 1}, {1}, {}}};
  Batch batch = batch_of(pairs);
  batch.epoch = 3;
  batch.last_of_epoch = true;
  batch.links = {{0, 0, 1}, {3, 1, 4}, {4, 0, 0}};
  return batch;
}

struct Trained {
  UpdateReport report;
  at::Tensor weights;  // all of them in a row
};

/// Two updates, each with two batches that are long enough to be split.
Trained trained_with(int threads, double dropout) {
  const ThreadCountGuard guard;
  use_threads(threads);
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.model.dropout_embedding = run.model.dropout_annotation = run.model.dropout_output = dropout;
  const Vocabulary vocabulary = Vocabulary::load(run.train.vocab);
  const Sentences pairs = made_up_pairs(150);
  const Corpus corpus = make_corpus({pairs.source, pairs.target}, vocabulary, vocabulary, {});
  const std::vector<Batch> batches = {batch_of(std::span(corpus.pairs).first(75)),
                                      batch_of(std::span(corpus.pairs).last(75))};
  REQUIRE(part_count(batches[0], 2, 1000) == 2);
  Learner learner({run.model, run.train, run.translate}, {vocabulary.size(), vocabulary.size(), vocabulary.eos_id()});
  learner.update(batches, 1, 0.01);
  Trained result{learner.update(batches, 2, 0.01), {}};
  std::vector<at::Tensor> all;
  for (const auto& [_, weight] : learner.tensors().weights) all.push_back(weight.detach().flatten());
  result.weights = at::cat(all);
  return result;
}

}  // namespace

TEST_CASE("a split batch has every sentence once, with its links and without the padding of others") {
  const Batch whole = uneven_batch();
  const std::vector<Batch> parts = split_batch(whole, 2);
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].sentences == 3);
  CHECK(parts[0].source == std::vector<int64_t>{5, 6, 1, 1, 0, 0, 18, 1, 0});
  CHECK(parts[0].target == std::vector<int64_t>{7, 1, 12, 1, 1, 0});
  CHECK(parts[0].source_lengths == std::vector<int64_t>{3, 1, 2});
  CHECK(parts[0].links.size() == 2);
  CHECK(parts[0].links[1].sentence == 2);
  CHECK(parts[1].sentences == 2);
  CHECK(parts[1].source_length == 5);
  CHECK(parts[1].target_length == 4);
  CHECK(parts[1].target == std::vector<int64_t>{9, 10, 11, 1, 17, 1, 0, 0});
  REQUIRE(parts[1].links.size() == 1);
  CHECK(parts[1].links[0].sentence == 1);
  CHECK(parts[1].links[0].target == 1);
  CHECK(parts[1].links[0].source == 4);
  CHECK(parts[0].source_pieces + parts[1].source_pieces == whole.source_pieces);
  CHECK(parts[0].target_pieces + parts[1].target_pieces == whole.target_pieces);
  CHECK(parts[1].epoch == 3);
  CHECK(parts[1].last_of_epoch);
}

TEST_CASE("parts are as many as threads, sentences, pieces and memory allow") {
  Batch batch;
  batch.sentences = 50;
  batch.source_pieces = 1'000, batch.target_pieces = 1'000;
  CHECK(part_count(batch, 1, 1'000) == 1);
  CHECK(part_count(batch, 2, 1'000) == 2);
  CHECK(part_count(batch, 64, 1'000) == 6);            // of 300 pieces at least
  CHECK(part_count(batch, 64, 100 * 1'000'000) == 2);  // of a GiB for the gradients together
  CHECK(part_count(batch, 64, 1'000'000'000) == 1);
  batch.sentences = 3;
  CHECK(part_count(batch, 64, 1'000) == 3);
}

TEST_CASE("a batch in parts teaches what the whole batch teaches") {
  const Trained whole = trained_with(1, 0), parts = trained_with(2, 0);
  CHECK(parts.report.cross_entropy == Approx(whole.report.cross_entropy).epsilon(1e-4));
  CHECK(parts.report.gradient_norm == Approx(whole.report.gradient_norm).epsilon(1e-3));
  CHECK(parts.report.source_pieces == whole.report.source_pieces);
  // Adam's first steps have the size of the rate, 0.01, whatever the gradient: one of almost 0 may turn its sign.
  CHECK((parts.weights - whole.weights).abs().mean().item<double>() < 1e-4);
}

TEST_CASE("a run in parts can be repeated bit by bit, with dropout, too") {
  const Trained first = trained_with(2, 0.3), second = trained_with(2, 0.3);
  CHECK(at::equal(first.weights, second.weights));
  CHECK_FALSE(at::allclose(first.weights, trained_with(2, 0).weights));
}

TEST_CASE("the parts of a batch run side by side, and the first one that fails is told") {
  const ThreadCountGuard guard;
  use_threads(2);
  PartTeam team;
  for (int round = 0; round < 3; ++round) {
    std::atomic<int> arrived = 0;
    std::vector<std::thread::id> ids(2);
    team.run(2, [&](int64_t part) {
      ids[static_cast<size_t>(part)] = std::this_thread::get_id();
      ++arrived;
      while (arrived < 2) std::this_thread::yield();  // would never end if one waited for the other
    });
    CHECK(ids[0] == std::this_thread::get_id());
    CHECK(ids[0] != ids[1]);
  }
  CHECK(at::get_num_threads() == 2);
  std::atomic<int> ended = 0;
  const auto failing = [&](int64_t part) {
    ++ended;
    throw std::runtime_error("part " + std::to_string(part));
  };
  CHECK_THROWS_WITH(team.run(3, failing), "part 0");
  CHECK(ended == 3);
  team.run(2, [&](int64_t) { ++ended; });  // goes on after a failure
  CHECK(ended == 5);
}

}  // namespace gloss
