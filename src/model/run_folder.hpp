// The run folder of a model (design section 5): where each file is, and what config.yaml holds.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
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

/// Validates the three blocks, and what holds between them. Throws UsageError.
void validate(const RunConfig& config);

/// Which options a configuration sets, by the names of the flags of `gloss train`: those of the block translate begin
/// with `translate-`.
using ConfigKeys = std::set<std::string>;

/// Applies a YAML file to `config`. Keys may be flat ("attention-score: dot"), nested ("attention: {score: dot}"), and
/// may stand inside top-level blocks `model`, `train`, `translate` or directly at the top. A key at the top belongs to
/// the first of model, train, translate that knows it: what train and translate both have (batch-size, max-length,
/// max-length-ratio, seed, threads) means training there. `model` with a map is the block, with a text the run's
/// folder. Throws UsageError for an unknown key (file:line, nearest valid key), a value of the wrong type, a repeated
/// key, Error for a file of gloss's own without its end; `config` is then as before. Ranges are validate()'s. Returns
/// the keys that the file sets.
ConfigKeys read_config(const std::filesystem::path& path, RunConfig& config);
/// The same for a text; `name` stands for the path in messages.
ConfigKeys read_config_text(const std::string& text, const std::string& name, RunConfig& config);

/// The resolved options as YAML: three blocks, one flat key a line in visiting order, between two marks
/// (config_marks.hpp). read_config of it gives the same options back, and so does any YAML reader (a text that looks
/// like a number or `no` is quoted).
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
  /// The pairs that --valid-lines holds out of the training corpus.
  std::filesystem::path valid_source() const { return root_ / "valid.source"; }
  std::filesystem::path valid_target() const { return root_ / "valid.target"; }
  std::filesystem::path metrics() const { return root_ / "metrics.tsv"; }
  std::filesystem::path progress() const { return root_ / "progress.tsv"; }
  std::filesystem::path log() const { return root_ / "train.log"; }
  std::filesystem::path checkpoints() const { return root_ / "checkpoints"; }
  std::filesystem::path checkpoint(int64_t step) const;  ///< checkpoints/step-N

  /// Steps of the complete checkpoints, ascending. Incomplete folders (a kill while writing) are ignored.
  std::vector<int64_t> checkpoint_steps() const;
  /// The step `latest` points to, if it is complete, else the newest complete one.
  std::optional<int64_t> latest_step() const;
  /// The same folder, whose weights to use are those of a checkpoint, whatever validation has found.
  RunFolder at_checkpoint(int64_t step) const;
  /// Throws Error (what is missing, what to do) unless the folder holds config, vocabulary and weights or a checkpoint:
  /// the one of at_checkpoint, where it was called.
  void require_model() const;
  /// model.safetensors, or when the run is not yet validated (`unvalidated` is set) the latest checkpoint's weights:
  /// ema.safetensors where there is one. Throws Error as require_model does.
  std::filesystem::path weights_to_use(bool& unvalidated) const;

  std::optional<int64_t> chosen() const { return chosen_; }  ///< the step of at_checkpoint

 private:
  std::filesystem::path checkpoint_weights(int64_t step) const;
  void require_checkpoint(int64_t step) const;

  std::filesystem::path root_;
  std::optional<int64_t> chosen_;  // by at_checkpoint
};

/// "4000,5000,6000", as `gloss average --steps` takes them.
std::string steps_text(const std::vector<int64_t>& steps);

/// The run that a user names: its folder, or one of its checkpoints (RUN/checkpoints/step-N or latest), whose weights
/// are then the ones to use. Throws Error for a checkpoint that is not there.
RunFolder find_run(const std::filesystem::path& model);

/// The options of a run's own config.yaml. Throws what read_config throws, and Error for a file that sets nothing.
RunConfig read_run_config(const RunFolder& run);

/// Removes what a killed run has left among the checkpoints of `run`: unfinished and half deleted ones, temporary
/// files. What a live process holds by a lock stays, but the caller must be the only one that trains this run: an empty
/// unfinished checkpoint has no lock yet. Throws FileError.
void sweep_checkpoints(const RunFolder& run);

/// A checkpoint folder appears whole: files are written into `.step-N.partial`, each fsynced, then the folder is
/// renamed and `latest` replaced. Writers call file(name) for each path and then commit(). What a killed writer left
/// behind is removed by the next one. A checkpoint of the same step is replaced. Throws FileError.
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

/// Deletes old checkpoints: keeps the newest `keep`, those of `best` and the one `latest` points to. One of `extra` is
/// kept only while `latest` points to it.
void prune_checkpoints(const RunFolder& run, int keep, const std::set<int64_t>& best,
                       const std::set<int64_t>& extra = {});

}  // namespace gloss
