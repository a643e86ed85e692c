// gloss score: the log-probability that a model gives to translations that exist already (forced decoding).
#include <cstdio>

#include "commands.hpp"
#include "gloss/error.hpp"
#include "inputs.hpp"
#include "log.hpp"
#include "model/options_text.hpp"
#include "model_session.hpp"
#include "option_binder.hpp"
#include "outputs.hpp"
#include "signals.hpp"

namespace gloss {
namespace {

struct ScoreCommand {
  std::string model;
  std::vector<std::string> files;  // source, target
  std::string target_format = "text";
  OutputOptions outputs;
  TranslateOptions translate;
};

void bind(CommandLine& line, ScoreCommand& command) {
  line.words(
      {"SRC TRG", "Two files with as many lines (plain or .gz; one of them may be -, stdin)", 2, 2, &command.files});
  line.section("Model and input");
  line.option(Field{"model", "Folder that `gloss train` has written", "folder"}, command.model);
  line.option(Field{"target-format",
                    "How TRG is written: as text, or as pieces separated by blanks, which are then taken exactly as "
                    "they are (without </s> an output is unfinished)",
                    "",
                    {"text", "pieces"}},
              command.target_format);
  line.section("Output");
  line.options(command.outputs);
  line.section("Work");
  line.options(command.translate, {{"length-penalty", "Normalized score (json, nbest)"}, {"max-source-length", "Work"}},
               {"length-penalty", "length-alpha", "max-source-length", "batch-size", "threads"});
  line.note(
      "Writes one number a line: the natural logarithm of the target's probability, summed over its pieces. "
      "--format json adds the pieces with their own numbers and the attention; nbest writes "
      "`id ||| text ||| score`, the score divided by the length penalty.");
}

std::string text_form(const TranslatedLine& line) {
  char number[64];
  std::snprintf(number, sizeof number, "%.6f\n", line.translations.front().log_prob);
  return number;
}

void resolve(const CommandLine& line, ScoreCommand& command, const RunConfig& run) {
  command.translate = run.translate;
  command.translate.n_best = 1;
  line.apply();
  command.translate.validate();
  if (command.outputs.format.empty()) command.outputs.format = "text";
  require_separate_files(command.outputs, command.files);
  if (command.files[0] == "-" && command.files[1] == "-") throw UsageError("only one of SRC and TRG can be stdin");
}

void save_options(const ScoreCommand& command) {
  OptionsRecord record("score");
  record.add("model", {command.model});
  record.add("files", command.files);
  record.add("target-format", {command.target_format});
  record.add(command.outputs);
  record.add(command.translate);
  record.save_beside(command.outputs.output);
}

}  // namespace

int score_command(const Arguments& arguments) {
  ScoreCommand command;
  CommandLine line("score", "--model DIR [options] SRC TRG",
                   "Gives the log-probability of line n of TRG as a translation of line n of SRC.");
  bind(line, command);
  if (!line.parse(arguments)) return 0;
  const RunConfig run = read_run(command.model);
  resolve(line, command, run);
  handle_stop_signals(OnSignal::kStopAtOnce);
  Log log(Log::Style::kPlain);
  const auto warn = [&log](const std::string& text) { log.warning(text); };
  Inputs inputs({command.files[0]}, warn);
  inputs.go_along(command.files[1], Inputs::Companion::kTarget);

  Translator translator(open_model(run, command.model, log), command.translate);
  Outputs outputs(command.outputs, has_attention(run), text_form);
  save_options(command);
  TranslateCounts counts =
      translator.score(inputs.source(), command.target_format == "pieces",
                       [&outputs](TranslatedLine&& result) { outputs.write(result); }, outputs.wants_attention(),
                       {.warning = warn, .flush = [&outputs] { outputs.flush(); }});
  outputs.close();
  counts.replaced += inputs.replaced_lines();
  log.message(counts.summary());
  return 0;
}

}  // namespace gloss
