// gloss average: the mean of a run's last checkpoints as a model of its own.
#include <filesystem>

#include "commands.hpp"
#include "gloss/error.hpp"
#include "log.hpp"
#include "model/average.hpp"
#include "option_binder.hpp"
#include "signals.hpp"
#include "text/counted.hpp"

namespace gloss {
namespace {

struct AverageCommand {
  std::vector<std::string> run;
  int64_t last = 0;
  std::string steps, output;
  bool overwrite = false;
};

void bind(CommandLine& line, AverageCommand& command) {
  line.words({"RUN", "Folder that `gloss train` has written", 1, 1, &command.run, "run"});
  line.option(Field{"last", "How many checkpoints, counted from the last one; 0 is all that are there", "checkpoints"},
              command.last);
  line.option(Field{"steps", "These checkpoints in the place of the last ones: 4000,5000,6000"}, command.steps);
  line.option(Field{"output", "Folder of the model that is written; RUN-average without it", "folder"}, command.output);
  line.option(Field{"overwrite", "Replace a model that stands in the output folder"}, command.overwrite);
  line.note(
      "Where the run keeps a moving average of its weights (--ema), the mean is that of the averages. Training keeps "
      "the last 2 checkpoints unless --keep says otherwise: 5 need `gloss train --keep 5`.");
}

std::vector<int64_t> numbers_of(const std::string& list) {
  const Field field{"--steps", ""};
  std::vector<std::string> steps;
  parse_option(field, list, "", steps);
  std::vector<int64_t> numbers(steps.size());
  for (size_t i = 0; i < steps.size(); ++i) {
    parse_option(field, steps[i], "", numbers[i]);
    if (numbers[i] < 1) throw UsageError("--steps has " + steps[i] + "; a step is the number of an update, 1 or more");
  }
  if (numbers.empty()) throw UsageError("--steps names no checkpoint; give their numbers: --steps 4000,5000");
  return numbers;
}

/// "runs/a/" -> "runs/a-average"; of "." beside the working directory.
std::string default_output(const std::string& run) {
  std::filesystem::path path = std::filesystem::path(run).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();
  if (path.filename() == "." || path.filename() == "..") path = std::filesystem::canonical(path);
  return path.string() + "-average";
}

}  // namespace

int average_command(const Arguments& arguments) {
  AverageCommand command;
  CommandLine line(
      "average", "[--last N | --steps LIST] [--output DIR] RUN",
      "Writes the mean of the weights of a run's last checkpoints as a model that `gloss translate` reads: "
      "often a better one than each of them.");
  bind(line, command);
  if (!line.parse(arguments)) return 0;
  if (line.given("last") && line.given("steps")) throw UsageError("--last and --steps exclude each other");
  if (command.output == "-") throw UsageError("--output is '-', but a model is a folder; give its name");
  if (command.last < 0) throw UsageError("--last is " + std::to_string(command.last) + "; it must be 0 (all) or more");
  const std::string& model = command.run.front();
  const RunFolder run = find_run(model);
  if (run.chosen()) {
    throw UsageError("'" + model + "' is one checkpoint; a mean takes several: gloss average --steps " +
                     steps_text(run.checkpoint_steps()) + " " + run.root().string());
  }
  run.require_model();
  const std::vector<int64_t> steps =
      line.given("steps") ? numbers_of(command.steps) : last_checkpoints(run, command.last);
  if (command.output.empty()) command.output = default_output(model);
  handle_stop_signals(OnSignal::kStopAtOnce);
  write_average(run, steps, command.output, command.overwrite);
  Log(Log::Style::kPlain)
      .message("the mean of " + counted(std::ssize(steps), "checkpoint") + " (" + steps_text(steps) + ") is in " +
               command.output);
  return 0;
}

}  // namespace gloss
