// The public face of the pipeline.
#include "gloss/translator.hpp"

#include <optional>
#include <utility>

#include "translate/pipeline.hpp"

namespace gloss {

Translator::Translator(TranslatorParts parts, TranslateOptions options)
    : parts_(std::move(parts)), options_(std::move(options)) {
  options_.validate();
}

TranslateCounts Translator::run(const LineSource& input, const Output& output, bool attention,
                                const PipelineObserver& observer) {
  const DecodeSetup setup{parts_.target_vocabulary, options_, TargetForm::none, attention, parts_.memory};
  return Pipeline(parts_, setup).run(input, output, observer);
}

TranslateCounts Translator::score(const LineSource& input, bool target_is_pieces, const Output& output, bool attention,
                                  const PipelineObserver& observer) {
  const TargetForm form = target_is_pieces ? TargetForm::pieces : TargetForm::text;
  const DecodeSetup setup{parts_.target_vocabulary, options_, form, attention, parts_.memory};
  return Pipeline(parts_, setup).run(input, output, observer);
}

std::vector<TranslatedLine> Translator::translate(const std::vector<std::string>& lines, bool attention) {
  std::vector<TranslatedLine> results;
  size_t read = 0;
  LineSource source;
  source.next = [&]() -> std::optional<InputLine> {
    if (read == lines.size()) return std::nullopt;
    ++read;
    return InputLine{static_cast<int64_t>(read), lines[read - 1], {}, {}};
  };
  source.ready = [] { return true; };
  run(
      source, [&](TranslatedLine&& line) { results.push_back(std::move(line)); }, attention);
  return results;
}

}  // namespace gloss
