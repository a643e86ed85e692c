#include "decoding_run.hpp"

#include <algorithm>

#include "gloss/idle_options.hpp"
#include "log.hpp"
#include "model/attention_label.hpp"
#include "model/options_table.hpp"
#include "signals.hpp"

namespace gloss {
namespace {

/// Of options of this call: a default that the model's config.yaml has for some calls is not worth a word in others.
void warn_of_idle_options(const TranslateOptions& chosen, const TranslateOptions& defaults, Log& log) {
  const std::vector<std::string> changed = changed_options(defaults, chosen);
  for (const IdleOption& idle : idle_options(chosen)) {
    if (std::ranges::find(changed, idle.key) != changed.end()) log.warning(idle_text(idle));
  }
}

}  // namespace

void run_decoding(const RunConfig& run, const DecodingOptions& options, const DecodingWork& work,
                  OptionsRecord record) {
  RunConfig shown = run;
  shown.model = with_shown_attention(run.model, options.translate);
  handle_stop_signals(OnSignal::kStopAtOnce);
  Log log(Log::Style::kPlain);
  warn_of_idle_options(options.translate, run.translate, log);
  const auto warn = [&log](const std::string& text) { log.warning(text); };
  Inputs inputs(work.inputs, warn);
  if (work.role != Inputs::Companion::kNone) inputs.go_along(work.companion, work.role);

  Translator translator(open_model(shown, options.model, log), options.translate);
  Outputs outputs(options.outputs, attention_label(shown.model), work.text_form);
  record.add(options.outputs);
  record.add(options.translate);
  record.save_beside(options.outputs.output);
  TranslateCounts counts =
      work.decode(translator, {.input = inputs.source(),
                               .output = [&outputs](TranslatedLine&& result) { outputs.write(result); },
                               .attention = outputs.wants_attention(),
                               .observer = {.warning = warn, .flush = [&outputs] { outputs.flush(); }}});
  outputs.close();
  counts.replaced += inputs.replaced_lines();
  log.message(counts.summary());
}

}  // namespace gloss
