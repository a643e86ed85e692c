// gloss translate: lines in, translations out, attention and links beside them.
#include "commands.hpp"
#include "gloss/error.hpp"
#include "inputs.hpp"
#include "log.hpp"
#include "model_session.hpp"
#include "option_binder.hpp"
#include "outputs.hpp"
#include "signals.hpp"

namespace gloss {
namespace {

struct TranslateCommand {
  std::string model;
  std::vector<std::string> inputs;
  std::string target_prefix;
  OutputOptions outputs;
  TranslateOptions translate;
};

void bind(CommandLine& line, TranslateCommand& command) {
  line.words({"INPUT...",
              "Files with one sentence a line (plain or .gz), read one after the other; none or - is "
              "stdin",
              0, SIZE_MAX, &command.inputs});
  line.section("Model and input");
  line.option(Field{"model", "Folder that `gloss train` has written", "folder"}, command.model);
  line.option(Field{"target-prefix", "Text that each output must begin with, one line per input line", "file"},
              command.target_prefix);
  line.section("Output");
  line.options(command.outputs);
  line.options(command.translate, {{"beam-size", "Search"}, {"sampling", "Sampling"}, {"max-source-length", "Work"}});
  line.note(
      "Defaults of search, sampling and work are those of the model's config.yaml, where it has others than "
      "shown here.");
  line.note(
      "--format: text is one line per input line, the best result; nbest is `id ||| text ||| score` per result, "
      "id from 0, as in Moses and Marian; json is one object per input line, with everything. Where several "
      "results per line are asked for (--n-best, --sample-count), nbest is the default, else text.");
  line.note(
      "--attention: DIR/000001.csv holds the matrix of line 1 (000001.2.csv of its second result). FILE.csv "
      "holds all in one table. With --output FILE, the resolved options are kept in FILE.options.yaml.");
}

std::string text_form(const TranslatedLine& line) {
  return line.translations.front().text + "\n";
}

void resolve(const CommandLine& line, TranslateCommand& command, RunConfig run) {
  command.translate = run.translate;
  line.apply();
  run.translate = command.translate;
  validate(run);  // the flags, and whether they suit the model
  const TranslateOptions& options = command.translate;
  if (command.outputs.format.empty()) {
    const int results = options.sampling ? options.sample_count : options.n_best;
    command.outputs.format = results > 1 ? "nbest" : "text";
  }
  std::vector<std::string> files = command.inputs;
  if (files.empty()) files.emplace_back("-");
  files.push_back(command.target_prefix);
  require_separate_files(command.outputs, files);
}

void save_options(const TranslateCommand& command) {
  OptionsRecord record("translate");
  record.add("model", {command.model});
  record.add("input", command.inputs);
  record.add("target-prefix", {command.target_prefix});
  record.add(command.outputs);
  record.add(command.translate);
  record.save_beside(command.outputs.output);
}

}  // namespace

int translate_command(const Arguments& arguments) {
  TranslateCommand command;
  CommandLine line("translate", "--model DIR [options] [INPUT...]",
                   "Translates every line of the input, in order: as many lines come out as went in.");
  bind(line, command);
  if (!line.parse(arguments)) return 0;
  const RunConfig run = read_run(command.model);
  resolve(line, command, run);
  handle_stop_signals(OnSignal::kStopAtOnce);
  Log log(Log::Style::kPlain);
  const auto warn = [&log](const std::string& text) { log.warning(text); };
  Inputs inputs(command.inputs, warn);
  if (!command.target_prefix.empty()) inputs.go_along(command.target_prefix, Inputs::Companion::kPrefix);

  Translator translator(open_model(run, command.model, log), command.translate);
  Outputs outputs(command.outputs, has_attention(run), text_form);
  save_options(command);
  TranslateCounts counts =
      translator.run(inputs.source(), [&outputs](TranslatedLine&& result) { outputs.write(result); },
                     outputs.wants_attention(), {.warning = warn, .flush = [&outputs] { outputs.flush(); }});
  outputs.close();
  counts.replaced += inputs.replaced_lines();
  log.message(counts.summary());
  return 0;
}

}  // namespace gloss
