// What a checkpoint holds: the tensors of a run and, as state.json, everything else that the next update depends on.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "model/run_folder.hpp"
#include "nn/parameters.hpp"
#include "train/early_stopping.hpp"
#include "train/schedule.hpp"

namespace gloss {

/// What to do about a damaged checkpoint, for the end of a message.
inline constexpr const char* kCheckpointRemedy = "; delete this checkpoint's folder to go on from the one before";

/// What the updates since the last report of progress come to.
struct ProgressSums {
  double cross_entropy = 0, seconds = 0;
  int64_t source_pieces = 0, target_pieces = 0;
};

/// Where a run stands between two updates.
struct TrainState {
  int64_t update = 0;
  int64_t batches = 0;    ///< consumed since the first of epoch 0
  int64_t epochs = 0;     ///< finished passes over the corpus
  int64_t epoch = 0;      ///< of the last update, from 1
  double seconds = 0;     ///< since the run began, over all its sessions
  double train_loss = 0;  ///< summed since the last validation on the grid, with its target pieces
  int64_t train_pieces = 0;
  ProgressSums progress;
  int64_t reported = 0;                ///< the last update whose report of progress this state knows of
  int64_t high_losses = 0;             ///< updates in a row, up to this one, whose loss says that the run diverges
  int64_t validated = 0;               ///< the last update whose validation this state knows of
  Improvement best;                    ///< over every validation: chooses run/model.safetensors
  Improvement best_on_grid, patience;  ///< over the validations on the grid
  Schedule::State schedule;
  std::string generator;  ///< state of the run's random generator, as bytes
  uint64_t seed = 0;
  int threads = 0;     ///< the results are bit-equal only with the same number
  std::string corpus;  ///< fingerprint of the training pairs; see corpus_fingerprint
  bool extra = false;  ///< this checkpoint is off the grid of save-every: the end of a session wrote it
};

/// The tensors that go with it, named as in the files. Loading writes into them.
struct TrainTensors {
  std::vector<NamedTensor> weights, averages, optimizer;  ///< averages is empty when no average is kept
  TensorMetadata metadata;                                ///< of the files of weights and averages
};

std::string to_json(const TrainState& state);
/// Throws Error naming `where` when a key is missing or of the wrong type.
TrainState state_from_json(const std::string& text, const std::string& where);

/// Writes checkpoints/step-N whole or not at all. Throws FileError; older checkpoints then stand as they were.
void save_checkpoint(const RunFolder& run, const TrainState& state, const TrainTensors& tensors);

/// Reads a checkpoint into the tensors. Throws Error when a file is damaged or of another model.
TrainState load_checkpoint(const RunFolder& run, int64_t step, const TrainTensors& tensors);

/// Steps of the checkpoints whose state says that they are extra ones.
std::set<int64_t> extra_checkpoints(const RunFolder& run);

}  // namespace gloss
