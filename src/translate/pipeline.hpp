// The pipeline: a window is read and split into batches, workers decode them, the results are handed out in order.
#pragma once

#include <chrono>
#include <functional>

#include "gloss/translator.hpp"
#include "translate/batching.hpp"
#include "translate/results.hpp"
#include "translate/window.hpp"
#include "translate/workers.hpp"

namespace gloss {

using Output = std::function<void(TranslatedLine&&)>;

/// Runs `source` through a window at a time; while one is decoded the next is read as far as the source is ready.
/// Everything but decoding happens on the calling thread. An error at line k is thrown after the lines before it were
/// handed out.
class Pipeline {
 public:
  Pipeline(const TranslatorParts& parts, const DecodeSetup& setup);
  TranslateCounts run(const LineSource& source, const Output& output, const PipelineObserver& observer);

 private:
  std::vector<JobBatch> batches_of(LineWindow& window) const;
  double seconds() const;
  /// What was handed out, and what is decoded of the window at work.
  TranslateProgress progress(const DecodedWork& window = {}) const;
  void hand_out(LineWindow& window, const Output& output);

  DecodeSetup setup_;
  Preparer preparer_;
  int threads_;
  BatchLimits batch_limits_;
  std::chrono::steady_clock::time_point begin_;
  TranslateCounts counts_;
  WorkerPool workers_;
};

}  // namespace gloss
