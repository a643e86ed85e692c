// What changes while a run trains: weights, their average, optimizer, random generator; and one update of all of them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>

#include "model/run_folder.hpp"
#include "nn/seq2seq.hpp"
#include "train/checkpoint.hpp"
#include "train/ema.hpp"
#include "train/optimizer.hpp"
#include "train/part_team.hpp"

namespace gloss {

/// What an update has to tell.
struct UpdateReport {
  double cross_entropy = 0;  ///< natural log, without smoothing, summed over the target pieces
  int64_t source_pieces = 0, target_pieces = 0;
  double gradient_norm = 0;  ///< before clipping
  bool finite = true;        ///< false: loss or norm was not; nothing has been changed

  double loss() const { return cross_entropy / static_cast<double>(target_pieces); }  ///< per target piece
};

class Learner {
 public:
  /// Fresh weights from options.seed, or those of the file.
  Learner(const RunConfig& config, const VocabularySizes& sizes, const std::filesystem::path& initial_weights = {});

  /// One update, number n from 1, from batches whose gradients are added up. The loss is the mean over the target
  /// pieces of all of them.
  UpdateReport update(std::span<const Batch> batches, int64_t n, double learning_rate);

  /// The weights to validate and translate with: the average where there is one.
  Seq2Seq result() const { return average_ ? average_ : model_; }
  int64_t parameter_count() const;

  TrainTensors tensors() const;
  std::string generator_state() const;
  void set_generator_state(const std::string& bytes);

 private:
  /// Adds the gradient of one batch to the weights' own, and its cross-entropy to the report.
  void add_gradient(const Batch& batch, const ObjectiveOptions& objective, int64_t n, UpdateReport& report);
  void add_gradient_of_parts(std::span<const Batch> parts, const ObjectiveOptions& objective, int64_t n,
                             UpdateReport& report);

  ObjectiveOptions objective_;
  double clip_norm_;
  at::Generator generator_;
  Seq2Seq model_{nullptr}, average_{nullptr};
  std::vector<NamedTensor> weights_;
  std::unique_ptr<Optimizer> optimizer_;
  std::optional<Ema> ema_;
  PartTeam team_;
};

}  // namespace gloss
