// The training loop over a run that is set up: update, report, validate, save, stop.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gloss/trainer.hpp"
#include "model/model_identity.hpp"
#include "text/batches.hpp"
#include "train/learner.hpp"
#include "train/progress.hpp"
#include "train/run_setup.hpp"
#include "train/schedule.hpp"
#include "train/training_data.hpp"

namespace gloss {

/// The order at an update on the grids is validate, metrics row, best weights, checkpoint: whatever moment a kill
/// strikes, what came after the last checkpoint is made again, equal, by the resumed run. What the end of a session
/// adds off the grids (a validation, a checkpoint) is taken back when the run goes on.
class Trainer {
 public:
  /// Loads the checkpoint of start.step. `data` must outlive the trainer.
  Trainer(const RunStart& start, TrainingData& data, const TrainObserver& observer);

  /// Writes a checkpoint and touches nothing else of the run.
  void save_state();
  TrainResult run();

 private:
  void resume(int64_t step);
  std::string go_on();
  std::string finish_again(const std::string& reason);
  std::string end_update(const std::string& why);
  std::vector<Batch> next_batches();
  void train_update();
  void report_progress();
  RunPosition position() const;
  std::string why_stop() const;
  bool on_grid(int64_t every) const { return every > 0 && state_.update % every == 0; }
  void validate();
  void append_metrics_row(const ValidationReport& report) const;
  /// What the weights belong to, and which gloss trained them.
  TensorMetadata weights_metadata() const;
  void write_best(const std::string& metric, const std::string& score) const;
  void save();
  /// Ends the run with advice where `divergence` says something.
  void require_no_divergence(const std::string& divergence, int64_t update) const;

  const TrainOptions options_;
  const RunFolder run_;
  const ModelIdentity identity_;
  TrainingData& data_;
  const TrainObserver& observer_;
  Learner learner_;
  Schedule schedule_;
  TrainState state_;
  std::optional<BatchStream> stream_;
  RunClock clock_{0};
  ProgressMeter meter_;
  UpdateReport last_;
  int64_t batches_per_epoch_ = 0;
  double fraction_at_start_ = 0;
};

}  // namespace gloss
