// The order of a training run: look, read, load the weights to start from, prepare the folder, train. Whatever can be
// refused is refused before the folder is touched: --overwrite must not cost a run that nothing replaces.
#include <ATen/Parallel.h>

#include <limits>
#include <optional>

#include "gloss/trainer.hpp"
#include "text/cpu_count.hpp"
#include "text/stopped.hpp"
#include "train/allocator.hpp"
#include "train/held_out.hpp"
#include "train/run_setup.hpp"
#include "train/trainer.hpp"
#include "train/training_data.hpp"

namespace gloss {
namespace {

void warn_of_endless_run(const TrainOptions& options, const TrainObserver& observer) {
  const bool limited = options.max_updates > 0 || options.max_epochs > 0 || options.max_minutes > 0;
  const bool patient = options.patience > 0 && options.has_validation_set() && options.validate_every != 0;
  if (limited || patient) return;
  observer.warning(
      "nothing will end this run but a signal: no max-updates, max-epochs, max-minutes, and no patience" +
      std::string(options.has_validation_set() ? "" : " (there is no validation set; valid-lines holds one out)"));
}

}  // namespace

TrainResult train(const ModelOptions& model, const TrainOptions& options, const TranslateOptions& translate,
                  const TrainObserver& observer) {
  RunLock lock(options.model);
  RunStart start = start_run({model, options, translate}, observer);
  warn_of_endless_run(options, observer);
  keep_freed_memory();
  if (const std::string advice = too_many_threads(options.threads); !advice.empty()) observer.warning(advice);
  const int threads = options.threads > 0 ? options.threads : cpu_count();
  require_threads(threads);
  at::set_num_threads(threads);
  std::optional<TrainingData> data;
  try {
    data.emplace(load_training_data(start, observer));
  } catch (const Stopped&) {
    return {0, std::numeric_limits<double>::quiet_NaN(), "interrupted"};
  }
  Trainer trainer(start, *data, observer);
  if (start.from_itself) trainer.save_state();  // before prepare_folder removes the file that it has loaded
  prepare_folder(start, lock);
  observer.folder_ready();
  const RunFolder run(start.config.train.model);
  save_vocabularies(run, data->vocabularies);
  if (options.valid_lines > 0) save_held_out(run, data->held_out);
  return trainer.run();
}

}  // namespace gloss
