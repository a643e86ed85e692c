// gloss score: the log-probability that a model gives to translations that exist already (forced decoding).
#include <cstdio>

#include "commands.hpp"
#include "decoding_run.hpp"
#include "gloss/error.hpp"
#include "option_binder.hpp"
#include "sentence_argument.hpp"

namespace gloss {
namespace {

struct ScoreCommand {
  DecodingOptions options;
  std::vector<std::string> files;  // source, target
  std::string target_format = "text";
};

void bind(CommandLine& line, ScoreCommand& command) {
  line.words({"SRC TRG", "Two files with as many lines (plain, .gz, .zst or .xz; one of them may be -, stdin)", 2, 2,
              &command.files, "files"});
  line.section("Model and input");
  line.options_file();
  line.option(model_field(), command.options.model);
  line.option(Field{"target-format",
                    "How TRG is written: as text, or as pieces separated by blanks, which are then taken exactly as "
                    "they are (without </s> an output is unfinished)",
                    "",
                    {"text", "pieces"}},
              command.target_format);
  line.section("Output");
  line.options(command.options.outputs);
  line.describe("format", "Form of the results; unless it is set, text");
  line.describe("alignment", "Write the links i-j (source-target, from 0) of each line");
  line.section("Work");
  line.options(command.options.translate,
               {{"length-penalty", "Normalized score (json, nbest)"},
                {"max-source-length", "Work"},
                {"attention-layer", "Attention of models with several layers or heads"}},
               {"length-penalty", "length-alpha", "max-source-length", "batch-size", "threads", "attention-layer",
                "attention-head"});
  line.describe("length-penalty",
                "Divisor of the log-probability: none, wu ((5+n)/6)^alpha, average n^alpha, n pieces with </s>");
  line.note(
      "Writes one number a line: the natural logarithm of the target's probability, summed over its pieces. "
      "--format json adds the pieces with their own numbers and the attention; nbest writes "
      "`id ||| text ||| features ||| score`, the score being LogProb divided by the length penalty.");
  line.note(
      "Defaults of the normalized score, work and attention are those of the model's config.yaml, where it has others "
      "than shown here.");
}

std::string text_form(const TranslatedLine& line) {
  char number[64];
  std::snprintf(number, sizeof number, "%.6f\n", line.translations.front().log_prob);
  return number;
}

void resolve(const CommandLine& line, ScoreCommand& command, const RunConfig& run) {
  OutputOptions& outputs = command.options.outputs;
  TranslateOptions& translate = command.options.translate;
  translate = run.translate;
  translate.n_best = 1;
  translate.coverage_penalty = 0;  // nothing is searched
  translate.sampling = false;      // nor drawn
  line.apply();
  translate.validate();
  if (outputs.format.empty()) outputs.format = "text";
  refuse_sentence("SRC", command.files[0]);
  refuse_sentence("TRG", command.files[1]);
  require_separate_files(outputs, command.files);
  if (command.files[0] == "-" && command.files[1] == "-") throw UsageError("only one of SRC and TRG can be stdin");
}

}  // namespace

int score_command(const Arguments& arguments) {
  ScoreCommand command;
  CommandLine line("score", "--model DIR [options] SRC TRG",
                   "Gives the log-probability of line n of TRG as a translation of line n of SRC.");
  bind(line, command);
  if (!line.parse(arguments)) return 0;
  const RunConfig run = read_run(command.options.model);
  resolve(line, command, run);
  const auto decode = [pieces = command.target_format == "pieces"](Translator& translator,
                                                                   const DecodingStream& stream) {
    return translator.score(stream.input, pieces, stream.output, stream.attention, stream.observer);
  };
  run_decoding(run, command.options,
               {{command.files[0]}, command.files[1], Inputs::Companion::kTarget, text_form, decode}, line.resolved());
  return 0;
}

}  // namespace gloss
