// The learning rate of every update.
#pragma once

#include <cstdint>

#include "gloss/train_options.hpp"
#include "train/early_stopping.hpp"

namespace gloss {

/// With n the update (from 1), W the warm-up and S = max(W, decay_start, 1):
///   warm-up        every schedule below is multiplied by min(1, n / W)
///   constant       rate
///   inverse-sqrt   rate * sqrt(S / n) from update S on, rate before it (Vaswani et al. 2017, section 5.3, with the
///                  peak as the given rate and an optional level stretch behind the warm-up)
///   plateau        rate * factor^d, d the number of times that plateau_patience validations in a row brought no better
///                  score
class Schedule {
 public:
  /// What a checkpoint holds of a schedule: only plateau changes it.
  struct State {
    Improvement improvement;
    int64_t drops = 0;
  };

  explicit Schedule(const TrainOptions& options);

  double rate(int64_t update) const;

  /// A validation on the grid. True when the rate falls because of it.
  bool validated(double score, int64_t update);

  const State& state() const { return state_; }
  void restore(const State& state) { state_ = state; }

 private:
  double peak_;
  int64_t warmup_, decay_start_;
  bool inverse_sqrt_, plateau_;
  double factor_;
  int64_t patience_;
  bool higher_is_better_;
  State state_;
};

}  // namespace gloss
