// The run folder of a model (design section 5): where each file is, and what config.yaml holds.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "gloss/model_options.hpp"
#include "gloss/train_options.hpp"
#include "gloss/translate_options.hpp"

namespace gloss {

/// The three blocks of config.yaml.
struct RunConfig {
  ModelOptions model;
  TrainOptions train;
  TranslateOptions translate;
};

/// Applies a YAML file to `config`. Keys may be flat ("attention-score: dot"), nested ("attention: {score: dot}"), and
/// may stand inside top-level blocks `model`, `train`, `translate` or directly at the top when the key is unambiguous
/// there. Throws UsageError for an unknown key (file:line, nearest valid key), a value of the wrong type, a repeated
/// key.
void read_config(const std::filesystem::path& path, RunConfig& config);

/// The resolved options as YAML in blocks, a comment with the help behind nothing, keys in visiting order; read_config
/// of it gives the same options back.
std::string write_config(const RunConfig& config);

class RunFolder {
 public:
  explicit RunFolder(std::filesystem::path root) : root_(std::move(root)) {}

  const std::filesystem::path& root() const { return root_; }
  std::filesystem::path config() const { return root_ / "config.yaml"; }
  std::filesystem::path weights() const { return root_ / "model.safetensors"; }
  std::filesystem::path shared_vocab() const { return root_ / "vocab.spm"; }
  std::filesystem::path source_vocab() const { return root_ / "source.spm"; }
  std::filesystem::path target_vocab() const { return root_ / "target.spm"; }
  std::filesystem::path metrics() const { return root_ / "metrics.tsv"; }
  std::filesystem::path log() const { return root_ / "train.log"; }
  std::filesystem::path checkpoints() const { return root_ / "checkpoints"; }
  std::filesystem::path checkpoint(int64_t step) const;  ///< checkpoints/step-N

  /// Steps of the complete checkpoints, ascending. Incomplete folders (a kill while writing) are ignored.
  std::vector<int64_t> checkpoint_steps() const;
  /// The step `latest` points to, if it is complete, else the newest complete one.
  std::optional<int64_t> latest_step() const;
  /// Throws Error (what is missing, what to do) unless the folder holds config, vocabulary and weights or a checkpoint.
  void require_model() const;
  /// model.safetensors, or the latest checkpoint's weights when the run is not yet validated (`unvalidated` is set).
  std::filesystem::path weights_to_use(bool& unvalidated) const;

 private:
  std::filesystem::path root_;
};

/// A checkpoint folder appears whole: files are written into `.step-N.partial`, each fsynced, then the folder is
/// renamed and `latest` replaced. Writers call file(name) for each path and then commit().
class CheckpointWriter {
 public:
  CheckpointWriter(const RunFolder& run, int64_t step);
  ~CheckpointWriter();  ///< removes the partial folder unless committed
  std::filesystem::path file(const std::string& name) const;
  void commit();

 private:
  RunFolder run_;
  int64_t step_;
  bool committed_ = false;
};

/// Deletes old checkpoints: keeps the newest `keep` and `best_step`.
void prune_checkpoints(const RunFolder& run, int keep, std::optional<int64_t> best_step);

}  // namespace gloss
