// Training a model from a parallel corpus into a run folder.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "gloss/model_options.hpp"
#include "gloss/train_options.hpp"
#include "gloss/translate_options.hpp"

namespace gloss {

/// Where training stands: handed to the observer every log_every updates, then written as a row of progress.tsv.
struct TrainProgress {
  int64_t update = 0, epoch = 0;    ///< epoch from 1
  double loss = 0, perplexity = 0;  ///< per target piece, mean since the last report
  double source_per_second = 0, target_per_second = 0;
  double learning_rate = 0, gradient_norm = 0;
  double fraction = 0;       ///< of the limit that ends first, 0..1
  double seconds_left = -1;  ///< -1 unknown
};

/// One validation: a row of metrics.tsv.
struct ValidationReport {
  int64_t update = 0;
  double loss = 0, perplexity = 0, bleu = 0, chrf = 0;
  bool best = false;
  std::vector<std::string> samples;  ///< "source / reference / output" blocks, ready to print
};

struct TrainObserver {
  std::function<void(const std::string&)> message = [](const std::string&) {};
  std::function<void(const std::string&)> warning = [](const std::string&) {};
  std::function<void(const TrainProgress&)> progress = [](const TrainProgress&) {};
  std::function<void(const ValidationReport&)> validated = [](const ValidationReport&) {};
  /// Nothing was refused: the run folder is this run's from here on, and so is its log, which nobody touched before.
  std::function<void()> folder_ready = [] {};
  /// Asked after every update, and while a validation or the training of a vocabulary is at work: true ends the run,
  /// with a checkpoint where there was an update, and without a validation (Ctrl-C, SIGTERM). From then on it must stay
  /// true. The threads that translate for a validation ask at the same time as each other.
  std::function<bool()> stop_requested = [] { return false; };
};

struct TrainResult {
  int64_t updates = 0;
  double best_score = 0;   ///< of early_stopping_metric; NaN without validation
  std::string stopped_by;  ///< "max-updates", "patience", "interrupted", ...
};

/// Trains, or resumes with options.resume. Everything that is saved is described in design section 5. Throws Error when
/// the folder holds a run already, data is missing, the loss is not finite, the disk is full.
TrainResult train(const ModelOptions& model, const TrainOptions& options, const TranslateOptions& translate,
                  const TrainObserver& observer);

}  // namespace gloss
