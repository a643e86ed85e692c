// The thread that makes batches ahead of the training loop.
#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <span>
#include <thread>
#include <utility>

#include "text/batches.hpp"

namespace gloss {

namespace {

using Plan = std::vector<std::vector<int32_t>>;

/// Copies one side of the pairs into a padded matrix; returns its width.
int64_t pad_side(std::span<const Pair> pairs, std::vector<int> Pair::*side,
                 std::pair<std::vector<int64_t>*, std::vector<int64_t>*> ids_and_lengths) {
  auto& [ids, lengths] = ids_and_lengths;
  size_t width = 0;
  for (const Pair& pair : pairs) {
    width = std::max(width, (pair.*side).size());
    lengths->push_back(std::ssize(pair.*side));
  }
  ids->assign(pairs.size() * width, 0);
  auto row = ids->begin();
  for (const Pair& pair : pairs) {
    std::ranges::copy(pair.*side, row);
    row += static_cast<std::ptrdiff_t>(width);
  }
  return static_cast<int64_t>(width);
}

int64_t sum(const std::vector<int64_t>& lengths) {
  int64_t total = 0;
  for (const int64_t length : lengths) total += length;
  return total;
}

Batch make_batch(std::span<const Pair> pairs) {
  Batch batch;
  batch.sentences = std::ssize(pairs);
  batch.source_length = pad_side(pairs, &Pair::source, {&batch.source, &batch.source_lengths});
  batch.target_length = pad_side(pairs, &Pair::target, {&batch.target, &batch.target_lengths});
  batch.source_pieces = sum(batch.source_lengths);
  batch.target_pieces = sum(batch.target_lengths);
  for (size_t row = 0; row < pairs.size(); ++row) {
    for (const PieceLink& link : pairs[row].links) {
      batch.links.push_back({static_cast<int32_t>(row), link.target, link.source});
    }
  }
  return batch;
}

}  // namespace

struct BatchStream::Impl {
  static constexpr size_t kAhead = 4;

  const Corpus& corpus;
  const BatchOptions options;
  int64_t consumed;
  std::mutex mutex;
  std::condition_variable room_or_stop, batch_or_failure;
  std::deque<Batch> queue;
  std::exception_ptr failure;
  std::map<int64_t, int64_t> plan_sizes;  ///< batches of the epochs planned so far
  bool stop = false;
  std::thread thread;

  Impl(const Corpus& c, BatchOptions o, int64_t start)
      : corpus(c), options(std::move(o)), consumed(start), thread([this, start] { produce(start); }) {}

  ~Impl() {
    {
      const std::lock_guard lock(mutex);
      stop = true;
    }
    room_or_stop.notify_all();
    thread.join();
  }

  void produce(int64_t skip) {
    try {
      for (int64_t epoch = 0;; ++epoch) {
        const Plan plan = batch_plan(corpus, options, epoch);
        remember(epoch, plan);
        const int64_t begin = std::min(skip, std::ssize(plan));
        skip -= begin;
        for (int64_t i = begin; i < std::ssize(plan); ++i) {
          Batch batch = make_batch(chosen_pairs(plan[static_cast<size_t>(i)], epoch));
          batch.epoch = epoch;
          batch.last_of_epoch = i + 1 == std::ssize(plan);
          if (!put(std::move(batch))) return;
        }
      }
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
      batch_or_failure.notify_all();
    }
  }

  std::vector<Pair> chosen_pairs(const std::vector<int32_t>& chosen, int64_t epoch) const {
    std::vector<Pair> pairs;
    pairs.reserve(chosen.size());
    for (const int32_t index : chosen) {
      const Pair& pair = corpus.pairs[static_cast<size_t>(index)];
      pairs.push_back(options.redraw ? options.redraw(pair, epoch, index) : pair);
    }
    return pairs;
  }

  int64_t remember(int64_t epoch, const Plan& plan) {
    const std::lock_guard lock(mutex);
    return plan_sizes[epoch] = std::ssize(plan);
  }

  int64_t plan_size(int64_t epoch) {
    {
      const std::lock_guard lock(mutex);
      if (const auto known = plan_sizes.find(epoch); known != plan_sizes.end()) return known->second;
    }
    return remember(epoch, batch_plan(corpus, options, epoch));
  }

  /// False when the stream ends instead.
  bool put(Batch batch) {
    std::unique_lock lock(mutex);
    room_or_stop.wait(lock, [this] { return stop || queue.size() < kAhead; });
    if (stop) return false;
    queue.push_back(std::move(batch));
    batch_or_failure.notify_one();
    return true;
  }

  Batch take() {
    std::unique_lock lock(mutex);
    batch_or_failure.wait(lock, [this] { return failure || !queue.empty(); });
    if (queue.empty()) std::rethrow_exception(failure);
    Batch batch = std::move(queue.front());
    queue.pop_front();
    room_or_stop.notify_one();
    return batch;
  }
};

BatchStream::BatchStream(const Corpus& corpus, BatchOptions options, int64_t consumed)
    : impl_(std::make_unique<Impl>(corpus, std::move(options), consumed)) {}

BatchStream::~BatchStream() = default;

Batch BatchStream::next() {
  Batch batch = impl_->take();
  ++impl_->consumed;
  return batch;
}

int64_t BatchStream::consumed() const {
  return impl_->consumed;
}

int64_t BatchStream::batches_in_epoch(int64_t epoch) const {
  return impl_->plan_size(epoch);
}

}  // namespace gloss
