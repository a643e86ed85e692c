#include "train/schedule.hpp"

#include <algorithm>
#include <cmath>

#include "model/options_text.hpp"

namespace gloss {

Schedule::Schedule(const TrainOptions& options)
    : peak_(options.learning_rate),
      warmup_(options.warmup),
      decay_start_(std::max<int64_t>({options.warmup, options.decay_start, 1})),
      inverse_sqrt_(options.schedule == "inverse-sqrt"),
      plateau_(options.schedule == "plateau"),
      factor_(options.plateau_factor),
      patience_(options.plateau_patience),
      higher_is_better_(higher_is_better(options.early_stopping_metric)) {
  require_choice("schedule", options.schedule, {"constant", "inverse-sqrt", "plateau"});
}

double Schedule::rate(int64_t update) const {
  const auto n = static_cast<double>(update);
  double rate = peak_;
  if (update < warmup_) rate *= n / static_cast<double>(warmup_);
  if (inverse_sqrt_ && update > decay_start_) rate *= std::sqrt(static_cast<double>(decay_start_) / n);
  if (plateau_) rate *= std::pow(factor_, static_cast<double>(state_.drops));
  return rate;
}

bool Schedule::validated(double score, int64_t update) {
  if (!plateau_) return false;
  state_.improvement.add(score, update, higher_is_better_);
  if (state_.improvement.since < patience_ || state_.improvement.since == 0) return false;
  state_.improvement.since = 0;
  ++state_.drops;
  return true;
}

}  // namespace gloss
