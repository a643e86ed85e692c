// gloss translate: lines in, translations out, attention and links beside them.
#include "commands.hpp"
#include "decoding_run.hpp"
#include "gloss/error.hpp"
#include "option_binder.hpp"
#include "sentence_argument.hpp"

namespace gloss {
namespace {

struct TranslateCommand {
  DecodingOptions options;
  std::vector<std::string> inputs;
  std::string target_prefix;
};

void bind(CommandLine& line, TranslateCommand& command) {
  line.words({"INPUT...",
              "Files with one sentence a line (plain, .gz, .zst or .xz), read one after the other; none or - is "
              "stdin",
              0, SIZE_MAX, &command.inputs, "input"});
  line.section("Model and input");
  line.options_file();
  line.option(model_field(), command.options.model);
  line.option(Field{"target-prefix", "Text that each output must begin with, one line per input line", "file"},
              command.target_prefix);
  line.section("Output");
  line.options(command.options.outputs);
  line.options(command.options.translate, {{"beam-size", "Search"},
                                           {"sampling", "Sampling"},
                                           {"max-source-length", "Work"},
                                           {"attention-layer", "Attention of models with several layers or heads"}});
  line.note(
      "Defaults of search, sampling, work and attention are those of the model's config.yaml, where it has others "
      "than shown here.");
  line.note(
      "--format: text is one line per input line, the best result; nbest is `id ||| text ||| features ||| "
      "score` per result, id from 0, as in Moses, the features being LogProb, Length in pieces, Coverage (with "
      "--coverage-penalty) and Unfinished; json is one object per input line, with everything. Where several "
      "results per line are asked for (--n-best, --sample-count), nbest is the default, else text.");
  line.note(
      "--attention: DIR/000001.csv holds the matrix of line 1 (000001.2.csv of its second result). FILE.csv "
      "holds all in one table. With --output FILE, the resolved options are kept in FILE.options.yaml; "
      "--config FILE.options.yaml does the same again. Paths in it count from the working directory.");
}

std::string text_form(const TranslatedLine& line) {
  return line.translations.front().text + "\n";
}

void resolve(const CommandLine& line, TranslateCommand& command, RunConfig run) {
  OutputOptions& outputs = command.options.outputs;
  TranslateOptions& translate = command.options.translate;
  translate = run.translate;
  line.apply();
  run.translate = translate;
  validate(run);  // the flags, and whether they suit the model
  if (outputs.format.empty()) {
    const int results = translate.sampling ? translate.sample_count : translate.n_best;
    outputs.format = results > 1 ? "nbest" : "text";
  }
  refuse_sentences(command.inputs, "gloss translate --model " + command.options.model);
  if (!command.target_prefix.empty()) refuse_sentence("--target-prefix", command.target_prefix);
  std::vector<std::string> files = command.inputs;
  if (files.empty()) files.emplace_back("-");
  files.push_back(command.target_prefix);
  require_separate_files(outputs, files);
}

TranslateCounts decode(Translator& translator, const DecodingStream& stream) {
  return translator.run(stream.input, stream.output, stream.attention, stream.observer);
}

}  // namespace

int translate_command(const Arguments& arguments) {
  TranslateCommand command;
  CommandLine line("translate", "--model DIR [options] [INPUT...]",
                   "Translates every line of the input, in order: as many lines come out as went in.");
  bind(line, command);
  if (!line.parse(arguments)) return 0;
  const RunConfig run = read_run(command.options.model);
  resolve(line, command, run);
  const auto role = command.target_prefix.empty() ? Inputs::Companion::kNone : Inputs::Companion::kPrefix;
  run_decoding(run, command.options, {command.inputs, command.target_prefix, role, text_form, decode}, line.resolved());
  return 0;
}

}  // namespace gloss
