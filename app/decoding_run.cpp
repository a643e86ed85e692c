#include "decoding_run.hpp"

#include "decoding_progress.hpp"
#include "idle_outputs.hpp"
#include "log.hpp"
#include "model/attention_label.hpp"
#include "options_file.hpp"
#include "signals.hpp"

namespace gloss {
namespace {

struct Ends {
  Inputs& inputs;
  Outputs& outputs;
};

/// One pass from end to end, with what a terminal shows meanwhile.
TranslateCounts decode(Translator& translator, const DecodingWork& work, Ends ends, Log& log) {
  std::vector<std::string> files = work.inputs;
  if (files.empty()) files.emplace_back("-");
  const bool companion_typed = work.role != Inputs::Companion::kNone && reads_keyboard({work.companion});
  const bool from_keyboard = companion_typed || reads_keyboard(files);
  if (from_keyboard) log.message("reading sentences from the keyboard; end with Ctrl-D");
  DecodingProgress progress(log, files, from_keyboard);
  DecodingStream stream;
  stream.input = ends.inputs.source();
  stream.output = [&](TranslatedLine&& result) {
    progress.hide();
    ends.outputs.write(result);
  };
  stream.attention = ends.outputs.wants_attention();
  stream.observer = {.warning = [&log](const std::string& text) { log.warning(text); },
                     .flush = [&ends] { ends.outputs.flush(); },
                     .progress = [&progress](const TranslateProgress& done) { progress.show(done); }};
  const TranslateCounts counts = work.decode(translator, stream);
  progress.hide();
  ends.outputs.close();
  return counts;
}

void tell_of_earlier_matrices(const EarlierMatrices& earlier, const std::string& folder, Log& log) {
  if (earlier.removed > 0) {
    log.message(folder + ": matrices of an earlier run removed: " + std::to_string(earlier.removed));
  }
  if (earlier.remaining > 0) {
    log.warning(folder + ": files named like matrices that no attention.json marks as written by gloss: " +
                std::to_string(earlier.remaining) +
                "; they remain beside those of this run, and the next run will remove them as its own: give gloss " +
                "another folder");
  }
}

}  // namespace

void run_decoding(const RunConfig& run, const DecodingOptions& options, const DecodingWork& work,
                  const std::string& resolved) {
  RunConfig shown = run;
  shown.model = with_shown_attention(run.model, options.translate);
  handle_stop_signals(OnSignal::kStopAtOnce);
  Log log(Log::Style::kPlain);
  if (options.outputs.quiet) log.be_quiet();
  const std::optional<AttentionLabel> label = attention_label(shown.model);
  const DecodingKind kind{work.role != Inputs::Companion::kTarget, label.has_value()};
  for (const std::string& text : idle_texts(options, run.translate, kind)) log.warning(text);
  Inputs inputs(work.inputs, [&log](const std::string& text) { log.warning(text); });
  if (work.role != Inputs::Companion::kNone) inputs.go_along(work.companion, work.role);

  Translator translator(open_model(shown, options.model, log), options.translate);
  Outputs outputs(options.outputs, label, work.text_form);
  tell_of_earlier_matrices(outputs.earlier_matrices(), options.outputs.attention, log);
  save_options_beside(options.outputs.output, resolved);
  TranslateCounts counts = decode(translator, work, {inputs, outputs}, log);
  counts.replaced += inputs.replaced_lines();
  log.message(counts.summary());
}

}  // namespace gloss
