// Figures for the progress line: mean loss and speed since the last report, how far the run is, when it will end.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "gloss/trainer.hpp"
#include "train/checkpoint.hpp"
#include "train/learner.hpp"

namespace gloss {

/// Time that can be told from when a run's first session began, not counting the time between sessions.
class RunClock {
 public:
  explicit RunClock(double seconds_before) : before_(seconds_before) {}
  double session() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }
  double total() const { return before_ + session(); }
  double before() const { return before_; }

 private:
  double before_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// How far a run has come towards one of its limits.
struct RunPosition {
  int64_t update = 0, epochs = 0;  ///< done
  double seconds = 0;
  double epoch_part = 0;  ///< of the pass that has begun, 0..1
};

/// The limit that was reached ("max-updates", "max-epochs", "max-minutes"), or nothing.
std::string reached_limit(const TrainOptions& options, const RunPosition& position);

/// Of the limit that ends first, 0..1; 0 when there is none.
double fraction_done(const TrainOptions& options, const RunPosition& position);

/// Collects updates between two reports. Time spent otherwise (validation, saving) is taken out by pause().
class ProgressMeter {
 public:
  void add(const UpdateReport& update);
  /// Leaves out the time that `work` takes.
  template <class Work>
  void pause(Work&& work) {
    sums_.seconds += clock_.session();
    work();
    clock_ = RunClock(0);
  }
  /// Within a pause: what has been collected since the last take(), also in sessions before this one.
  const ProgressSums& sums() const { return sums_; }
  void restore(const ProgressSums& sums) { sums_ = sums; }
  /// Loss, perplexity, speeds and gradient norm since the last call; the rest of the report is the caller's.
  TrainProgress take();

 private:
  RunClock clock_{0};
  ProgressSums sums_;
  double gradient_norm_ = 0;  // of the last update
};

}  // namespace gloss
