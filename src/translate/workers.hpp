// Worker threads that decode batches, each with a StepModel of its own.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>
#include <thread>
#include <vector>

#include "search/step_model.hpp"
#include "translate/job.hpp"

namespace gloss {

/// Fills the results of the jobs. Runs on a worker thread.
using BatchWork = std::function<void(const StepModel& model, std::span<Job* const> batch)>;

/// Lines that were decoded, with the pieces of their best outputs.
struct DecodedWork {
  int64_t lines = 0, target_pieces = 0;
};

class WorkerPool {
 public:
  /// `make_model` runs on each thread before its first batch. Batches that would hold more than `most_held` numbers
  /// together wait for each other; one that holds more by itself has the memory to itself.
  WorkerPool(int threads, std::function<std::unique_ptr<StepModel>()> make_model, BatchWork work,
             size_t most_held = SIZE_MAX);

  /// Hands batches to the threads; their jobs must stay where they are until wait() has returned.
  void start(std::vector<JobBatch> batches);
  /// Returns when every batch was worked on. What went wrong stands in the jobs. Leaving without wait() drops the
  /// batches not yet begun. `tick` is told every fifth of a second what was decoded since start().
  void wait(const std::function<void(DecodedWork)>& tick);

 private:
  void run(const std::stop_token& stop);
  /// Whether the next batch may be decoded beside those at work.
  bool has_room() const;
  void decode(std::unique_ptr<StepModel>& model, const JobBatch& batch) const;

  const std::function<std::unique_ptr<StepModel>()> make_model_;
  const BatchWork work_;
  const size_t most_held_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<JobBatch> queue_;
  size_t unfinished_ = 0;  // batches queued or being decoded
  size_t held_ = 0;        // by the batches being decoded
  DecodedWork decoded_;
  std::vector<std::jthread> threads_;  // last: stopped and joined before the rest is gone
};

}  // namespace gloss
