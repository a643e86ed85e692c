// The order of an epoch: shuffled pairs in pools, sorted by length inside a pool, cut, the batches shuffled.
#include "text/batches.hpp"

#include <algorithm>
#include <numeric>

#include "gloss/error.hpp"
#include "text/random.hpp"

namespace gloss {

namespace {

using Order = std::vector<int32_t>;

void check(const Corpus& corpus, const BatchOptions& options) {
  if (options.type != "tokens" && options.type != "sentences") {
    throw UsageError("batch-type is \"" + options.type + "\"; it must be tokens or sentences");
  }
  if (options.size < 1) throw UsageError("batch-size is " + std::to_string(options.size) + "; it must be 1 or more");
  if (options.pool_batches < 1) {
    throw UsageError("pool_batches is " + std::to_string(options.pool_batches) + "; it must be 1 or more");
  }
  if (corpus.pairs.empty()) throw Error("there are no pairs to make batches of");
}

/// The size that a batch has in the options' unit.
class BatchSize {
 public:
  explicit BatchSize(const BatchOptions& options) : limit_(options.size), in_tokens_(options.type == "tokens") {}

  /// Takes the pair in and says true, or leaves it out because the batch would grow beyond its size.
  bool add(const Pair& pair) {
    const auto source = std::max(source_, std::ssize(pair.source));
    const auto target = std::max(target_, std::ssize(pair.target));
    const auto size = in_tokens_ ? (source + target) * (sentences_ + 1) : sentences_ + 1;
    if (sentences_ > 0 && size > limit_) return false;
    source_ = source;
    target_ = target;
    ++sentences_;
    return true;
  }

 private:
  std::ptrdiff_t limit_, sentences_ = 0, source_ = 0, target_ = 0;
  bool in_tokens_;
};

/// The end of the pool that starts at `begin`: as many pairs as fill about `pool_batches` batches.
size_t pool_end(const Corpus& corpus, const Order& order, size_t begin, const BatchOptions& options) {
  int64_t room = int64_t{options.size} * options.pool_batches;
  size_t end = begin;
  while (end < order.size() && room > 0) {
    const Pair& pair = corpus.pairs[static_cast<size_t>(order[end++])];
    room -= options.type == "tokens" ? std::ssize(pair.source) + std::ssize(pair.target) : 1;
  }
  return end;
}

/// By target length; pairs of one target length by source length, upwards and downwards in turn, so that neighbors are
/// alike across the steps of the target length too.
bool shorter(const Pair& a, const Pair& b) {
  if (a.target.size() != b.target.size()) return a.target.size() < b.target.size();
  return a.target.size() % 2 == 0 ? a.source.size() < b.source.size() : a.source.size() > b.source.size();
}

}  // namespace

std::vector<Order> batch_plan(const Corpus& corpus, const BatchOptions& options, int64_t epoch) {
  check(corpus, options);
  const auto pair = [&](int32_t index) -> const Pair& { return corpus.pairs[static_cast<size_t>(index)]; };
  Order order(corpus.pairs.size());
  std::iota(order.begin(), order.end(), 0);
  SplitMix64 random(mix(options.seed, epoch));
  shuffle(order, 0, order.size(), random);

  std::vector<Order> batches;
  for (size_t begin = 0, end = 0; begin < order.size(); begin = end) {
    end = pool_end(corpus, order, begin, options);
    // A stable sort: equal pairs keep the shuffle's order, on every standard library.
    std::stable_sort(order.begin() + static_cast<std::ptrdiff_t>(begin),
                     order.begin() + static_cast<std::ptrdiff_t>(end),
                     [&](int32_t a, int32_t b) { return shorter(pair(a), pair(b)); });
    const size_t first = batches.size();
    BatchSize size(options);
    for (size_t i = begin; i < end; ++i) {
      if (i == begin || !size.add(pair(order[i]))) {
        batches.emplace_back();
        size = BatchSize(options);
        size.add(pair(order[i]));
      }
      batches.back().push_back(order[i]);
    }
    shuffle(batches, first, batches.size(), random);
  }
  return batches;
}

}  // namespace gloss
