#include "train/run_setup.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "gloss/error.hpp"
#include "model/options_table.hpp"
#include "model/safetensors.hpp"
#include "text/files.hpp"
#include "text/temporary_file.hpp"
#include "train/corpus_fit.hpp"
#include "train/guided_links.hpp"
#include "train/init_from.hpp"

namespace gloss {
namespace fs = std::filesystem;
namespace {

void make_absolute(std::string& path) {
  if (!path.empty() && path != "-") path = fs::absolute(path).lexically_normal().string();
}

void make_paths_absolute(TrainOptions& options) {
  for (std::string* path : {&options.train_source, &options.train_target, &options.valid_source, &options.valid_target,
                            &options.guided_alignment, &options.model, &options.init_from}) {
    make_absolute(*path);
  }
}

bool holds_run(const RunFolder& run) {
  return fs::exists(run.config()) || fs::exists(run.weights()) || run.latest_step().has_value();
}

/// What cannot be written to is told before the corpus is read; nothing is made yet.
void require_writable(const fs::path& folder) {
  fs::path there = folder;
  while (!fs::exists(there) && there.has_relative_path()) there = there.parent_path();
  const std::string name = "the model's folder '" + folder.string() + "' cannot be written: '" + there.string() + "' ";
  if (!fs::is_directory(there)) throw FileError(name + "is a file; give another folder");
  if (access(there.c_str(), W_OK | X_OK) == 0) return;
  throw FileError(name + "refuses it (" + std::strerror(errno) + "); give another folder, or change its permissions");
}

/// The vocabulary options are compared by the files' content, where they are loaded.
bool is_vocabulary_file(const std::string& key) {
  return key == "vocab" || key == "source-vocab" || key == "target-vocab";
}

template <class Options>
void require_same(const Options& before, const Options& now, const fs::path& config,
                  bool (*may_change)(const std::string&)) {
  const std::vector<OptionRow> old_rows = option_rows(before), new_rows = option_rows(now);
  for (size_t i = 0; i < old_rows.size(); ++i) {
    const std::string& key = old_rows[i].field.key;
    if (old_rows[i].value == new_rows[i].value || may_change(key)) continue;
    throw UsageError("a resumed run keeps its options, but " + key + " was '" + old_rows[i].value + "' (" +
                     config.string() + ") and is now '" + new_rows[i].value +
                     "'; set it back, or start another run (--init-from takes this one's weights)");
  }
}

/// What `now` leaves to the corpus is as it was.
void require_same_options(const RunFolder& run, RunConfig& now) {
  RunConfig before = read_run_config(run);
  take_recorded(before.train, now.train);
  const auto never = [](const std::string&) { return false; };
  const auto sometimes = [](const std::string& key) { return may_change_on_resume(key) || is_vocabulary_file(key); };
  require_same(before.model, now.model, run.config(), never);
  require_same(before.train, now.train, run.config(), sometimes);
  require_same(before.translate, now.translate, run.config(), never);
}

void require_complete(const TrainOptions& options) {
  if (options.model.empty()) throw UsageError("model is not set: the folder of the run, --model DIR");
  if (options.train_source.empty()) {
    throw UsageError("train-source is not set: the corpus to learn from, --train-source FILE --train-target FILE");
  }
}

void require_learnable(const RunConfig& config) {
  const ModelOptions& model = config.model;
  const bool only_drawn = model.attention_normalizer == "reinforce" && model.attention_soft_share == 0 &&
                          model.attention_window != "local-p";
  if (config.train.coverage_loss == 0 || !only_drawn) return;
  throw UsageError("coverage-loss is " + option_text(config.train.coverage_loss) +
                   ", but attention-normalizer is reinforce with attention-soft-share 0: weights that were drawn have "
                   "no gradient for a loss on them; set coverage-loss 0, or a soft share above 0");
}

/// Whether init-from names the run's own folder or one of its checkpoints.
bool starts_from_itself(const TrainOptions& options) {
  if (options.init_from.empty()) return false;
  std::error_code ignored;
  return fs::equivalent(find_run(options.init_from).root(), options.model, ignored);
}

/// A mean of checkpoints has none itself: starting at the beginning would lose it.
void require_no_average(const RunFolder& run) {
  if (!fs::exists(run.weights()) || !SafetensorsFile(run.weights()).metadata().contains("averaged-steps")) return;
  throw Error("the folder '" + run.root().string() +
              "' holds a model by `gloss average`, with which no training can go on; --init-from '" +
              run.root().string() + "' starts another run from it");
}

/// What --overwrite removes. Of a run that starts from itself stays what makes a model: checkpoint 0, which holds the
/// weights that it starts from, and the files that are replaced by their like.
std::vector<fs::path> to_be_removed(const RunFolder& run, bool from_itself) {
  std::vector<fs::path> paths = {run.weights(), run.metrics(), run.progress(), run.valid_source(), run.valid_target()};
  if (!from_itself) {
    paths.insert(paths.end(),
                 {run.config(), run.checkpoints(), run.shared_vocab(), run.source_vocab(), run.target_vocab()});
    return paths;
  }
  const fs::path first = run.checkpoint(0), latest = run.checkpoints() / "latest";
  for (const auto& entry : fs::directory_iterator(run.checkpoints())) {
    if (entry.path() != first && entry.path() != latest) paths.push_back(entry.path());
  }
  return paths;
}

}  // namespace

RunStart start_run(RunConfig config, const TrainObserver& observer) {
  require_complete(config.train);
  validate(config);
  require_learnable(config);
  make_paths_absolute(config.train);
  choose_guided_head(config, observer);
  const RunFolder run(config.train.model);
  const std::string name = run.root().string();
  require_writable(run.root());
  if (holds_run(run) && !config.train.resume && !config.train.overwrite) {
    throw Error("the folder '" + name + "' holds a run already; --resume goes on with it, --overwrite replaces it");
  }
  if (config.train.resume && fs::exists(run.config())) require_same_options(run, config);
  const std::optional<int64_t> step = config.train.resume ? run.latest_step() : std::nullopt;
  if (config.train.resume && !step) require_no_average(run);
  if (config.train.resume && !step) {
    observer.warning("there is no checkpoint in '" + name + "' to go on from: the run starts at its beginning");
  }
  if (step) return {std::move(config), step};
  if (!config.train.init_from.empty()) require_same_model(config);
  const bool from_itself = starts_from_itself(config.train);
  return {std::move(config), step, from_itself};
}

void prepare_folder(const RunStart& start, RunLock& lock) {
  const RunFolder run(start.config.train.model);
  std::error_code error;
  fs::create_directories(run.root(), error);
  if (error) throw FileError("cannot create the folder '" + run.root().string() + "': " + error.message());
  lock.take();
  if (start.config.train.overwrite) {
    for (const fs::path& path : to_be_removed(run, start.from_itself)) {
      fs::remove_all(path, error);
      if (error) throw FileError("cannot remove '" + path.string() + "': " + error.message());
    }
  }
  sweep_temporary_files(run.root());  // of a run that was killed
  sweep_checkpoints(run);
  RunConfig saved = start.config;
  // How this session was started is no property of the run: whoever reads the file again must not overwrite by it.
  saved.train.resume = saved.train.overwrite = false;
  // What it named is gone; what that held is the run's first checkpoint now.
  if (start.from_itself) saved.train.init_from = "";
  if (!saved.train.vocab.empty()) saved.train.vocab = run.shared_vocab().filename().string();
  if (!saved.train.source_vocab.empty()) {
    saved.train.source_vocab = run.source_vocab().filename().string();
    saved.train.target_vocab = run.target_vocab().filename().string();
  }
  write_file_atomically(run.config(), write_config(saved));
}

}  // namespace gloss
