// Where things are in a run folder, and which checkpoints in it count.
#include "model/run_folder.hpp"

#include <algorithm>
#include <charconv>

#include "gloss/error.hpp"
#include "model/attention_label.hpp"
#include "model/options_table.hpp"

namespace gloss {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kPrefix = "step-";

/// N of "step-N" as checkpoint() writes it; nothing for any other name.
std::optional<int64_t> step_of(const std::string& name) {
  if (!name.starts_with(kPrefix)) return std::nullopt;
  const char* const begin = name.data() + kPrefix.size();
  const char* const end = name.data() + name.size();
  int64_t step = 0;
  const auto [stop, status] = std::from_chars(begin, end, step);
  if (status != std::errc() || stop != end || step < 0) return std::nullopt;
  return std::string(kPrefix) + std::to_string(step) == name ? std::optional(step) : std::nullopt;
}

/// What stands at the path: `not_found` where there is nothing. Throws FileError where the system does not say, as
/// behind a folder that may not be entered: the reason is told, not taken for "nothing there".
fs::file_type type_of(const fs::path& path) {
  std::error_code error;
  const fs::file_type type = fs::status(path, error).type();
  if (type == fs::file_type::none) throw FileError(path.string() + ": cannot be looked at: " + error.message());
  return type;
}

bool is_file(const fs::path& path) {
  return type_of(path) == fs::file_type::regular;
}

bool is_folder(const fs::path& path) {
  return type_of(path) == fs::file_type::directory;
}

/// "runs/./a/" -> "runs/a"
fs::path without_slash(const fs::path& path) {
  const fs::path normal = path.lexically_normal();
  return normal.has_filename() ? normal : normal.parent_path();
}

/// More on a folder that is no model's, where its contents give it away.
std::string looks_like(const fs::path& root) {
  const fs::path folder = without_slash(root);
  if (is_file(folder / "state.json")) {
    return "; this looks like a checkpoint, which is read where it was written: RUN/checkpoints/step-N";
  }
  if (folder.filename() == "checkpoints" && is_file(folder.parent_path() / "config.yaml")) {
    return "; give the folder around it, or one of the checkpoints in it";
  }
  return "";
}

/// What learns from attention or looks at it needs a model that has one.
void check_uses_of_attention(const RunConfig& config) {
  if (config.model.attention_score != "none") return;
  const std::string reason = ", but attention-score is none: there is no attention to ";
  if (!config.train.guided_alignment.empty()) {
    throw UsageError("guided-alignment is '" + config.train.guided_alignment + "'" + reason +
                     "teach; leave it out, or choose a score");
  }
  if (config.train.coverage_loss > 0) {
    throw UsageError("coverage-loss is " + option_text(config.train.coverage_loss) + reason +
                     "learn from; set it to 0, or choose a score");
  }
  if (config.translate.coverage_penalty > 0) {
    throw UsageError("coverage-penalty is " + option_text(config.translate.coverage_penalty) + reason +
                     "tell what was read; set it to 0");
  }
}

}  // namespace

void validate(const RunConfig& config) {
  config.model.validate();
  config.train.validate();
  config.translate.validate();
  with_shown_attention(config.model, config.translate);
  if (config.model.shared_vocab && !config.train.source_vocab.empty()) {
    throw UsageError("source-vocab is '" + config.train.source_vocab +
                     "' but both sides share one vocabulary; set shared-vocab false, or give one file as vocab");
  }
  if (!config.model.shared_vocab && !config.train.vocab.empty()) {
    throw UsageError("vocab is '" + config.train.vocab +
                     "' but shared-vocab is false; set it true, or give source-vocab and target-vocab");
  }
  check_uses_of_attention(config);
}

fs::path RunFolder::checkpoint(int64_t step) const {
  return checkpoints() / (std::string(kPrefix) + std::to_string(step));
}

std::vector<int64_t> RunFolder::checkpoint_steps() const {
  std::vector<int64_t> steps;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(checkpoints(), ignored)) {
    // A folder gets its final name only when it is complete.
    const auto step = step_of(entry.path().filename().string());
    if (step && is_folder(entry.path())) steps.push_back(*step);
  }
  std::sort(steps.begin(), steps.end());
  return steps;
}

std::optional<int64_t> RunFolder::latest_step() const {
  const auto steps = checkpoint_steps();
  std::error_code error;
  const fs::path target = fs::read_symlink(checkpoints() / "latest", error);
  const auto linked = error ? std::nullopt : step_of(target.string());
  if (linked && std::binary_search(steps.begin(), steps.end(), *linked)) return linked;
  return steps.empty() ? std::nullopt : std::optional(steps.back());
}

void RunFolder::require_model() const {
  const std::string name = "'" + root_.string() + "'";
  if (is_file(root_)) {
    const fs::path folder = root_.has_parent_path() ? root_.parent_path() : ".";
    throw Error(name + " is a file; give the folder that it is in, '" + folder.string() +
                "', which `gloss train` has written");
  }
  if (!is_folder(root_)) {
    throw Error("there is no model in " + name + ": no such folder; make one with `gloss train --model " +
                root_.string() + "`");
  }
  if (!is_file(config())) throw Error(name + " is not a model folder: config.yaml is missing" + looks_like(root_));
  const bool has_both = is_file(source_vocab()) && is_file(target_vocab());
  if (!is_file(shared_vocab()) && !has_both) {
    throw Error("the model folder " + name +
                " is incomplete: there is neither vocab.spm nor source.spm and target.spm");
  }
  if (chosen_) return require_checkpoint(*chosen_);
  if (!is_file(weights()) && !latest_step()) {
    throw Error(
        "the model folder " + name +
        " has no weights yet: there is neither model.safetensors nor a checkpoint; go on with `gloss train --resume "
        "--model " +
        root_.string() + "`");
  }
}

std::string steps_text(const std::vector<int64_t>& steps) {
  std::string text;
  for (const int64_t step : steps) text += (text.empty() ? "" : ",") + std::to_string(step);
  return text;
}

RunFolder RunFolder::at_checkpoint(int64_t step) const {
  RunFolder run = *this;
  run.chosen_ = step;
  return run;
}

void RunFolder::require_checkpoint(int64_t step) const {
  const std::string name = "'" + checkpoint(step).string() + "'";
  if (!is_folder(checkpoint(step))) {
    const std::string steps = steps_text(checkpoint_steps());
    throw Error("there is no checkpoint " + name + "; " +
                (steps.empty() ? "the run has none" : "the run has those of the steps " + steps));
  }
  if (!is_file(checkpoint_weights(step))) {
    throw Error("the checkpoint " + name + " has no weights: model.safetensors is missing; take another one");
  }
}

fs::path RunFolder::checkpoint_weights(int64_t step) const {
  const fs::path averaged = checkpoint(step) / "ema.safetensors";
  return is_file(averaged) ? averaged : checkpoint(step) / "model.safetensors";
}

fs::path RunFolder::weights_to_use(bool& unvalidated) const {
  require_model();
  unvalidated = !chosen_ && !is_file(weights());
  if (chosen_) return checkpoint_weights(*chosen_);
  return unvalidated ? checkpoint_weights(*latest_step()) : weights();
}

RunFolder find_run(const fs::path& model) {
  if (is_file(model / "config.yaml")) return RunFolder(model);
  std::error_code error;
  const fs::path linked = fs::canonical(model, error);  // of a link to a checkpoint, or of a folder called "."
  for (const fs::path& path : {without_slash(model), linked}) {
    if (path.parent_path().filename() != "checkpoints") continue;
    const fs::path root = path.parent_path().parent_path();
    const RunFolder run(root.empty() ? fs::path(".") : root);
    const bool latest = path.filename() == "latest";
    const std::optional<int64_t> step = latest ? run.latest_step() : step_of(path.filename().string());
    if (!step) continue;
    run.at_checkpoint(*step).require_model();
    return run.at_checkpoint(*step);
  }
  return RunFolder(model);
}

}  // namespace gloss
