// How a run begins: which folder, whether it is new, goes on or is replaced, and with which resolved options.
#pragma once

#include <cstdint>
#include <optional>

#include "gloss/trainer.hpp"
#include "model/run_folder.hpp"
#include "model/run_lock.hpp"

namespace gloss {

struct RunStart {
  RunConfig config;             ///< resolved: validated, paths of data absolute
  std::optional<int64_t> step;  ///< the checkpoint to go on from
  bool from_itself = false;     ///< it starts from weights of the run that it replaces
};

/// Looks only; nothing is written. Throws UsageError for options that do not hold or may not change on resume (key, old
/// and new value), Error when the folder holds a run that was neither to be resumed nor to be overwritten.
RunStart start_run(RunConfig config, const TrainObserver& observer);

/// Makes the folder ready for a new run (what stands there is removed with options.overwrite) or for one that goes on,
/// and writes config.yaml. Takes the lock of a folder that was not there before.
void prepare_folder(const RunStart& start, RunLock& lock);

}  // namespace gloss
