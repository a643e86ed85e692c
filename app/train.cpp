// gloss train: defaults, then --config, then flags; one call of train(); what happens is logged to stderr and
// train.log.
#include <algorithm>
#include <cmath>
#include <exception>
#include <iterator>

#include "commands.hpp"
#include "config_choice.hpp"
#include "error_text.hpp"
#include "gloss/error.hpp"
#include "gloss/idle_options.hpp"
#include "gloss/trainer.hpp"
#include "gloss/version.hpp"
#include "log.hpp"
#include "model/built_in_configs.hpp"
#include "model/run_folder.hpp"
#include "option_binder.hpp"
#include "progress.hpp"
#include "signals.hpp"
#include "text/files.hpp"

namespace gloss {
namespace {

struct TrainCommand {
  std::string config;
  bool print_config = false, list_configs = false;
  RunConfig run;
  std::string choice;  // why the corpus got its configuration
};

const std::map<std::string, std::string> kTrainSections = {
    {"train-source", "Data"},
    {"vocab", "Vocabulary"},
    {"batch-type", "Batches"},
    {"label-smoothing", "Optimization"},
    {"max-updates", "When to stop"},
    {"validate-every", "Validation, logging, saving"},
    {"seed", "The run"},
};
const std::map<std::string, std::string> kModelSections = {
    {"embedding-size", "Model: embeddings"}, {"encoder-type", "Model: encoder"},
    {"decoder-type", "Model: decoder"},      {"transformer-heads", "Model: Transformer, positions"},
    {"attention-score", "Model: attention"}, {"alignment-layer", "Model: the attention that is written and guided"},
    {"layer-norm", "Model: regularization"},
};

void bind(CommandLine& line, TrainCommand& command) {
  line.section("Configuration");
  line.option(
      Field{"config",
            "A built-in configuration by its name (see --list-configs), or a YAML file with any of the options "
            "below; a flag beside it wins. Without it the size of the corpus chooses: small or rnn (--init-from "
            "brings its own model), and some pairs are held out for validation; none = only the defaults "
            "below",
            "file"},
      command.config);
  line.option(Field{"list-configs", "Print the built-in configurations, what each is for, and stop"},
              command.list_configs);
  line.option(Field{"print-config", "Print all options as they are resolved, as YAML, and stop"}, command.print_config);
  line.options(command.run.train, kTrainSections);
  line.options(command.run.model, kModelSections);
  line.section("Defaults that the model will translate with");
  line.options(command.run.translate, {}, {}, "translate-");
  line.note(
      "A switch is turned off with --no-NAME or --NAME=false. Paths in a configuration file count from the "
      "working directory. With --resume the run's own config.yaml is read before --config and the flags.");
  line.note(
      "The first Ctrl-C (or SIGTERM) ends training with a checkpoint, from which --resume goes on. A validation that "
      "is due or under way is left out; --resume makes up for it. The second stops at once, as the first does before "
      "training begins.");
}

void read_config_option(const std::string& config, RunConfig& run) {
  if (!config.empty() && config != kNoConfig) read_named_config(config, run);
}

void hold_out(const CommandLine& line, const ConfigChoice& choice, RunConfig& run) {
  if (!line.given("valid-lines") && !run.train.has_validation_set()) run.train.valid_lines = choice.valid_lines;
}

/// A new run that names no configuration gets that of its corpus.
void choose(const CommandLine& line, TrainCommand& command) {
  RunConfig& run = command.run;
  if (!command.config.empty() || run.train.train_source.empty()) return;
  const ConfigChoice choice = choose_config(run.train.train_source);
  read_named_config(choice.name, run);
  line.apply();
  hold_out(line, choice, run);
  command.choice = choice.reason;
  if (run.model.shared_vocab || run.model.tied_embeddings != "all" || line.given("tied-embeddings")) return;
  run.model.tied_embeddings = "output";  // one table cannot serve two vocabularies
  command.choice += "; with tied-embeddings output, because shared-vocab is false";
}

/// A run that starts from another one's weights has its model (and, without --config, pairs held out as any new run).
void take_model(const CommandLine& line, TrainCommand& command) {
  RunConfig& run = command.run;
  const RunFolder other = find_run(run.train.init_from);
  if (!std::filesystem::exists(other.config())) {
    if (command.print_config) other.require_model();
    return;  // refused where the weights are looked for
  }
  run.model = read_run_config(other).model;
  read_config_option(command.config, run);
  line.apply();
  if (command.config.empty() && !run.train.train_source.empty())
    hold_out(line, choose_config(run.train.train_source), run);
}

/// Defaults, then the run's own options when it is resumed, or another one's model; then --config or the corpus's own
/// choice, then flags.
void resolve(const CommandLine& line, TrainCommand& command) {
  RunConfig& run = command.run;
  read_config_option(command.config, run);
  line.apply();
  const RunFolder folder(run.train.model);
  if (run.train.resume && !run.train.model.empty() && std::filesystem::exists(folder.config())) {
    run = read_run_config(folder);
    run.train.resume = run.train.overwrite = false;
    read_config_option(command.config, run);
    line.apply();
  } else if (!run.train.init_from.empty()) {
    take_model(line, command);
  } else {
    choose(line, command);
  }
  validate(run);
}

void require_paths(const TrainOptions& options) {
  if (options.model.empty()) throw UsageError("--model DIR is missing: the folder that the model will be written to");
  if (options.resume && options.train_source.empty()) {
    throw UsageError("--resume: there is no run in '" + options.model + "' to go on with (it has no config.yaml)");
  }
  if (options.train_source.empty()) throw UsageError("--train-source FILE is missing (and --train-target FILE)");
  if (options.resume && options.overwrite) throw UsageError("--resume and --overwrite exclude each other");
}

/// "small        For 1,000 to ...": a line a configuration.
std::string config_list() {
  size_t width = 0;
  for (const BuiltInConfig& known : built_in_configs()) width = std::max(width, known.name.size() + 2);
  std::string list;
  for (const BuiltInConfig& known : built_in_configs()) {
    list += std::string(known.name) + std::string(width - known.name.size(), ' ') + config_summary(known.text) + "\n";
  }
  return list;
}

int print(const std::string& text) {
  LineSink out("-");
  out.write(text);
  out.close();
  return 0;
}

std::string end_line(const TrainResult& result, const TrainOptions& options) {
  std::string text = "ended after " + std::to_string(result.updates) + " updates (" + result.stopped_by + ")";
  if (std::isfinite(result.best_score)) {
    text += ", best " + options.early_stopping_metric + " " + option_text(std::round(result.best_score * 1e4) / 1e4);
  }
  return text + "; the model is in " + options.model;
}

void warn_of_idle_options(const CommandLine& line, const RunConfig& run, Log& log) {
  std::vector<IdleOption> idle = idle_options(run.model);
  std::ranges::move(idle_options(run.train), std::back_inserter(idle));
  std::ranges::copy_if(idle_validation_options(run.train), std::back_inserter(idle),
                       [&line](const IdleOption& option) { return line.given(option.key); });
  for (const IdleOption& option : idle) log.warning(idle_text(option));
}

/// What ends a run that has begun is the last line of its log, too.
TrainResult train_logged(const RunConfig& run, const TrainObserver& observer, Log& log) {
  try {
    return train(run.model, run.train, run.translate, observer);
  } catch (const std::exception& error) {
    if (log.has_file()) log.record("error: " + error_text(error));
    throw;
  }
}

}  // namespace

int train_command(const Arguments& arguments) {
  TrainCommand command;
  CommandLine line("train", "--train-source FILE --train-target FILE --model DIR [options]",
                   "Trains a translation model from two text files of which line n of one translates line n of the "
                   "other, and writes it into a folder that `gloss translate` reads.");
  bind(line, command);
  if (!line.parse(arguments)) return 0;
  if (command.list_configs) return print(config_list());
  resolve(line, command);
  if (command.print_config) return print(write_config(command.run));
  const TrainOptions& options = command.run.train;
  require_paths(options);
  Log log(Log::Style::kTimed);
  log.expect_file();
  log.record("gloss " + version());
  if (!command.choice.empty()) log.message(command.choice);
  warn_of_idle_options(line, command.run, log);
  TrainObserver observer = observe_with(log);
  observer.stop_requested = [] { return stop_signal() != 0; };
  observer.folder_ready = [&] {
    log.write_to(RunFolder(options.model).log(), options.overwrite ? Log::File::kReplace : Log::File::kAppend);
    handle_stop_signals(OnSignal::kFinishCleanly);
  };
  handle_stop_signals(OnSignal::kStopUnbegun);
  const TrainResult result = train_logged(command.run, observer, log);
  log.status("");
  log.message(end_line(result, options));
  return stop_signal() == 0 ? 0 : exit_status(stop_signal());
}

}  // namespace gloss
