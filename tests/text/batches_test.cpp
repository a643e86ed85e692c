// The order of training batches.
#include "text/batches.hpp"

#include <algorithm>
#include <numeric>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/support.hpp"

using namespace gloss;

namespace {

/// Pairs of correlated random lengths, 1-40 pieces a side; the ids tell the pair.
Corpus random_corpus(size_t count) {
  SplitMix64 random(11);
  Corpus corpus;
  for (size_t i = 0; i < count; ++i) {
    const size_t source = 1 + random.below(36);
    const size_t target = std::max<size_t>(1, source + random.below(9)) - (source > 4 ? 4 : 0);
    corpus.pairs.push_back(
        {std::vector<int>(source, static_cast<int>(i + 1)), std::vector<int>(target, static_cast<int>(i + 1)), {}});
  }
  return corpus;
}

struct Padding {
  int64_t cells = 0, pieces = 0;
  double share() const { return 1.0 - static_cast<double>(pieces) / static_cast<double>(cells); }
  void add(const Corpus& corpus, const std::vector<int32_t>& batch) {
    size_t source = 0, target = 0;
    for (const int32_t index : batch) {
      const Pair& pair = corpus.pairs[static_cast<size_t>(index)];
      source = std::max(source, pair.source.size());
      target = std::max(target, pair.target.size());
      pieces += std::ssize(pair.source) + std::ssize(pair.target);
    }
    cells += static_cast<int64_t>((source + target) * batch.size());
  }
};

Padding padding_of(const Corpus& corpus, const std::vector<std::vector<int32_t>>& plan) {
  Padding padding;
  for (const auto& batch : plan) padding.add(corpus, batch);
  return padding;
}

bool same(const Batch& a, const Batch& b) {
  return a.source == b.source && a.target == b.target && a.source_lengths == b.source_lengths &&
         a.target_lengths == b.target_lengths && a.epoch == b.epoch && a.last_of_epoch == b.last_of_epoch;
}

}  // namespace

TEST_CASE("an epoch holds every pair exactly once, within the size", "[batches]") {
  const Corpus corpus = random_corpus(3000);
  for (const BatchOptions& options : {BatchOptions{"tokens", 700, 1, 5}, BatchOptions{"sentences", 32, 1, 5},
                                      BatchOptions{"tokens", 1, 1, 100}, BatchOptions{"sentences", 7, 9, 1}}) {
    CAPTURE(options.type, options.size);
    std::vector<int> seen(corpus.pairs.size(), 0);
    for (const auto& batch : batch_plan(corpus, options, 3)) {
      REQUIRE(!batch.empty());
      for (const int32_t index : batch) ++seen[static_cast<size_t>(index)];
      Padding padding;
      padding.add(corpus, batch);
      const int64_t size = options.type == "tokens" ? padding.cells : std::ssize(batch);
      CHECK((size <= options.size || batch.size() == 1));
    }
    CHECK(std::ranges::all_of(seen, [](int count) { return count == 1; }));
  }
}

TEST_CASE("the order depends on seed and epoch and on nothing else", "[batches]") {
  const Corpus corpus = random_corpus(2000);
  const BatchOptions options{"tokens", 800, 1, 10};
  const auto plan = batch_plan(corpus, options, 0);
  CHECK(plan == batch_plan(corpus, options, 0));
  CHECK(plan != batch_plan(corpus, options, 1));
  CHECK(plan != batch_plan(corpus, {"tokens", 800, 2, 10}, 0));
  // Batches do not come sorted by length: that would be a curriculum.
  std::vector<size_t> lengths;
  for (const auto& batch : plan) lengths.push_back(corpus.pairs[static_cast<size_t>(batch[0])].target.size());
  CHECK_FALSE(std::is_sorted(lengths.begin(), lengths.begin() + 8));
}

TEST_CASE("sorting inside pools keeps padding small", "[batches]") {
  const Corpus corpus = random_corpus(20000);
  const Padding sorted = padding_of(corpus, batch_plan(corpus, {"tokens", 2000, 1, 100}, 0));
  // One batch a pool: nothing to sort between batches.
  const Padding unsorted = padding_of(corpus, batch_plan(corpus, {"tokens", 2000, 1, 1}, 0));
  CAPTURE(sorted.share(), unsorted.share());
  CHECK(sorted.share() < 0.08);
  CHECK(sorted.share() < unsorted.share() / 3);
}

TEST_CASE("batches are padded with 0 behind each row's length", "[batches]") {
  const Corpus corpus = random_corpus(100);
  BatchStream stream(corpus, {"sentences", 8, 1, 2});
  const Batch batch = stream.next();
  REQUIRE(batch.sentences == 8);
  REQUIRE(batch.source.size() == static_cast<size_t>(8 * batch.source_length));
  REQUIRE(batch.target.size() == static_cast<size_t>(8 * batch.target_length));
  CHECK(batch.source_length == std::ranges::max(batch.source_lengths));
  CHECK(batch.target_length == std::ranges::max(batch.target_lengths));
  CHECK(batch.source_pieces == std::accumulate(batch.source_lengths.begin(), batch.source_lengths.end(), int64_t{0}));
  CHECK(batch.target_pieces == std::accumulate(batch.target_lengths.begin(), batch.target_lengths.end(), int64_t{0}));
  for (int64_t row = 0; row < 8; ++row) {
    const int64_t id = batch.source[static_cast<size_t>(row * batch.source_length)];
    const Pair& pair = corpus.pairs[static_cast<size_t>(id - 1)];
    CHECK(batch.source_lengths[static_cast<size_t>(row)] == std::ssize(pair.source));
    CHECK(batch.target_lengths[static_cast<size_t>(row)] == std::ssize(pair.target));
    for (int64_t column = 0; column < batch.target_length; ++column) {
      const int64_t expected = column < std::ssize(pair.target) ? id : 0;
      REQUIRE(batch.target[static_cast<size_t>(row * batch.target_length + column)] == expected);
    }
  }
}

TEST_CASE("a stream may start anywhere", "[batches]") {
  const Corpus corpus = random_corpus(300);
  const BatchOptions options{"tokens", 500, 4, 3};
  BatchStream stream(corpus, options);
  std::vector<Batch> batches;
  int64_t ends = 0;
  for (int i = 0; i < 130; ++i) {
    batches.push_back(stream.next());
    CHECK(stream.consumed() == i + 1);
    CHECK(batches.back().epoch == ends);
    if (batches.back().last_of_epoch) ++ends;
  }
  REQUIRE(ends >= 2);
  const int64_t first = stream.batches_in_epoch(0);
  CHECK(first == std::ssize(batch_plan(corpus, options, 0)));
  CHECK(stream.batches_in_epoch(50) == std::ssize(batch_plan(corpus, options, 50)));
  CHECK(batches[static_cast<size_t>(first - 1)].last_of_epoch);
  for (const int64_t start : {int64_t{0}, int64_t{1}, first - 1, first, first + 1, int64_t{100}}) {
    CAPTURE(start);
    BatchStream later(corpus, options, start);
    CHECK(later.consumed() == start);
    CHECK(same(later.next(), batches[static_cast<size_t>(start)]));
    CHECK(same(later.next(), batches[static_cast<size_t>(start + 1)]));
  }
}

TEST_CASE("a stream ends without being read, and hands on its thread's error", "[batches]") {
  const Corpus corpus = random_corpus(50);
  { BatchStream unread(corpus, {"sentences", 4, 1, 2}); }
  BatchStream wrong(corpus, {"words", 4, 1, 2});
  CHECK_THROWS_AS(wrong.next(), UsageError);
  CHECK_THROWS_AS(wrong.next(), UsageError);
  CHECK_THROWS_AS(batch_plan(corpus, {"tokens", 0, 1, 2}, 0), UsageError);
  CHECK_THROWS_AS(batch_plan({}, {"tokens", 10, 1, 2}, 0), Error);
}

TEST_CASE("a stream that draws pairs anew gives what the function makes of them, wherever it begins", "[batches]") {
  const Corpus corpus = random_corpus(60);
  BatchOptions options{"sentences", 8, 1, 2};
  options.redraw = [](const Pair& pair, int64_t epoch, int64_t index) {
    return Pair{
        std::vector<int>(1 + static_cast<size_t>((epoch + index) % 5), static_cast<int>(index)), pair.target, {}};
  };
  BatchStream stream(corpus, options);
  std::vector<Batch> batches;
  for (int i = 0; i < 20; ++i) batches.push_back(stream.next());
  for (const Batch& batch : batches) {
    int64_t longest = 0, pieces = 0;
    for (int64_t row = 0; row < batch.sentences; ++row) {
      const int64_t length = batch.source_lengths[static_cast<size_t>(row)];
      const int64_t index = batch.source[static_cast<size_t>(row * batch.source_length)];
      CHECK(length == 1 + (batch.epoch + index) % 5);
      longest = std::max(longest, length);
      pieces += length;
    }
    CHECK(batch.source_length == longest);
    CHECK(batch.source_pieces == pieces);
  }
  BatchStream later(corpus, options, 13);
  CHECK(same(later.next(), batches[13]));
}
