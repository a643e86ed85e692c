#include "train/progress.hpp"

#include <algorithm>
#include <cmath>

namespace gloss {

std::string reached_limit(const TrainOptions& options, const RunPosition& position) {
  if (options.max_updates > 0 && position.update >= options.max_updates) return "max-updates";
  if (options.max_epochs > 0 && position.epochs >= options.max_epochs) return "max-epochs";
  if (options.max_minutes > 0 && position.seconds >= 60 * options.max_minutes) return "max-minutes";
  return "";
}

double fraction_done(const TrainOptions& options, const RunPosition& position) {
  const auto part = [](double done, double limit) { return limit > 0 ? std::min(done / limit, 1.0) : 0.0; };
  return std::max({part(static_cast<double>(position.update), static_cast<double>(options.max_updates)),
                   part(static_cast<double>(position.epochs) + position.epoch_part, options.max_epochs),
                   part(position.seconds, 60 * options.max_minutes)});
}

void ProgressMeter::add(const UpdateReport& update) {
  sums_.cross_entropy += update.cross_entropy;
  sums_.source_pieces += update.source_pieces;
  sums_.target_pieces += update.target_pieces;
  gradient_norm_ = update.gradient_norm;
}

TrainProgress ProgressMeter::take() {
  const double seconds = std::max(sums_.seconds + clock_.session(), 1e-9);
  TrainProgress progress;
  progress.loss = sums_.cross_entropy / static_cast<double>(std::max<int64_t>(sums_.target_pieces, 1));
  progress.perplexity = std::exp(progress.loss);
  progress.source_per_second = static_cast<double>(sums_.source_pieces) / seconds;
  progress.target_per_second = static_cast<double>(sums_.target_pieces) / seconds;
  progress.gradient_norm = gradient_norm_;
  *this = ProgressMeter();
  return progress;
}

}  // namespace gloss
