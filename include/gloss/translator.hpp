// The translation pipeline: lines -> ids -> batches inside a bounded window -> search -> text and attention, in order.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "gloss/decoding_memory.hpp"
#include "gloss/translate_options.hpp"
#include "gloss/translation.hpp"

namespace gloss {

class StepModel;
class Vocabulary;

/// What a run has done: printed in one line at its end.
struct TranslateCounts {
  int64_t lines = 0, blank = 0, cut = 0;
  int64_t replaced = 0;    ///< lines whose invalid UTF-8 was replaced here; a LineReader counts those it has repaired
  int64_t unfinished = 0;  ///< lines whose best output reached the length limit
  int64_t source_pieces = 0, target_pieces = 0;  ///< `</s>` included, best outputs only, blank lines left out
  double seconds = 0;
  std::string summary() const;
};

/// One line of input. `prefix` is text that the output must start with; `target` (score) is the given output.
struct InputLine {
  int64_t line = 0;  ///< from 1
  std::string text;
  std::string prefix;
  std::optional<std::string> target;
  bool text_is_cut = false;  ///< `text` is the beginning of a line that its reader did not keep whole
};

/// Where lines come from: next() waits; ready() tells whether next() would return at once, so that a pipe or a
/// terminal is answered as soon as nothing more is there. An empty ready is always ready. Both are called on the thread
/// that called the Translator.
struct LineSource {
  std::function<std::optional<InputLine>()> next;
  std::function<bool()> ready;
};

/// What a run has done so far: lines whose best output is known, handed out or not.
struct TranslateProgress {
  int64_t lines = 0, target_pieces = 0;
  double seconds = 0;
};

struct PipelineObserver {
  std::function<void(const std::string&)> warning = [](const std::string&) {};
  /// All results of a window were handed out and reading may wait now: the moment to flush the output.
  std::function<void()> flush = [] {};
  /// Every fifth of a second while a window is decoded, and after its results were flushed; on the thread that called
  /// the Translator.
  std::function<void(const TranslateProgress&)> progress = [](const TranslateProgress&) {};
};

/// What translating needs of a model. The factory is called once per worker thread, on that thread, and may share
/// weights between its results.
struct TranslatorParts {
  std::function<std::unique_ptr<StepModel>()> make_model;
  std::shared_ptr<const Vocabulary> source_vocabulary, target_vocabulary;
  DecodingMemory memory = {};  ///< of its models: batches are bounded by it
};

class Translator {
 public:
  /// Throws UsageError when the options do not hold (TranslateOptions::validate).
  Translator(TranslatorParts parts, TranslateOptions options);

  /// Translates every line of `input` and hands the results to `output` in order (on the calling thread). Memory is
  /// bounded by a window of batches whatever the length of the input. With `attention` the matrices are filled. What
  /// the source, the model or `output` throws is thrown again here; the results of the lines before were handed out.
  TranslateCounts run(const LineSource& input, const std::function<void(TranslatedLine&&)>& output, bool attention,
                      const PipelineObserver& observer = {});

  /// The same for given targets (forced decoding): InputLine::target is scored, as text (`</s>` is added) or as pieces
  /// (finished only if the last one is `</s>`). A blank source with a target that is not is scored from `</s>` alone.
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
