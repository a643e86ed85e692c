// The translation pipeline: lines -> ids -> batches inside a bounded window -> search -> text and attention, in order.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "gloss/translate_options.hpp"
#include "gloss/translation.hpp"

namespace gloss {

class StepModel;
class Vocabulary;

/// What a run has done: printed in one line at its end.
struct TranslateCounts {
  int64_t lines = 0, blank = 0, cut = 0, replaced = 0, unfinished = 0;
  int64_t source_pieces = 0, target_pieces = 0;
  double seconds = 0;
  std::string summary() const;
};

/// One line of input. `prefix` is text that the output must start with; `target` (score) is the given output.
struct InputLine {
  int64_t line = 0;  ///< from 1
  std::string text;
  std::string prefix;
  std::optional<std::string> target;
};

/// Where lines come from: next() waits; ready() tells whether next() would return at once, so that a pipe or a
/// terminal is answered as soon as nothing more is there.
struct LineSource {
  std::function<std::optional<InputLine>()> next;
  std::function<bool()> ready;
};

struct PipelineObserver {
  std::function<void(const std::string&)> warning = [](const std::string&) {};
};

/// What translating needs of a model. The factory is called once per worker thread, on that thread, and may share
/// weights between its results.
struct TranslatorParts {
  std::function<std::unique_ptr<StepModel>()> make_model;
  std::shared_ptr<const Vocabulary> source_vocabulary, target_vocabulary;
};

class Translator {
 public:
  Translator(TranslatorParts parts, TranslateOptions options);

  /// Translates every line of `input` and hands the results to `output` in order (on the calling thread). Memory is
  /// bounded by a window of batches whatever the length of the input. With `attention` the matrices are filled.
  TranslateCounts run(const LineSource& input, const std::function<void(TranslatedLine&&)>& output, bool attention,
                      const PipelineObserver& observer = {});

  /// The same for given targets (forced decoding): InputLine::target is scored, as text or as pieces.
  TranslateCounts score(const LineSource& input, bool target_is_pieces,
                        const std::function<void(TranslatedLine&&)>& output, bool attention,
                        const PipelineObserver& observer = {});

  /// A few lines at once: what validation uses.
  std::vector<TranslatedLine> translate(const std::vector<std::string>& lines, bool attention = false);

 private:
  TranslatorParts parts_;
  TranslateOptions options_;
};

}  // namespace gloss
